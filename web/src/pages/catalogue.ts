/** What there is to play and how it looks: asked for once. */

import { api, Refused, type GameCard, type Schemas } from '../api/client'

export type Drawings = Schemas['Drawings']

let games: Promise<GameCard[]> | undefined
const drawn = new Map<string, Promise<Drawings | null>>()

export function catalogue(): Promise<GameCard[]> {
  games ??= api.get('/api/catalogue')
  games.catch(() => (games = undefined))
  return games
}

/** The pictures of a board; null where the server has none. */
export function drawings(board: string): Promise<Drawings | null> {
  let coming = drawn.get(board)
  if (!coming) {
    coming = api.get('/api/catalogue/{game}/drawings', { path: { game: board } }).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return null
      drawn.delete(board)
      throw error
    })
    drawn.set(board, coming)
  }
  return coming
}
