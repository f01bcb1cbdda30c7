/** Units and spaces in words, for cards and for the screen reader. */

import type { Option, Space, Unit } from '../api/client'
import { knows, say } from '../words.svelte'
import type { Table } from './table.svelte'

export function wordFor(prefix: string, code: string): string {
  const id = `${prefix}-${code.toLowerCase().replaceAll(' ', '-').replaceAll('_', '-')}`
  return knows(id) ? say(id) : code
}

export function valuesOf(unit: Unit): string {
  return Object.entries(unit.values)
    .filter(([value]) => value !== 'range')
    .map(([, points]) => points)
    .join('-')
}

export function marksOf(table: Table, unit: Unit): string[] {
  return unit.marks.map((mark) => wordFor(`${table.system}-mark`, mark))
}

/** What a unit is that has lost a step: some systems have their own word. */
export function reducedWord(table: Table): string {
  const own = `${table.system}-mark-tired`
  return say(knows(own) ? own : 'table-reduced')
}

/** "15th Panzer, Axis, attack 7, defence 5, movement 8, in 0606 Kidney Ridge, moved". */
export function describeUnit(table: Table, unit: Unit): string {
  const piece = table.catalogue?.pieces.get(unit.id)
  const parts = [table.piece(unit.id)]
  if (piece?.side) parts.push(table.side(piece.side))
  for (const [value, points] of Object.entries(unit.values)) parts.push(`${wordFor('value', value)} ${points}`)
  if (unit.reduced) parts.push(reducedWord(table))
  if (unit.space) parts.push(say('table-in-space', { space: spaceLabel(table, unit.space) }))
  return [...parts, ...marksOf(table, unit)].join(', ')
}

export function spaceLabel(table: Table, id: string): string {
  const name = table.space(id)
  return name === id || table.beside(id) ? name : `${id} ${name}`
}

/** A way to open a fight, among others: what is done, or, where several could do the same, who does it. */
export function fightName(table: Table, opening: Option, openings: readonly Option[]): string {
  const same = openings.filter((one) => one.verb === opening.verb)
  if (same.length > 1 && opening.piece) return table.piece(opening.piece)
  const word = `table-fight-${opening.verb}`
  return knows(word) ? say(word) : table.tell(opening.label)
}

export function groundOf(space: Space): string {
  return [wordFor('terrain', space.terrain), ...space.features.map((feature) => wordFor('feature', feature))].filter(Boolean).join(', ')
}

/** A space with its ground and who stands there. */
export function describeSpace(table: Table, id: string): string {
  const space = table.catalogue?.spaces.get(id)
  const here = table.board?.units.filter((unit) => unit.space === id && unit.status === 'board') ?? []
  const parts = [spaceLabel(table, id)]
  if (space) parts.push(groundOf(space))
  if (here.length) parts.push(here.map((unit) => `${table.piece(unit.id)} ${valuesOf(unit)}`).join(', '))
  return parts.join('. ')
}
