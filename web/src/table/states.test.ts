import { describe, expect, it } from 'vitest'
import type { Battle, Board, Unit } from '../api/client'
import { isFreeToThink, States, type Circumstances } from './states'

function unit(id: string, ...marks: string[]): Unit {
  return { id, space: '0101', status: 'board', facing: 'front', activity: null, reduced: false, values: {}, marks }
}
const board = { must: [{ unit: 'must' }], decision: { side: 'allied' }, active: 'allied' } as unknown as Board
const battle = {
  parties: [
    { role: 'attack', units: [{ unit: 'attacker' }] },
    { role: 'defence', units: [{ unit: 'defender' }] },
  ],
} as unknown as Battle
const now: Circumstances = { board, battle, selected: 'chosen', able: new Set(['able']), mates: new Set(['mate']), hinted: null }
const states = new States(now)

describe('every state has a ring and a badge of its own', () => {
  it.each([
    ['must', 'must', 'must'],
    ['attacker', 'attack', 'tick'],
    ['defender', 'target', 'target'],
  ])('%s', (id, ring, badge) => {
    expect(states.of(unit(id), 'allied')).toMatchObject({ ring, badge })
  })
  it('the chosen one has a solid ring, a mate a thin one', () => {
    expect(states.of(unit('chosen'), 'allied').ring).toBe('selected')
    expect(states.of(unit('mate'), 'allied').ring).toBe('mate')
  })
})

describe('what has moved', () => {
  it('is faded with an arrow, on the side whose phase it is', () => {
    expect(states.of(unit('x', 'moved'), 'allied')).toMatchObject({ faded: true, badge: 'moved' })
    expect(states.of(unit('x', 'moved'), 'axis').faded).toBe(false)
  })
  it('is told by how far a unit has got, in games where headquarters call units', () => {
    expect(states.of({ ...unit('x', 'moved'), activity: 'ready' }, 'allied').faded).toBe(false)
    expect(states.of({ ...unit('x'), activity: 'done' }, 'allied')).toMatchObject({ faded: true, badge: 'moved' })
    expect(states.of({ ...unit('x'), activity: 'spent' }, 'axis')).toMatchObject({ faded: false, badge: 'spent' })
  })
  it('is not faded while it can still be chosen', () => {
    expect(states.of(unit('able', 'moved'), 'allied').faded).toBe(false)
  })
})

describe('supply', () => {
  it('is hatched with a barrel, struck out for who is cut off', () => {
    expect(states.of(unit('x', 'now-unsupplied'), 'allied')).toMatchObject({ hatched: true, badge: 'supply' })
    expect(states.of(unit('x', 'isolated'), 'axis')).toMatchObject({ hatched: true, badge: 'cut-off' })
  })
})

describe('where a unit could go', () => {
  const board = { battle: null, phase: 'movement', decision: null, active: 'axis' }
  const unit = { activity: null, marks: [] as string[] }
  const moved = { activity: null, marks: ['moved'] }
  it('is looked at of who has not moved, and of the other side', () => {
    expect(isFreeToThink(board, unit, 'axis')).toBe(true)
    expect(isFreeToThink(board, moved, 'axis')).toBe(false)
    expect(isFreeToThink(board, moved, 'allied')).toBe(true)
    expect(isFreeToThink(board, { activity: 'done', marks: [] }, 'axis')).toBe(false)
  })
  it('is not looked at while one fights', () => {
    expect(isFreeToThink({ ...board, phase: 'armour-combat' }, unit, 'axis')).toBe(false)
    expect(isFreeToThink({ ...board, battle: {} as Battle }, unit, 'axis')).toBe(false)
  })
})
