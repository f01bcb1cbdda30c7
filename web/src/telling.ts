/** Messages of the server as sentences: plain text, or parts in which units and spaces can be pointed at. */

import type { Fact, Message } from './api/client'
import { day, knows, say, type Args } from './words.svelte'

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'piece'; id: string; text: string }
  /** `beside` the map there are boxes and edges: they have no number and go by their name alone. */
  | { kind: 'space'; id: string; text: string; beside?: boolean }
  | { kind: 'side'; id: string; text: string }

/** What things are called at this table. */
export interface Names {
  piece(id: string): string
  space(id: string): string
  /** Whether a space lies beside the map. */
  beside?(id: string): boolean
}

/** Without a table things go by their ids. */
export const NO_NAMES: Names = { piece: (id) => id, space: (id) => id }

const OPEN = '\u0002'
const CLOSE = '\u0003'

/** A sentence in parts. */
export function partsOf(message: Message, names: Names = NO_NAMES): Part[] {
  const pointed: Part[] = []
  return split(worded(message, names, pointed), pointed)
}

/** A sentence as plain text. */
export function tell(message: Message | null | undefined, names: Names = NO_NAMES): string {
  return message ? textOf(partsOf(message, names)) : ''
}

/** A single fact as plain text: a place, a number, a word. */
export function tellFact(fact: Fact, names: Names = NO_NAMES): string {
  const pointed: Part[] = []
  return textOf(split(String(argument(fact, names, pointed)), pointed))
}

/** Whether a message names a unit: its name is known only where the units of the game are. */
export function pointsAtUnits(message: Message): boolean {
  return Object.values(message.facts ?? {}).some(
    ({ kind, value }) => kind === 'piece' || (kind === 'message' && pointsAtUnits(value as Message)),
  )
}

/** A text that begins a line. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** The same for headings: a space that has a name goes by it alone. */
export function title(message: Message, names: Names): string {
  return capital(
    partsOf(message, names)
      .map((part) => part.text)
      .join(''),
  )
}

/** Whether a space that has a name goes by its number too. */
export function isNumbered(part: Part & { kind: 'space' }): boolean {
  return part.text !== part.id && !part.beside
}

export function textOf(parts: Part[]): string {
  return parts.map((part) => (part.kind === 'space' && isNumbered(part) ? `${part.text} ${part.id}` : part.text)).join('')
}

/** The text with a mark in place of each thing that can be pointed at. */
function worded(message: Message, names: Names, pointed: Part[]): string {
  const args: Args = {}
  for (const [name, fact] of Object.entries(message.facts ?? {})) args[name] = argument(fact, names, pointed)
  return say(message.id, args)
}

function argument(fact: Fact, names: Names, pointed: Part[]): string | number {
  const { kind, value } = fact
  if (kind === 'number') return value as number
  if (kind === 'message') return worded(value as Message, names, pointed)
  if (kind === 'list') {
    return (value as Fact[]).map((one) => String(argument(one, names, pointed))).join(', ')
  }
  const text = String(value)
  switch (kind) {
    case 'piece':
      return mark({ kind, id: text, text: names.piece(text) }, pointed)
    case 'space':
      return mark({ kind, id: text, text: names.space(text), ...(names.beside?.(text) ? { beside: true } : {}) }, pointed)
    case 'side':
      return mark({ kind, id: text, text: say(`side-${text}`) }, pointed)
    case 'day':
      return day(text, { day: 'numeric', month: 'long', year: 'numeric' })
    case 'word':
      return knows(text) ? say(text) : text
    default:
      return text
  }
}

function mark(part: Part, pointed: Part[]): string {
  pointed.push(part)
  return `${OPEN}${pointed.length - 1}${CLOSE}`
}

/** Puts the things back where their marks stand. */
export function split(text: string, pointed: Part[]): Part[] {
  const parts: Part[] = []
  for (const piece of text.split(/(\u0002\d+\u0003)/)) {
    if (!piece) continue
    const marked = piece.startsWith(OPEN) ? pointed[Number(piece.slice(1, -1))] : undefined
    parts.push(marked ?? { kind: 'text', text: piece })
  }
  return parts
}
