/** The five battles as they stand on the first page, in the order in which they were fought. */

import type { GameCard } from '../api/client'
import { knows, say } from '../words.svelte'

export interface Battle {
  /** The id of the game, and of its board. */
  id: string
  /** What the map is made of, and how much of it there is: units on hexes, or areas. */
  map: 'hexes' | 'areas'
  size: number
  length: 'short' | 'evening' | 'evenings'
  /** Of three. */
  difficulty: number
  /** Which part of the map stands on the card: how much enlarged, and towards which of its edges (0 to 100). */
  view: { zoom: number; across: number; down: number }
}

export const HARDEST = 3

export const BATTLES: readonly Battle[] = [
  { id: 'merkur', map: 'areas', size: 120, length: 'evenings', difficulty: 3, view: { zoom: 2.1, across: 23, down: 27 } },
  { id: 'gazala', map: 'hexes', size: 54, length: 'evening', difficulty: 2, view: { zoom: 1.7, across: 17, down: 12 } },
  { id: 'gazala1942', map: 'hexes', size: 103, length: 'evenings', difficulty: 3, view: { zoom: 1.9, across: 38, down: 13 } },
  { id: 'alamein', map: 'hexes', size: 86, length: 'evening', difficulty: 1, view: { zoom: 1.8, across: 18, down: 14 } },
  { id: 'sicily', map: 'hexes', size: 77, length: 'evenings', difficulty: 2, view: { zoom: 1.7, across: 97, down: 34 } },
]

/** What stands on the first page: the five, with what the catalogue knows of them, then whatever else it has. */
export function shown(catalogue: readonly GameCard[]): { id: string; battle: Battle | null; card: GameCard | null }[] {
  const known = new Set(BATTLES.map((battle) => battle.id))
  const cards = new Map(catalogue.map((card) => [card.id, card]))
  return [
    ...BATTLES.map((battle) => ({ id: battle.id, battle, card: cards.get(battle.id) ?? null })),
    ...catalogue.filter((card) => !known.has(card.id)).map((card) => ({ id: card.id, battle: null, card })),
  ]
}

/** A text of the catalogue in the reader's language; as the catalogue has it where nobody has translated it. */
export function worded(id: string, otherwise: string): string {
  return knows(id) ? say(id) : otherwise
}

export const gameTitle = (id: string, otherwise = id) => worded(`game-${id}-title`, otherwise)
export const sideName = (id: string, otherwise = id) => worded(`side-${id}`, otherwise)
export const levelName = (id: string) => worded(`opponent-${id}`, worded(`level-${id}`, id))
