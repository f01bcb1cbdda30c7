import { describe, expect, it } from 'vitest'
import type { Option } from '../api/client'
import { canChoose, choosable, onlyMover, optionAt, sortOut } from './choosing'

function option(action: string, given: Partial<Option> = {}): Option {
  return { action, verb: action.split(' ')[0] ?? '', piece: null, spaces: [], number: null, label: { id: 'x', facts: {} }, closes: false, weighs: false, leaves: [], ...given }
}

const select = (piece: string) => option(piece, { verb: 'select', piece })
const move = (piece: string, ...spaces: string[]) => option(`${piece} ${spaces.join('-')}`, { verb: 'move', piece, spaces })
const end = option('end', { closes: true })

describe('options by what one points at', () => {
  const choices = sortOut([select('uk_1'), select('uk_2'), option('attack 0606', { spaces: ['0606'] }), option('air 0', { number: 0 }), option('air 2', { number: 2 }), end, option('pass')])
  it('a unit alone', () => {
    expect([...choices.ofPiece.keys()]).toEqual(['uk_1', 'uk_2'])
    expect(canChoose(choices, 'uk_1')).toBe(true)
    expect(canChoose(choices, 'uk_9')).toBe(false)
  })
  it('a space alone', () => {
    expect(choices.ofSpace.get('0606')?.[0]?.action).toBe('attack 0606')
  })
  it('numbers are one slider', () => {
    const [slider] = choices.sliders
    expect([slider?.least, slider?.most]).toEqual([0, 2])
    expect(slider && optionAt(slider, 1.6).action).toBe('air 2')
  })
  it('everything else is a button, what closes last', () => {
    expect(choices.buttons.map((one) => one.action)).toEqual(['pass', 'end'])
  })
  it('letting a unit rest is a button too', () => {
    const resting = sortOut([move('ge_ju87', 'W09'), option('rest ge_ju87', { piece: 'ge_ju87', closes: true })])
    expect(resting.buttons.map((one) => one.action)).toEqual(['rest ge_ju87'])
    expect(onlyMover(resting)).toBe('ge_ju87')
  })
})

describe('a unit with places to go', () => {
  const choices = sortOut([move('uk_1', '0101', '0102'), move('uk_1', '0101', '0201'), end])
  it('is chosen without pointing when it is the only one', () => {
    expect(onlyMover(choices)).toBe('uk_1')
    expect([...(choices.goings.get('uk_1')?.keys() ?? [])]).toEqual(['0102', '0201'])
  })
  it('is not when there are two', () => {
    expect(onlyMover(sortOut([move('uk_1', '0102'), move('uk_2', '0102')]))).toBeNull()
  })
  it('counts once among those that can be chosen', () => {
    expect(choosable(choices)).toEqual(['uk_1'])
  })
})
