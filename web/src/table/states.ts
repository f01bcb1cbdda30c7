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
    const acted = unit.activity ? unit.activity === 'done' : side === this.#side && unit.marks.some((mark) => DONE.includes(mark))
    const done = acted && !able.has(unit.id)
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
