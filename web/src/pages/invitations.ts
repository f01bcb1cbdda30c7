/** The link of an invitation. It also carries what the page it leads to should say before anybody sits down. */

export interface Invitation {
  table: string
  token: string
  game: string
  side: string
  /** The name of who invites. */
  from: string
}

const TABLE = /^[a-z0-9]{4,16}$/
const TOKEN = /^[A-Za-z0-9._=-]{1,400}$/
const WORD = /^[a-z0-9_-]{1,40}$/
const LONGEST_NAME = 40

export function invitationLink({ table, token, game, side, from }: Invitation): string {
  const query = new URLSearchParams({ token, game, side })
  if (from) query.set('from', from)
  return `/join/${table}?${query}`
}

/** Null where the link is not whole; what it says besides is left out where it cannot be true. */
export function readInvitation(table: string, query: URLSearchParams): Invitation | null {
  const token = query.get('token') ?? ''
  if (!TABLE.test(table) || !TOKEN.test(token)) return null
  const word = (key: string) => (WORD.test(query.get(key) ?? '') ? (query.get(key) ?? '') : '')
  return { table, token, game: word('game'), side: word('side'), from: (query.get('from') ?? '').slice(0, LONGEST_NAME) }
}
