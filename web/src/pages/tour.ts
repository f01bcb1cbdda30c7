/** Where the guided tour stops, and where its bubble stands. */

export interface Stop {
  /** `data-tour` of the part it speaks of; none for the welcome. */
  part: string
  /** The messages: `tour-<id>` and `tour-<id>-text`. */
  id: string
}

export const STOPS: readonly Stop[] = [
  { part: '', id: 'welcome' },
  { part: 'prompt', id: 'prompt' },
  { part: 'board', id: 'board' },
  { part: 'track', id: 'track' },
  { part: 'panel', id: 'panel' },
  { part: 'log', id: 'log' },
  { part: 'prompt', id: 'undo' },
  { part: '', id: 'help' },
]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The stops whose part is on the screen. */
export function stopsOn(visible: (part: string) => boolean): Stop[] {
  return STOPS.filter((stop) => !stop.part || visible(stop.part))
}

const GAP = 14
const EDGE = 12

/** Where a bubble stands beside a part: below, above, to the left, to the right, else over its middle. */
export function beside(part: Box | null, bubble: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE))
  if (!part) {
    return { left: within((screen.width - bubble.width) / 2, bubble.width, screen.width), top: within((screen.height - bubble.height) / 2, bubble.height, screen.height) }
  }
  const middle = within(part.left + (part.width - bubble.width) / 2, bubble.width, screen.width)
  const level = within(part.top + (part.height - bubble.height) / 2, bubble.height, screen.height)
  const right = part.left + part.width
  const bottom = part.top + part.height
  if (bottom + GAP + bubble.height + EDGE <= screen.height) return { left: middle, top: bottom + GAP }
  if (part.top - GAP - bubble.height >= EDGE) return { left: middle, top: part.top - GAP - bubble.height }
  if (part.left - GAP - bubble.width >= EDGE) return { left: part.left - GAP - bubble.width, top: level }
  if (right + GAP + bubble.width + EDGE <= screen.width) return { left: right + GAP, top: level }
  return { left: middle, top: level }
}
