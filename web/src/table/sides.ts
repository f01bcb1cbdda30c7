/** Sides told by light against dark, as the counters tell them. */

const COLOURS: Record<string, string> = { allied: '#e6ce9b', axis: '#7d8b95', commonwealth: '#e6ce9b', british: '#e6ce9b', german: '#7d8b95' }

/** The mark of a side on dark and light ground alike. */
export function sideColour(side: string | null | undefined): string {
  return (side && COLOURS[side]) || '#b9b2a1'
}

/** The strip beside a prompt: strong enough for a pale panel. */
export function sideStrip(side: string | null | undefined): string {
  return isDark(side ?? null) ? '#5d6b75' : side ? '#e6b64c' : 'transparent'
}

/** Whether a side's counters are dark: the Axis everywhere. */
export function isDark(side: string | null): boolean {
  return side === 'axis' || side === 'german'
}
