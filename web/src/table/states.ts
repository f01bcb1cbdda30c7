/** What the board must say about a unit: colour, shape and badge together. */

import type { Battle, Board, Unit } from '../api/client'

export type Badge = 'tick' | 'target' | 'must' | 'moved' | 'spent' | 'supply' | 'cut-off' | 'hint'
export type Ring = 'selected' | 'attack' | 'target' | 'must' | 'able' | 'mate' | 'hint'

export interface Shown {
  ring: Ring | null
  badge: Badge | null
  faded: boolean
  hatched: boolean
}

export interface Circumstances {
  board: Board
  battle: Battle | null
  selected: string | null
  /** Units that can be chosen, where that says something: not when nearly everyone can. */
  able: ReadonlySet<string>
  mates: ReadonlySet<string>
  hinted: string | null
}

const UNSUPPLIED = ['unsupplied', 'out-of-supply', 'now-unsupplied']
const CUT_OFF = ['isolated', 'now-isolated']
const DONE = ['moved', 'fought', 'activated', 'acted', 'spent', 'done']

/** Whether a unit has done what it can in this part of the turn; `active` is the side that acts. */
function hasActed(unit: Pick<Unit, 'activity' | 'marks'>, side: string | null, active: string | null): boolean {
  return unit.activity ? unit.activity === 'done' : side === active && unit.marks.some((mark) => DONE.includes(mark))
}

/** Whether one looks at where a unit could go by itself: not while one fights, and not of who has moved already. */
export function isFreeToThink(board: Pick<Board, 'battle' | 'phase' | 'decision' | 'active'>, unit: Pick<Unit, 'activity' | 'marks'>, side: string | null): boolean {
  return !board.battle && !board.phase.includes('combat') && !hasActed(unit, side, board.decision?.side ?? board.active)
}

/** One look at the table, for all units. */
export class States {
  readonly #must: Set<string>
  readonly #attack = new Set<string>()
  readonly #defence = new Set<string>()
  readonly #side: string | null

  constructor(readonly now: Circumstances) {
    this.#must = new Set(now.board.must.map((one) => one.unit))
    this.#side = now.board.decision?.side ?? now.board.active
    for (const party of now.battle?.parties ?? [])
      for (const fighter of party.units) (party.role === 'attack' ? this.#attack : this.#defence).add(fighter.unit)
  }

  of(unit: Unit, side: string | null): Shown {
    const { selected, able, mates, hinted } = this.now
    const done = hasActed(unit, side, this.#side) && !able.has(unit.id)
    const cutOff = unit.marks.some((mark) => CUT_OFF.includes(mark))
    const shown: Shown = {
      ring: null,
      badge: null,
      faded: done,
      hatched: cutOff || unit.marks.some((mark) => UNSUPPLIED.includes(mark)),
    }
    if (unit.activity === 'spent') shown.badge = 'spent'
    if (done) shown.badge = 'moved'
    if (shown.hatched) shown.badge = cutOff ? 'cut-off' : 'supply'
    if (mates.has(unit.id)) shown.ring = 'mate'
    if (able.has(unit.id)) shown.ring = 'able'
    if (this.#must.has(unit.id)) [shown.ring, shown.badge] = ['must', 'must']
    if (this.#attack.has(unit.id)) [shown.ring, shown.badge] = ['attack', 'tick']
    if (this.#defence.has(unit.id)) [shown.ring, shown.badge] = ['target', 'target']
    if (hinted === unit.id) [shown.ring, shown.badge] = ['hint', 'hint']
    if (selected === unit.id) shown.ring = 'selected'
    if (shown.ring && shown.ring !== 'mate') shown.faded = false
    return shown
  }
}
