/** Three small noises, made on the spot; silent unless the reader has switched them on. */

import { settings } from '../settings.svelte'

export type Noise = 'step' | 'dice' | 'bell'

let context: AudioContext | undefined

/** A tone or a knock that dies away. */
function knock(at: AudioContext, when: number, pitch: number, length: number, loud: number, shape: OscillatorType): void {
  const tone = at.createOscillator()
  const fade = at.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(pitch, when)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, when + length)
  fade.gain.setValueAtTime(loud, when)
  fade.gain.exponentialRampToValueAtTime(0.001, when + length)
  tone.connect(fade).connect(at.destination)
  tone.start(when)
  tone.stop(when + length)
}

export function sound(noise: Noise): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const now = context.currentTime
  if (noise === 'step') knock(context, now, 180, 0.07, 0.12, 'triangle')
  else if (noise === 'bell') knock(context, now, 660, 0.5, 0.08, 'sine')
  else for (let i = 0; i < 7; i++) knock(context, now + i * 0.08 + Math.random() * 0.03, 700 + Math.random() * 500, 0.04, 0.1, 'square')
}
