/** Setting a table up, and saying in a line how one stands. */

import type { GameCard, Schemas, TableCard } from '../api/client'

export type Opponent = 'computer' | 'same' | 'invite' | 'open'
export const OPPONENTS: readonly Opponent[] = ['computer', 'same', 'invite', 'open']

/** What the dialog asks. An empty side leaves it to chance. */
export interface Wish {
  side: string
  opponent: Opponent
  level: string
  scenario: string
  options: string[]
  watch: boolean
}

const USUAL_LEVEL = 'regular'
/** Who moves the other side in a solitaire game: its own printed rules. */
const SOLITAIRE_LEVEL = 'printed'

/** The level one meets when one does not choose. */
export function usualLevel(card: GameCard, scenario: string): string {
  const alone = card.scenarios.find((one) => one.id === scenario)?.solitaire
  const wanted = alone ? [SOLITAIRE_LEVEL, USUAL_LEVEL] : [USUAL_LEVEL]
  return wanted.find((level) => card.levels.includes(level)) ?? card.levels.at(-1) ?? ''
}

/** A game against the computer without another question. */
export function firstWish(card: GameCard): Wish {
  return {
    side: card.sides[0]?.id ?? '',
    opponent: card.levels.length ? 'computer' : 'same',
    level: usualLevel(card, card.scenarios[0]?.id ?? ''),
    scenario: card.scenarios[0]?.id ?? '',
    options: [],
    watch: false,
  }
}

/** What is asked of the server. `chance` is at least 0 and less than 1. */
export function newTable(card: GameCard, wish: Wish, chance = Math.random()): Schemas['NewTable'] {
  return { game: card.id, scenario: wish.scenario || null, options: wish.options, ...whoPlays(card, wish, chance) }
}

/** Who sits where, and who may look on or come. */
export function whoPlays(card: GameCard, wish: Wish, chance = Math.random()): { public: boolean; seats: Schemas['SeatWish'][] } {
  const sides = card.sides.map((side) => side.id)
  const mine = wish.side || (sides[Math.floor(chance * sides.length)] ?? '')
  const seats: Schemas['SeatWish'][] = sides.map((side) => {
    if (side === mine || wish.opponent === 'same') return { side, kind: 'me' }
    if (wish.opponent === 'computer') return { side, kind: 'computer', level: wish.level }
    return { side, kind: 'open' }
  })
  return { public: wish.opponent === 'open' || wish.watch, seats }
}

export type Standing = 'yours' | 'theirs' | 'waiting' | 'over' | 'review'

/** How a table stands for its viewer. */
export function standing(table: TableCard): Standing {
  if (table.status === 'review') return 'review'
  if (table.status === 'finished') return 'over'
  if (table.status === 'open') return 'waiting'
  return table.your_move ? 'yours' : 'theirs'
}

/** The seats that others hold, or that nobody holds yet. */
export function others(table: TableCard): TableCard['seats'] {
  return table.seats.filter((seat) => !seat.you)
}

export function openSides(table: TableCard): string[] {
  return table.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.side)
}

export function host(table: TableCard): string {
  return table.seats.find((seat) => seat.player)?.player ?? ''
}

/** Who has given the game up. */
export function resigner(table: Pick<TableCard, 'result' | 'seats'>): string | null {
  if (table.result?.how !== 'resigned') return null
  return table.seats.find((seat) => seat.side !== table.result?.winner)?.side ?? null
}

export type Ending = 'won' | 'lost' | 'drawn' | 'watched'

/** How a game that is over ended for its viewer. Who held both sides only watched. */
export function ending(table: TableCard): Ending | null {
  if (!table.result) return null
  if (table.result.winner === null) return 'drawn'
  if (table.you.length !== 1) return 'watched'
  return table.you[0] === table.result.winner ? 'won' : 'lost'
}
