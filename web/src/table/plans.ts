/** An attack as planned on the screen, before anything is sent: carried out option by option as the server asks. */

import type { Option, Schemas } from '../api/client'

export interface AttackPlan {
  /** The option that opens the fight. */
  opening: Option
  target: string | null
  /** Units and guns that shall join. */
  joining: ReadonlySet<string>
  /** Points that shall be given. */
  air: number
}

type Joiner = Schemas['Joiner']

/** Who could join a fight or stay out of it, as his side likes. */
export function couldJoin(joiners: readonly Joiner[]): Joiner[] {
  return joiners.filter((one) => !one.why && !one.must)
}

/** Those who join, after one of them has been clicked: he goes out, or comes in and takes the place of another. */
export function toggled(joiners: readonly Joiner[], joining: readonly string[], piece: string): string[] {
  const clicked = couldJoin(joiners).find((one) => one.unit === piece)
  if (!clicked) return [...joining]
  if (joining.includes(piece)) return joining.filter((one) => one !== piece)
  const others = new Set(joiners.filter((one) => clicked.instead && one.instead === clicked.instead).map((one) => one.unit))
  return [...joining.filter((one) => !others.has(one)), piece]
}

/** The facts by which a shift is read out: how much, of what, and to whose good. */
export function shiftBy(amount: number, columns: boolean): { amount: number; unit: string; for: string } {
  return { amount: Math.abs(amount), unit: columns ? 'columns' : 'points', for: amount < 0 ? 'defender' : 'attacker' }
}

/** The next option of a plan among those the server offers; null when the plan has nothing to say about them. */
export function nextStep(plan: AttackPlan, options: readonly Option[], joined: ReadonlySet<string>): Option | null {
  const numbered = options.filter((option) => option.number !== null && !option.piece && !option.spaces.length)
  if (numbered.length) return numbered.find((option) => option.number === plan.air) ?? null
  const given = options.find((option) => option.verb === 'air' && !option.piece && !option.spaces.length)
  if (given && plan.air > 0) return given
  // In the order of the plan: where somebody leads, he comes first.
  for (const piece of plan.joining) {
    const join = options.find((option) => option.piece === piece && !option.spaces.length && !joined.has(piece))
    if (join) return join
  }
  const joins = options.some((option) => option.piece && !option.spaces.length)
  const end = options.find((option) => option.closes && !option.piece)
  if (end && (joins || options.length === 1)) return end
  return null
}

/** The least number of points above `given` that reaches another column; null when more help nothing. */
export function nextUseful(finals: readonly number[], least: number, given: number): { points: number; column: number } | null {
  const now = finals[given - least]
  for (let i = given - least + 1; i < finals.length; i++) {
    const column = finals[i] as number
    if (column !== now) return { points: least + i, column }
  }
  return null
}

export type ChanceGroup = 'good' | 'exchange' | 'none' | 'bad'

const GROUPS = { attacker: 'good', exchange: 'exchange', none: 'none', defender: 'bad' } as const

/** The chances in four heaps, for where there is little room. */
export function groupChances(chances: readonly Pick<Schemas['Chance'], 'outcome' | 'throws' | 'of'>[]): { kind: ChanceGroup; share: number }[] {
  const heaps: Record<ChanceGroup, number> = { good: 0, exchange: 0, none: 0, bad: 0 }
  for (const { outcome, throws, of } of chances) heaps[GROUPS[outcome]] += throws / of
  return (Object.entries(heaps) as [ChanceGroup, number][]).filter(([, share]) => share > 0).map(([kind, share]) => ({ kind, share }))
}
