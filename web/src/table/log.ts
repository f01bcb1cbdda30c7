/** Kinds of events, as the log and the board tell them apart. */

import type { Entry, GameEvent } from '../api/client'

const FIGHTS = /battle|bombard|attack|strike|destroyed|step-lost|retreat|advance|repuls|combat|hit|loss|assault|clash|eliminated|recovery/

/** Whether an event belongs to a fight. */
export function isFight(event: Pick<GameEvent, 'kind'>): boolean {
  return FIGHTS.test(event.kind)
}

/** The way a unit took in an event, when it took one. */
export function wayOf(event: Pick<GameEvent, 'facts'>): { unit: string; path: string[] } | null {
  const { unit, piece, path } = event.facts as Record<string, unknown>
  const who = typeof unit === 'string' ? unit : typeof piece === 'string' ? piece : null
  if (!who || !Array.isArray(path) || path.length < 2) return null
  return { unit: who, path: path as string[] }
}

/** The unit an event speaks of. */
export function unitOf(event: Pick<GameEvent, 'facts'>): string | null {
  const { unit, piece } = event.facts as Record<string, unknown>
  return typeof unit === 'string' ? unit : typeof piece === 'string' ? piece : null
}

export function spaceOf(event: Pick<GameEvent, 'facts'>): string | null {
  const { space, path } = event.facts as Record<string, unknown>
  if (typeof space === 'string') return space
  if (Array.isArray(path)) return (path.at(-1) as string | undefined) ?? null
  return null
}

const rolled = (entry: Entry) => entry.dice.length > 0 || entry.events.some((event) => event.thrown.length > 0)
const fights = (entry: Entry) => entry.events.some(isFight)

/** Whose dice are shown beside the map after news: those of a fight before any other; of what others threw besides
 * nothing is shown. Null where what was shown is past: one has acted, or another fight has begun. Undefined where it
 * may stay. */
export function throwOf(entries: readonly Entry[], mine: readonly string[]): Entry | null | undefined {
  const thrown = entries.filter((entry) => rolled(entry) && (fights(entry) || mine.includes(entry.side)))
  const last = thrown.filter(fights).at(-1) ?? thrown.at(-1)
  if (last) return last
  return entries.some((entry) => fights(entry) || mine.includes(entry.side)) ? null : undefined
}
