import { describe, expect, it } from 'vitest'
import type { GameCard, TableCard } from '../api/client'
import { ending, firstWish, newTable, openSides, resigner, standing, usualLevel } from './seats'

const CARD = {
  id: 'alamein',
  sides: [
    { id: 'allied', name: 'Allies' },
    { id: 'axis', name: 'Axis' },
  ],
  scenarios: [{ id: 'historical', title: '', summary: '', solitaire: false }],
  options: [],
  levels: ['random', 'regular', 'veteran'],
} as unknown as GameCard

const table = (change: Partial<TableCard>) =>
  ({ status: 'playing', your_move: false, you: ['allied'], seats: [], result: null, ...change }) as TableCard

describe('a new table', () => {
  it('is a game against the usual computer when nothing is chosen', () => {
    expect(newTable(CARD, firstWish(CARD))).toEqual({
      game: 'alamein',
      scenario: 'historical',
      options: [],
      public: false,
      seats: [
        { side: 'allied', kind: 'me' },
        { side: 'axis', kind: 'computer', level: 'regular' },
      ],
    })
  })

  it('takes the strongest level where there is no usual one', () => {
    expect(firstWish({ ...CARD, levels: ['random', 'hard'] }).level).toBe('hard')
  })

  it('lets the printed rules play where a scenario is a solitaire game', () => {
    const solitaire = { id: 'solitaire', title: '', summary: '', solitaire: true }
    const crete = { ...CARD, scenarios: [...CARD.scenarios, solitaire], levels: ['random', 'printed', 'regular'] }
    expect(usualLevel(crete, 'historical')).toBe('regular')
    expect(usualLevel(crete, 'solitaire')).toBe('printed')
    expect(usualLevel({ ...crete, levels: ['regular'] }, 'solitaire')).toBe('regular')
    expect(firstWish({ ...crete, scenarios: [solitaire] }).level).toBe('printed')
  })

  it('asks for two players at one screen where no computer plays', () => {
    expect(firstWish({ ...CARD, levels: [] }).opponent).toBe('same')
  })

  it('leaves the side to chance when none is named', () => {
    const wish = { ...firstWish(CARD), side: '' }
    expect(newTable(CARD, wish, 0.1).seats?.[0]).toEqual({ side: 'allied', kind: 'me' })
    expect(newTable(CARD, wish, 0.9).seats?.[1]).toEqual({ side: 'axis', kind: 'me' })
  })

  it('keeps the other seat open for a friend, and is public only for whoever comes', () => {
    const invited = newTable(CARD, { ...firstWish(CARD), opponent: 'invite' })
    expect([invited.public, invited.seats?.[1]]).toEqual([false, { side: 'axis', kind: 'open' }])
    expect(newTable(CARD, { ...firstWish(CARD), opponent: 'open' }).public).toBe(true)
  })

  it('gives one player both sides at one screen', () => {
    const kinds = newTable(CARD, { ...firstWish(CARD), opponent: 'same' }).seats?.map((seat) => seat.kind)
    expect(kinds).toEqual(['me', 'me'])
  })
})

describe('a table in a list', () => {
  it('stands as its viewer sees it', () => {
    expect(standing(table({ your_move: true }))).toBe('yours')
    expect(standing(table({}))).toBe('theirs')
    expect(standing(table({ status: 'open' }))).toBe('waiting')
    expect(standing(table({ status: 'finished' }))).toBe('over')
    expect(standing(table({ status: 'review', your_move: true }))).toBe('review')
  })

  it('tells how it ended for its viewer', () => {
    const result = (winner: string | null) => ({ winner, scores: {}, how: 'played' as const })
    expect(ending(table({}))).toBeNull()
    expect(ending(table({ result: result('allied') }))).toBe('won')
    expect(ending(table({ result: result('axis') }))).toBe('lost')
    expect(ending(table({ result: result(null) }))).toBe('drawn')
    expect(ending(table({ result: result('axis'), you: ['allied', 'axis'] }))).toBe('watched')
  })

  it('names the sides that wait for somebody', () => {
    const seats = [
      { side: 'allied', kind: 'person' },
      { side: 'axis', kind: 'open' },
    ] as unknown as TableCard['seats']
    expect(openSides(table({ seats }))).toEqual(['axis'])
  })
})

it('says who gave a game up', () => {
  const seats = [{ side: 'allied' }, { side: 'axis' }] as TableCard['seats']
  const result = { winner: 'axis', scores: {}, how: 'resigned' as const }
  expect(resigner(table({ seats, result }))).toBe('allied')
  expect(resigner(table({ seats, result: { ...result, how: 'played' } }))).toBeNull()
})
