import { describe, expect, it } from 'vitest'
import type { Piece, Unit } from '../api/client'
import { shiftOf, stacksOf } from './stacks'

function unit(id: string, space: string | null, attack: number, status: Unit['status'] = 'board'): Unit {
  return { id, space, status, facing: 'front', reduced: false, values: { attack, defence: 1, movement: 6 }, marks: [] }
}

describe('stacks', () => {
  const units = [unit('weak', '0101', 1), unit('strong', '0101', 9), unit('alone', '0202', 3), unit('gone', null, 5, 'destroyed'), unit('later', null, 5, 'away')]
  it('hold who stands together, the best fighter on top', () => {
    const stacks = stacksOf(units, new Map(), new Set())
    expect(stacks.map((stack) => stack.units.map((one) => one.id))).toEqual([['weak', 'strong'], ['alone']])
  })
  it('have the chosen one on top', () => {
    expect(stacksOf(units, new Map(), new Set(['weak']))[0]?.units.at(-1)?.id).toBe('weak')
  })
  it('of two sides in one space lie side by side', () => {
    const sides = new Map(['weak', 'strong'].map((id, i) => [id, { side: i ? 'axis' : 'allied' } as Piece]))
    const [left, right] = stacksOf(units, sides, new Set())
    expect([left?.units[0]?.id, right?.units[0]?.id]).toEqual(['weak', 'strong'])
    expect(left?.aside).toBe(-(right?.aside ?? 0))
    expect(right?.aside).toBeGreaterThan(0.5)
  })
  it('are shifted about their middle', () => {
    const shifts = [0, 1, 2].map((i) => shiftOf(i, 3))
    expect(shifts[0]).toBeCloseTo(-(shifts[2] as number))
    expect(shifts[1]).toBeCloseTo(0)
    expect(shiftOf(0, 1)).toBeCloseTo(0)
  })
  it('of many units do not grow out of their space', () => {
    expect(shiftOf(11, 12) - shiftOf(0, 12)).toBeLessThan(0.5)
  })
})
