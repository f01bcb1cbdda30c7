import { describe, expect, it } from 'vitest'
import { capital, split, tellFact, type Part } from './telling'

describe('a sentence in parts', () => {
  const pointed: Part[] = [
    { kind: 'piece', id: 'uk_1', text: '1st Armoured' },
    { kind: 'space', id: '0606', text: 'Kidney Ridge' },
  ]
  it('has each thing where its mark stood, in any order', () => {
    expect(split('To \u00021\u0003 goes \u00020\u0003.', pointed)).toEqual([
      { kind: 'text', text: 'To ' },
      pointed[1],
      { kind: 'text', text: ' goes ' },
      pointed[0],
      { kind: 'text', text: '.' },
    ])
  })
  it('without marks is one text', () => {
    expect(split('Nothing.', [])).toEqual([{ kind: 'text', text: 'Nothing.' }])
  })
})

it('a line begins with a capital', () => {
  expect(capital('émigré')).toBe('Émigré')
  expect(capital('')).toBe('')
})

it('a fact by itself is told as in a sentence', () => {
  const names = { piece: (id: string) => id, space: () => 'Gela' }
  expect(tellFact({ kind: 'space', value: '2519' }, names)).toBe('Gela 2519')
  expect(tellFact({ kind: 'number', value: 3 })).toBe('3')
})

it('a box beside the map goes by its name alone', () => {
  const names = { piece: (id: string) => id, space: () => 'Italy', beside: (id: string) => id === 'italy' }
  expect(tellFact({ kind: 'space', value: 'italy' }, names)).toBe('Italy')
  expect(tellFact({ kind: 'space', value: '3922' }, names)).toBe('Italy 3922')
})
