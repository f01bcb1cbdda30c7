/** Events shown as motion: units travel their way, lose a step by turning over, fade when destroyed. */

import type { Entry } from '../api/client'
import { mayMove } from '../settings.svelte'
import type { Ground, Point } from './geometry'
import { unitOf, wayOf } from './log'

const A_HEX = 180
const A_MOVE = 900
const RETREAT = 260
const FLIP = 240
/** When more than this is to be shown at once, the older part is left out. */
const PATIENCE = 4000

export interface Motion {
  unit: string
  kind: 'travel' | 'flip'
  points: Point[]
  length: number
}

/** The motions of some entries, in order; only as many of the last as patience allows. */
export function motionsOf(entries: readonly Entry[], ground: Ground): Motion[] {
  const motions: Motion[] = []
  for (const entry of entries)
    for (const event of entry.events) {
      const way = wayOf(event)
      if (way) {
        const points = way.path.flatMap((id): Point[] => {
          const shape = ground.at(id)
          return shape ? [[shape.stand[0] ?? shape.x, shape.stand[1] ?? shape.y]] : []
        })
        if (points.length < 2) continue
        const length = event.kind === 'retreated' ? RETREAT : Math.min(A_MOVE, A_HEX * (points.length - 1))
        motions.push({ unit: way.unit, kind: 'travel', points, length })
      } else if (event.kind === 'step-lost') {
        const unit = unitOf(event)
        if (unit) motions.push({ unit, kind: 'flip', points: [], length: FLIP })
      }
    }
  let total = 0
  let first = motions.length
  while (first > 0 && total + (motions[first - 1] as Motion).length <= PATIENCE) total += (motions[--first] as Motion).length
  return motions.slice(first)
}

/** Plays motions one after the other on the counters under `root`; they stand in their new places already. */
export function playMotions(root: Element, motions: readonly Motion[]): void {
  let delay = 0
  const still = !mayMove()
  for (const motion of motions) {
    const body = root.querySelector(`[data-unit="${CSS.escape(motion.unit)}"] > .body`)
    if (!(body instanceof SVGElement)) continue
    if (still) body.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: 120 })
    else if (motion.kind === 'flip')
      body.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], { duration: motion.length, delay })
    else {
      const [endX, endY] = motion.points[motion.points.length - 1] as Point
      const frames = motion.points.map(([x, y]) => ({ transform: `translate(${x - endX}px, ${y - endY}px)` }))
      body.animate(frames, { duration: motion.length, delay, fill: 'backwards', easing: 'linear' })
    }
    if (!still) delay += motion.length
  }
}
