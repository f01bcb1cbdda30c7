/** Which choices a person can reach by pointing: every gesture is tried, on every unit and space, as the desk takes them.
 * For tests; the page itself asks for none of this. */

import type { Option } from '../api/client'
import { choosable, moverOf, sortOut, type Choices } from './choosing'
import { meaningOfPiece, meaningOfSpace, type Meaning, type Scene } from './pointing'

/** A table as a person sees it: the choices, where the units stand, and who is asked for. */
export interface Sight {
  options: Option[]
  /** Units on the board, and the spaces where they stand. */
  units: Record<string, string>
  /** The unit that the decision is about. */
  asked: string | null
  /** The spaces that are drawn on the map; others are boxes beside it. */
  map: string[]
}

/** The actions that no gesture leads to. */
export function unreached(sight: Sight): string[] {
  const choices = sortOut(sight.options)
  const reached = new Set<string>(shownInThePrompt(choices))
  const selections: (string | null)[] = [null]
  for (const selected of selections) {
    const found = pointEverywhere(sight, choices, selected)
    for (const option of found.options) reached.add(option.action)
    for (const piece of found.selects) if (!selections.includes(piece)) selections.push(piece)
  }
  return sight.options.map((option) => option.action).filter((action) => !reached.has(action))
}

/** Buttons and sliders. Two sliders of one verb would turn together. */
function shownInThePrompt(choices: Choices): string[] {
  const verbs = choices.sliders.map((slider) => slider.verb)
  const sliders = choices.sliders.filter((slider) => verbs.indexOf(slider.verb) === verbs.lastIndexOf(slider.verb))
  const few = choices.all.length <= 2 ? choices.all.filter((option) => option.number === null || option.closes) : choices.buttons
  return [...few, ...sliders.flatMap((slider) => slider.options)].map((option) => option.action)
}

interface Found {
  options: Option[]
  selects: string[]
}

/** Every unit and every space is pointed at once, while one unit is selected. */
function pointEverywhere(sight: Sight, choices: Choices, selected: string | null): Found {
  const found: Found = { options: [], selects: [] }
  const mover = moverOf(choices, sight.asked, selected)
  const destinations = mover ? (choices.goings.get(mover) ?? null) : null
  const map = new Set(sight.map)
  const stacks = new Map<string, string[]>()
  for (const [piece, space] of Object.entries(sight.units)) stacks.set(space, [...(stacks.get(space) ?? []), piece])
  const scene: Scene = {
    choices,
    mover,
    destinations,
    fighters: [],
    spaceOf: (piece) => sight.units[piece] ?? null,
    unitsIn: (space) => stacks.get(space) ?? [],
  }
  // Ways off the map are buttons, and units beside it lie in the prompt.
  for (const [space, options] of destinations ?? []) if (!map.has(space)) found.options.push(...options)
  for (const piece of choosable(choices)) if (!map.has(sight.units[piece] ?? '')) take(scene, found, meaningOfPiece(scene, piece))
  for (const space of sight.map) {
    const stack = scene.unitsIn(space)
    const meaning = meaningOfSpace(scene, space)
    take(scene, found, meaning)
    if (stack.length === 1 || meaning.kind === 'fan') for (const piece of stack) take(scene, found, meaningOfPiece(scene, piece))
  }
  return found
}

/** What a gesture does, or lays before the reader. */
function take(scene: Scene, found: Found, meaning: Meaning): void {
  if (meaning.kind === 'do') found.options.push(meaning.option)
  else if (meaning.kind === 'weigh') found.options.push(...meaning.options)
  else if (meaning.kind === 'select') found.selects.push(meaning.piece)
  else if (meaning.kind === 'list') {
    found.options.push(...meaning.options)
    for (const piece of meaning.pieces) take(scene, found, meaningOfPiece(scene, piece))
  }
}
