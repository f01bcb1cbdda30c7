/** The keys of the table, for the help pages. */

export const KEYS: readonly { keys: readonly string[]; id: string }[] = [
  { keys: ['n', 'p'], id: 'help-key-n' },
  { keys: ['u', 'r'], id: 'help-key-u' },
  { keys: ['e'], id: 'help-key-e' },
  { keys: ['o'], id: 'help-key-o' },
  { keys: ['←', '↑', '↓', '→'], id: 'help-key-arrows' },
  { keys: ['⇧ ← ↑ ↓ →'], id: 'help-key-pan' },
  { keys: ['Enter'], id: 'help-key-enter' },
  { keys: ['Esc'], id: 'help-key-escape' },
  { keys: ['+', '−', '0'], id: 'help-key-zoom' },
  { keys: ['1', '2', '3', '4'], id: 'help-key-maps' },
  { keys: ['?'], id: 'help-key-help' },
]
