/** What a click on a unit or on a space means, as far as that can be told without asking the server. Knows nothing of any
 * game. */

import type { Option } from '../api/client'
import { canChoose, type Choices } from './choosing'

/** What lies before the reader when he points. */
export interface Scene {
  choices: Choices
  /** The unit whose destinations are shown, and these. */
  mover: string | null
  destinations: ReadonlyMap<string, Option[]> | null
  /** Who could join the fight that is being planned. */
  fighters: readonly string[]
  spaceOf(piece: string): string | null
  unitsIn(space: string): readonly string[]
}

export type Meaning =
  | { kind: 'do'; option: Option }
  /** Dice that can be weighed before they fall, in one way or another. */
  | { kind: 'weigh'; options: Option[] }
  /** Several things could be meant: a list of them, and units that could be chosen instead. */
  | { kind: 'list'; options: Option[]; pieces: string[] }
  | { kind: 'select'; piece: string }
  | { kind: 'join'; piece: string }
  /** A stack is laid open. */
  | { kind: 'fan' }
  /** Nothing can be done with it. */
  | { kind: 'nothing'; piece: string | null }

/** Before a unit is chosen the places of all of them are shown together, where they are so few. */
export const FEW = 12

/** Places where units can go that nobody has chosen yet; none where they are too many. */
export function placesOfAll(choices: Choices): Map<string, Option[]> {
  const places = new Map<string, Option[]>()
  if (choices.goings.size > FEW) return places
  for (const there of choices.goings.values())
    for (const [space, options] of there) places.set(space, [...(places.get(space) ?? []), ...options])
  return places
}

export function meaningOfPiece(scene: Scene, piece: string): Meaning {
  const { choices } = scene
  const space = scene.spaceOf(piece)
  if (scene.fighters.includes(piece)) return { kind: 'join', piece }
  const own = choices.ofPiece.get(piece)
  // Besides being chosen it may do something where it stands, as clearing mines.
  if (own) return oneOf([...own, ...[...(choices.goings.get(piece)?.values() ?? [])].flat()], space)
  const stays = piece === scene.mover && space && scene.destinations?.has(space)
  if (stays) return weighedOr(optionsAt(scene, space), space)
  if (choices.goings.has(piece)) return { kind: 'select', piece }
  if (space && optionsAt(scene, space).length) return meaningOfSpace(scene, space)
  return { kind: 'nothing', piece }
}

/** A click on a space, or on a stack of several units. */
export function meaningOfSpace(scene: Scene, space: string): Meaning {
  const here = scene.unitsIn(space)
  if (here.some((piece) => scene.fighters.includes(piece))) return here.length === 1 ? { kind: 'join', piece: here[0] as string } : { kind: 'fan' }
  const able = ableIn(scene, space)
  const going = scene.destinations?.has(space)
  const options = optionsAt(scene, space)
  if (options.length && able.length) return { kind: 'list', options, pieces: able }
  if (options.length) return going || isPlain(scene.choices, options) ? weighedOr(options, space) : { kind: 'list', options, pieces: [] }
  if (able.length === 1 && (here.length === 1 || able[0] === here.at(-1))) return meaningOfPiece(scene, able[0] as string)
  if (here.length > 1) return { kind: 'fan' }
  return here.length === 1 ? meaningOfPiece(scene, here[0] as string) : { kind: 'nothing', piece: null }
}

/** Whether a click on a space says enough: not where nobody has been named who shall do it, nor where only something else
 * can be done there than at the other marked places, as to spend the initiative; unless it is weighed first. */
function isPlain(choices: Choices, options: readonly Option[]): boolean {
  if (options.some((option) => option.weighs)) return true
  const usual = choices.ofSpace.values().next().value?.[0]?.verb
  return options.some((option) => !option.piece && option.verb === usual)
}

/** Units of a space that can be chosen there, besides the one that is under way. */
function ableIn(scene: Scene, space: string): string[] {
  return scene.unitsIn(space).filter((piece) => canChoose(scene.choices, piece) && piece !== scene.mover)
}

/** What can be done at a space: by pointing at the space alone, by the chosen unit, or by whoever could go there. */
function optionsAt(scene: Scene, space: string): Option[] {
  const there = scene.choices.ofSpace.get(space) ?? []
  const going = scene.destinations?.get(space)
  if (going) return [...there, ...going]
  if (scene.mover || ableIn(scene, space).length) return there
  return [...there, ...(placesOfAll(scene.choices).get(space) ?? [])]
}

/** Dice are weighed; what has none beside them is listed with them. */
function weighedOr(options: Option[], space: string | null): Meaning {
  return options.every((option) => option.weighs) ? { kind: 'weigh', options } : oneOf(options, space)
}

function oneOf(options: Option[], space: string | null): Meaning {
  return options.length === 1 || !space ? { kind: 'do', option: options[0] as Option } : { kind: 'list', options, pieces: [] }
}
