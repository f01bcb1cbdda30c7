import { describe, expect, it } from 'vitest'
import type { Option, Schemas } from '../api/client'
import { couldJoin, groupChances, nextStep, nextUseful, toggled, type AttackPlan } from './plans'

function option(action: string, given: Partial<Option> = {}): Option {
  return { action, verb: action.split(' ')[0] ?? '', piece: null, spaces: [], number: null, label: { id: 'x', facts: {} }, closes: false, weighs: false, leaves: [], ...given }
}
const join = (piece: string) => option(`join ${piece}`, { piece })
const done = option('done', { closes: true })
const plan: AttackPlan = { opening: option('attack 0606', { spaces: ['0606'] }), target: '0606', joining: new Set(['a', 'b']), air: 2 }

describe('a plan is carried out', () => {
  it('unit by unit', () => {
    expect(nextStep(plan, [join('c'), join('b'), done], new Set(['a']))?.action).toBe('join b')
  })
  it('and closed when all have joined', () => {
    expect(nextStep(plan, [join('c'), done], new Set(['a', 'b']))?.action).toBe('done')
  })
  it('with the air points that were planned', () => {
    const air = [0, 1, 2, 3].map((number) => option(`air ${number}`, { number }))
    expect(nextStep(plan, air, new Set())?.action).toBe('air 2')
  })
  it('and says that no guns help where none shall', () => {
    const guns = (piece: string) => option(`guns ${piece}`, { piece })
    expect(nextStep(plan, [guns('x'), guns('y'), option('none', { closes: true })], new Set(['a', 'b']))?.action).toBe('none')
  })
  it('and stops where it does not know', () => {
    expect(nextStep(plan, [option('loss x', { piece: 'x', spaces: ['0606'] })], new Set())).toBeNull()
    expect(nextStep(plan, [option('air 0', { number: 0 })], new Set())).toBeNull()
  })
})

describe('the next useful number', () => {
  it('is the first that reaches another column', () => {
    expect(nextUseful([3, 3, 4, 4, 5], 0, 0)).toEqual({ points: 2, column: 4 })
    expect(nextUseful([3, 3, 4, 4, 5], 0, 2)).toEqual({ points: 4, column: 5 })
  })
  it('counts from the least', () => {
    expect(nextUseful([3, 4], 5, 5)).toEqual({ points: 6, column: 4 })
  })
  it('is none when more help nothing', () => {
    expect(nextUseful([3, 3], 0, 0)).toBeNull()
  })
})

describe('who joins a planned fight', () => {
  const joiner = (unit: string, given: Partial<Schemas['Joiner']> = {}): Schemas['Joiner'] => ({ unit, part: 'unit', joins: false, must: false, instead: '', why: null, ...given })
  const all = [joiner('a', { joins: true, must: true }), joiner('b', { joins: true }), joiner('c', { part: 'gun' }), joiner('d', { why: { rule: 'x 1', code: 'no', text: 'no', args: [] } })]
  it('is who could: neither those who cannot, nor those who cannot stay out', () => {
    expect(couldJoin(all).map((one) => one.unit)).toEqual(['b', 'c'])
  })
  it('comes in and goes out by a click', () => {
    expect(toggled(all, ['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
    expect(toggled(all, ['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
    expect(toggled(all, ['a', 'b'], 'a')).toEqual(['a', 'b'])
    expect(toggled(all, ['a', 'b'], 'd')).toEqual(['a', 'b'])
  })
  it('takes the place of another where only one may help', () => {
    const guns = [joiner('x', { part: 'headquarters', instead: 'guns' }), joiner('y', { part: 'battery', instead: 'guns' }), joiner('b')]
    expect(toggled(guns, ['b', 'x'], 'y')).toEqual(['b', 'y'])
  })
})

it('chances fall into heaps that sum up to one', () => {
  const groups = groupChances([
    { outcome: 'attacker', throws: 6, of: 36 },
    { outcome: 'exchange', throws: 6, of: 36 },
    { outcome: 'none', throws: 8, of: 36 },
    { outcome: 'defender', throws: 10, of: 36 },
    { outcome: 'defender', throws: 6, of: 36 },
  ])
  expect(groups.map((group) => group.kind)).toEqual(['good', 'exchange', 'none', 'bad'])
  expect(groups.reduce((sum, group) => sum + group.share, 0)).toBeCloseTo(1)
})
