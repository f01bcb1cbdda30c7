import { describe, expect, it } from 'vitest'
import { Camera, clamp } from './camera.svelte'

function camera(): Camera {
  const made = new Camera({ x: 0, y: 0, width: 2000, height: 1000 })
  made.resize(1000, 1000)
  made.fit()
  return made
}

describe('the camera', () => {
  it('fits the whole board in', () => {
    const { seen } = camera()
    expect(seen.x).toBeLessThanOrEqual(0)
    expect(seen.x + seen.width).toBeGreaterThanOrEqual(2000)
  })
  it('keeps the point under the hand when it zooms', () => {
    const made = camera()
    const before = made.toBoard(300, 400)
    made.zoom(2, 300, 400)
    const after = made.toBoard(300, 400)
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })
  it('goes to the screen and back', () => {
    const made = camera()
    const [x, y] = made.toScreen(123, 456)
    expect(made.toBoard(x, y)[0]).toBeCloseTo(123)
    expect(made.toBoard(x, y)[1]).toBeCloseTo(456)
  })
  it('cannot push the board off the table', () => {
    const made = camera()
    made.pan(-100_000, 100_000)
    const [right] = made.toScreen(2000, 0)
    const [, top] = made.toScreen(0, 0)
    expect(right).toBeGreaterThan(0)
    expect(top).toBeLessThan(1000)
  })
  it('puts the middle into what panels leave free', () => {
    const made = camera()
    made.zoom(3)
    made.margins = { top: 0, right: 0, bottom: 400, left: 0 }
    made.centre(1000, 500)
    expect(made.toScreen(1000, 500)[1]).toBeCloseTo(300)
  })
  it('shows one of several maps beside what lies in the corner', () => {
    const made = camera()
    made.corner = { width: 200, height: 150 }
    made.fitClear({ x: 100, y: 100, width: 400, height: 400 })
    const [left, bottom] = [made.toScreen(100, 100)[0], made.toScreen(100, 500)[1]]
    expect(left >= 199 || bottom <= 851).toBe(true)
  })
  it('does not take for seen what a corner covers', () => {
    const made = camera()
    made.zoom(3)
    const [low, middle] = [made.toBoard(800, 850), made.toBoard(500, 850)]
    const other = made.toBoard(200, 850)
    expect([low, middle, other].map(([x, y]) => made.sees(x, y))).toEqual([true, true, true])
    made.card = { width: 300, height: 150 }
    made.corner = { width: 200, height: 150 }
    expect([low, middle, other].map(([x, y]) => made.sees(x, y))).toEqual([false, true, false])
    expect([low, middle, other].map(([x, y]) => made.underCard(x, y))).toEqual([true, false, false])
    made.show(...low)
    expect(made.toScreen(...low)[1]).toBeLessThan(790)
  })
  it('leaves no more than a rim beside the board', () => {
    const made = camera()
    made.zoom(3)
    made.centre(0, 0)
    expect(made.toScreen(0, 0)[0]).toBeCloseTo(180)
    expect(made.toScreen(0, 0)[1]).toBeCloseTo(180)
  })
})

it('a clamp between crossed bounds is their middle', () => {
  expect(clamp(5, 10, 0)).toBe(5)
  expect(clamp(-3, 0, 10)).toBe(0)
})
