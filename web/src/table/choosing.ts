/** Options by what one points at: a unit, a space, a number, or a button. Knows nothing of any game. */

import type { Option } from '../api/client'

export interface Slider {
  verb: string
  options: Option[]
  least: number
  most: number
}

export interface Choices {
  all: readonly Option[]
  /** Options chosen by pointing at a unit alone. */
  ofPiece: ReadonlyMap<string, Option[]>
  /** Options of a unit with a place to go to: by unit, then by the last space. */
  goings: ReadonlyMap<string, ReadonlyMap<string, Option[]>>
  /** Options chosen by pointing at a space alone. */
  ofSpace: ReadonlyMap<string, Option[]>
  sliders: Slider[]
  /** Everything else; those that close something last. */
  buttons: Option[]
}

export const NO_CHOICES: Choices = sortOut([])

export function lastSpace(option: Option): string | undefined {
  return option.spaces[option.spaces.length - 1]
}

export function sortOut(options: readonly Option[]): Choices {
  const ofPiece = new Map<string, Option[]>()
  const goings = new Map<string, Map<string, Option[]>>()
  const ofSpace = new Map<string, Option[]>()
  const numbered = new Map<string, Option[]>()
  const buttons: Option[] = []
  for (const option of options) {
    const space = lastSpace(option)
    if (option.number !== null && !option.closes) add(numbered, `${option.verb} ${option.piece ?? ''} ${option.spaces.join('-')}`, option)
    else if (option.piece && space) {
      let there = goings.get(option.piece)
      if (!there) goings.set(option.piece, (there = new Map()))
      add(there, space, option)
    } else if (option.piece && !option.closes) add(ofPiece, option.piece, option)
    else if (space) add(ofSpace, space, option)
    else buttons.push(option)
  }
  const sliders: Slider[] = []
  for (const group of numbered.values()) {
    group.sort((a, b) => (a.number as number) - (b.number as number))
    const numbers = group.map((option) => option.number as number)
    sliders.push({ verb: group[0]?.verb ?? '', options: group, least: Math.min(...numbers), most: Math.max(...numbers) })
  }
  buttons.sort((a, b) => Number(a.closes) - Number(b.closes))
  return { all: options, ofPiece, goings, ofSpace, sliders, buttons }
}

function add<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const there = map.get(key)
  if (there) there.push(option)
  else map.set(key, [option])
}

/** The unit that is chosen without pointing: the one that all goings are of. */
export function onlyMover(choices: Choices): string | null {
  if (choices.goings.size !== 1 || choices.ofPiece.size) return null
  return choices.goings.keys().next().value ?? null
}

/** The unit whose destinations are shown: the one that the reader has chosen, else the one he is asked about, else the only
 * one. In a chain retreat he is asked about one unit, and may choose another of its stack. */
export function moverOf(choices: Choices, asked: string | null, selected: string | null): string | null {
  if (selected && choices.goings.has(selected)) return selected
  if (asked && choices.goings.has(asked)) return asked
  return onlyMover(choices)
}

/** Whether something can be done with a unit now. */
export function canChoose(choices: Choices, piece: string): boolean {
  return choices.ofPiece.has(piece) || choices.goings.has(piece)
}

/** Units that can be chosen, in the order of the options. */
export function choosable(choices: Choices): string[] {
  const pieces = new Set<string>()
  for (const option of choices.all) if (option.piece) pieces.add(option.piece)
  return [...pieces]
}

/** The option of a slider nearest to a number. */
export function optionAt(slider: Slider, value: number): Option {
  let best = slider.options[0] as Option
  for (const option of slider.options)
    if (Math.abs((option.number as number) - value) < Math.abs((best.number as number) - value)) best = option
  return best
}
