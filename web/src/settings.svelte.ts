/** What the reader has chosen on this device. */

export type Theme = 'auto' | 'light' | 'dark'

export interface Chosen {
  theme: Theme
  /** Empty: the browser's own language. */
  language: string
  sound: boolean
  /** Which layers of the board are switched on. */
  layers: string[]
  tourSeen: boolean
}

const KEY = 'scirocco'
const FIRST: Chosen = { theme: 'auto', language: '', sound: false, layers: ['counters'], tourSeen: false }

function remembered(): Chosen {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Chosen>) }
  } catch {
    return { ...FIRST }
  }
}

export const settings = $state<Chosen>(remembered())

/** Writes a choice down at once, so that the next page finds it. */
export function choose(change: Partial<Chosen>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A private window may forbid it; the choice then holds for this page.
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const device = $state({ dark: dark.matches })
dark.addEventListener('change', () => (device.dark = dark.matches))

/** The theme in force. */
export function theme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme
  return device.dark ? 'dark' : 'light'
}

/** Whether things may travel over the screen. */
export function mayMove(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}
