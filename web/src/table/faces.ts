/** Which drawing of the sprite shows a counter's face. */

/** The symbol of a face: large or small, of the state the unit is in; a unit that may not be read shows its side's back. */
export function faceOf(piece: string, facing: string, full: boolean, side: string | null): string {
  if (facing === 'hidden') return `#c-back-${side ?? ''}`
  return `#c-${piece}-${full ? 'full' : 'small'}${facing === 'front' ? '' : `-${facing}`}`
}
