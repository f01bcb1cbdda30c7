/** What units and spaces of a game are called: at its table, and in lists of tables. */

import { api, type Piece, type Space } from './api/client'
import type { Names } from './telling'
import { knows, say } from './words.svelte'

type Known<T> = ReadonlyMap<string, T>

/** A unit with its formation, where its name does not say it. */
export function pieceName(pieces: Known<Pick<Piece, 'name' | 'formation'>>, id: string): string {
  const piece = pieces.get(id)
  if (!piece) return id
  return piece.formation && !piece.name.includes(piece.formation) ? `${piece.name} (${piece.formation})` : piece.name
}

/** A space that has a name; a box by its word; else the number. */
export function spaceName(spaces: Known<Pick<Space, 'name' | 'box'>>, id: string): string {
  const space = spaces.get(id)
  if (space?.name) return space.name
  const box = `box-${id.replaceAll(' ', '-')}`
  return space?.box && knows(box) ? say(box) : id
}

const known = new Map<string, Promise<Names>>()

/** The names of a game, where no table of it is open: fetched once. */
export function namesOf(game: string): Promise<Names> {
  let coming = known.get(game)
  if (!coming) {
    coming = fetchNames(game)
    known.set(game, coming)
    coming.catch(() => known.delete(game))
  }
  return coming
}

async function fetchNames(game: string): Promise<Names> {
  const path = { game }
  const [all, board] = await Promise.all([
    api.get('/api/catalogue/{game}/pieces', { path }),
    api.get('/api/catalogue/{game}/spaces', { path }),
  ])
  const pieces = new Map(all.map((piece) => [piece.id, piece]))
  const spaces = new Map(board.spaces.map((space) => [space.id, space]))
  return {
    piece: (id) => pieceName(pieces, id),
    space: (id) => spaceName(spaces, id),
    beside: (id) => spaces.get(id)?.box ?? false,
  }
}
