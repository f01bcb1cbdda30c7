import { describe, expect, it } from 'vitest'
import { makeBundle } from '../words.svelte'
import { shiftBy } from './plans'

const CATALOGUES = import.meta.glob('../../../src/scirocco/telling/words/*/web.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

function read(tag: string, amount: number, columns: boolean): string {
  const [, text] = Object.entries(CATALOGUES).find(([path]) => path.includes(`/${tag}/`)) ?? ['', '']
  const bundle = makeBundle(tag, text)
  return bundle.formatPattern(bundle.getMessage('table-shift-by')?.value ?? '', shiftBy(amount, columns), [])
}

describe('a shift as it is read out', () => {
  it.each([
    ['en', 'one column for the defender', '2 columns for the defender', 'one column for the attacker', 'one point for the defender'],
    ['pt', 'uma coluna para o defensor', '2 colunas para o defensor', 'uma coluna para o atacante', 'um ponto para o defensor'],
    ['fr', 'une colonne pour le défenseur', '2 colonnes pour le défenseur', 'une colonne pour l’attaquant', 'un point pour le défenseur'],
    ['it', 'una colonna per il difensore', '2 colonne per il difensore', 'una colonna per l’attaccante', 'un punto per il difensore'],
  ])('says in %s to whose good it is', (tag, lost, lostTwo, won, points) => {
    expect(read(tag, -1, true)).toBe(lost)
    expect(read(tag, -2, true)).toBe(lostTwo)
    expect(read(tag, 1, true)).toBe(won)
    expect(read(tag, -1, false)).toBe(points)
  })
})
