/** Units that stand together: who lies on top, how far each is shifted, and how a stack is fanned out. */

import type { Piece, Unit } from '../api/client'

export interface Stack {
  space: string
  /** Where both sides stand in one space each has a stack of its own: so many counters aside. */
  aside: number
  /** The lowest first; the last one lies on top. */
  units: Unit[]
}

export const SHIFT = 0.105
const APART = 1.22

/** What a unit is worth in a fight: the best one lies on top. */
function worth(unit: Unit): number {
  const { attack = 0, defence = 0, combat = attack, armour = defence } = unit.values as Record<string, number>
  return combat * 2 + armour
}

/** The stacks on the board. `first` names units that must lie on top (selected, still to choose). */
export function stacksOf(units: readonly Unit[], pieces: ReadonlyMap<string, Piece>, first: ReadonlySet<string>): Stack[] {
  const bySpace = new Map<string, Unit[]>()
  for (const unit of units) {
    if (unit.status !== 'board' || !unit.space) continue
    const there = bySpace.get(unit.space)
    if (there) there.push(unit)
    else bySpace.set(unit.space, [unit])
  }
  const stacks: Stack[] = []
  for (const [space, there] of bySpace) {
    there.sort((a, b) => rank(a, first) - rank(b, first) || formation(a, pieces).localeCompare(formation(b, pieces)) || (a.id < b.id ? -1 : 1))
    const sides = [...new Set(there.map((unit) => pieces.get(unit.id)?.side ?? ''))].sort()
    sides.forEach((side, i) => {
      const units = there.filter((unit) => (pieces.get(unit.id)?.side ?? '') === side)
      stacks.push({ space, aside: (i - (sides.length - 1) / 2) * APART, units })
    })
  }
  return stacks
}

function rank(unit: Unit, first: ReadonlySet<string>): number {
  return worth(unit) + (first.has(unit.id) ? 1000 : 0)
}

function formation(unit: Unit, pieces: ReadonlyMap<string, Piece>): string {
  return pieces.get(unit.id)?.formation ?? ''
}

/** How far a unit of a stack is shifted from the middle, in counters. Up and to the right, the topmost farthest. */
export function shiftOf(index: number, count: number): number {
  const step = count > 5 ? (SHIFT * 4) / (count - 1) : SHIFT
  return (index - (count - 1) / 2) * step
}
