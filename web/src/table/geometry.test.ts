import { describe, expect, it } from 'vitest'
import { border, boundsOf, Ground, inside, outline, type Shape } from './geometry'

/** A flat-top hex of radius 10. */
function hex(id: string, x: number, y: number): Shape {
  const polygon = [0, 60, 120, 180, 240, 300].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return [x + 10 * Math.cos(angle), y + 10 * Math.sin(angle)]
  })
  return { id, x, y, stand: [x, y], polygon, label: id }
}

const DOWN = 10 * Math.sqrt(3)
const ground = new Ground([hex('a', 0, 0), hex('b', 15, DOWN / 2), hex('c', 0, DOWN), hex('d', 30, 0)])

describe('the space under a point', () => {
  it('is the hex whose middle it is', () => {
    for (const shape of ground.shapes.values()) expect(ground.under(shape.x, shape.y)?.id).toBe(shape.id)
  })
  it('is decided by the border, not by the bounding box', () => {
    expect(ground.under(9, 8)?.id).toBe('b')
    expect(ground.under(4, 8)?.id).toBe('a')
  })
  it('is also found by its box beside the map', () => {
    const zone = new Ground([{ ...hex('z', 0, 0), box: [100, 100, 140, 120] }])
    expect(zone.under(120, 110)?.id).toBe('z')
    expect(zone.under(0, 0)?.id).toBe('z')
    expect(zone.under(60, 60)).toBeUndefined()
  })
  it('is none off the map', () => {
    expect(ground.under(-50, -50)).toBeUndefined()
  })
  it('works for areas that are not convex', () => {
    const bay = [0, 0, 10, 0, 10, 10, 5, 3, 0, 10]
    expect(inside(5, 2, bay)).toBe(true)
    expect(inside(5, 8, bay)).toBe(false)
  })
})

describe('the cursor', () => {
  it('goes to the next space in a direction', () => {
    expect(ground.towards('a', 0, 1)?.id).toBe('c')
    expect(ground.towards('a', 1, 0)?.id).toBe('b')
    expect(ground.towards('c', 0, -1)?.id).toBe('a')
  })
  it('stays where there is nothing', () => {
    expect(ground.towards('a', -1, 0)).toBeUndefined()
  })
})

it('an outline shrinks towards the middle', () => {
  const numbers = outline(hex('a', 100, 100), 0.5).match(/[\d.]+/g)?.map(Number) ?? []
  const box = boundsOf(numbers)
  expect(box.width).toBeCloseTo(10, 0)
  expect(box.x + box.width / 2).toBeCloseTo(100, 0)
})

describe('the border of a group of spaces', () => {
  it('leaves out the sides they share', () => {
    expect(border(ground, ['a']).match(/M/g)).toHaveLength(6)
    expect(border(ground, ['a', 'b']).match(/M/g)).toHaveLength(10)
    expect(border(ground, ['a', 'b', 'c']).match(/M/g)).toHaveLength(12)
  })
})
