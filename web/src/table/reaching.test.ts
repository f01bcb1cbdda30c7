import { describe, expect, test } from 'vitest'
import type { Option } from '../api/client'
import { unreached } from './reaching'

function option(action: string, verb: string, piece: string | null, spaces: string[], number: number | null = null): Option {
  return { action, verb, piece, spaces, number, label: { id: action, args: {} }, closes: verb === 'done', weighs: false } as unknown as Option
}

describe('what can be reached by pointing', () => {
  test('a button, a slider, a unit, a space, and a unit with a place to go to', () => {
    const options = [
      option('done', 'done', null, []),
      option('air 1', 'air', null, [], 1),
      option('select a', 'select', 'a', []),
      option('attack 02', 'attack', null, ['02']),
      option('b 01-03', 'move', 'b', ['01', '03']),
    ]
    expect(unreached({ options, units: { a: '04', b: '01' }, asked: null, map: ['01', '02', '03', '04'] })).toEqual([])
  })

  test('a space off the map is reached by a unit that can be chosen only', () => {
    const options = [option('done', 'done', null, []), option('attack X', 'attack', null, ['X']), option('b 01-west', 'move', 'b', ['01', 'west'])]
    expect(unreached({ options, units: { b: '01' }, asked: null, map: ['01'] })).toEqual(['attack X'])
  })

  test('another unit than the one that is asked about', () => {
    const options = ['a', 'b'].flatMap((unit) => ['02', '03'].map((space) => option(`retreat ${unit} ${space}`, 'retreat', unit, [space])))
    expect(unreached({ options, units: { a: '01', b: '01' }, asked: 'a', map: ['01', '02', '03'] })).toEqual([])
  })

  test('two sliders of one verb turn together', () => {
    const options = [
      option('a 1', 'give', 'a', [], 1),
      option('b 1', 'give', 'b', [], 1),
      option('done', 'done', null, []),
    ]
    expect(unreached({ options, units: {}, asked: null, map: [] })).toEqual(['a 1', 'b 1'])
  })
})
