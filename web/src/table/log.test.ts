import { describe, expect, it } from 'vitest'
import type { Entry } from '../api/client'
import { Ground } from './geometry'
import { isFight, spaceOf, throwOf, wayOf } from './log'
import { motionsOf } from './motion'

it('fights are told by the kind of event', () => {
  expect(isFight({ kind: 'battle-fought' })).toBe(true)
  expect(isFight({ kind: 'moved' })).toBe(false)
})

describe('ways in events', () => {
  it('are of a unit along spaces', () => {
    expect(wayOf({ facts: { unit: 'a', path: ['1', '2'] } })).toEqual({ unit: 'a', path: ['1', '2'] })
    expect(wayOf({ facts: { unit: 'a', space: '1' } })).toBeNull()
  })
  it('end where the unit stands', () => {
    expect(spaceOf({ facts: { path: ['1', '2'] } })).toBe('2')
  })
})

describe('motions', () => {
  const square = (id: string, x: number) => ({ id, x, y: 0, stand: [x, 0], polygon: [x, 0, x + 1, 0, x + 1, 1, x, 1], label: id })
  const ground = new Ground([square('1', 0), square('2', 10), square('3', 20)])
  const moved = (path: string[]) => ({ events: [{ kind: 'moved', facts: { unit: 'a', path } }] }) as unknown as Entry
  it('take 180 ms a space', () => {
    expect(motionsOf([moved(['1', '2', '3'])], ground)[0]?.length).toBe(360)
  })
  it('of many moves show the last ones only', () => {
    expect(motionsOf(Array.from({ length: 50 }, () => moved(['1', '2', '3'])), ground).length).toBeLessThan(15)
  })
})

describe('the dice beside the map', () => {
  const entry = (number: number, side: string, kind: string, dice: number[] = []) =>
    ({ number, side, dice, events: [{ kind, thrown: [] }] }) as unknown as Entry
  const opened = entry(1, 'axis', 'attack-declared')
  const fought = entry(2, 'axis', 'battle-fought', [3, 4])
  const weather = entry(3, 'axis', 'pause-rolled', [5])
  it('are those of the fight, whoever threw them and whatever was thrown after', () => {
    expect(throwOf([opened, fought, weather], ['allied'])).toBe(fought)
    expect(throwOf([weather], ['axis'])).toBe(weather)
  })
  it('are gone when the next fight begins, and when one acts', () => {
    expect(throwOf([opened], ['allied'])).toBeNull()
    expect(throwOf([entry(4, 'allied', 'moved')], ['allied'])).toBeNull()
  })
  it('stay while others do what is no fight', () => {
    expect(throwOf([entry(5, 'axis', 'moved'), weather], ['allied'])).toBeUndefined()
  })
})
