import { describe, expect, it } from 'vitest'
import type { Option } from '../api/client'
import { moverOf, sortOut } from './choosing'
import { FEW, meaningOfPiece, meaningOfSpace, type Scene } from './pointing'

function option(action: string, given: Partial<Option> = {}): Option {
  return { action, verb: action.split(' ')[0] ?? '', piece: null, spaces: [], number: null, label: { id: 'x', facts: {} }, closes: false, weighs: false, leaves: [], ...given }
}

const select = (piece: string) => option(piece, { verb: 'select', piece })
const bombard = (piece: string, space: string) => option(`bombard ${piece} ${space}`, { piece, spaces: [space], weighs: true })
const clear = (piece: string, space: string) => option(`clear ${piece} ${space}`, { piece, spaces: [space] })
const assault = (space: string) => option(`assault ${space}`, { spaces: [space], weighs: true })
const move = (piece: string, space: string) => option(`${piece} ${space}`, { verb: 'move', piece, spaces: [space] })
const done = option('done', { closes: true })

/** Units by where they stand. */
function scene(standing: Record<string, string[]>, options: Option[], selected: string | null = null): Scene {
  const choices = sortOut(options)
  const mover = moverOf(choices, null, selected)
  return {
    choices,
    mover,
    destinations: mover ? (choices.goings.get(mover) ?? null) : null,
    fighters: [],
    spaceOf: (piece) => Object.keys(standing).find((space) => standing[space]?.includes(piece)) ?? null,
    unitsIn: (space) => standing[space] ?? [],
  }
}

const actions = (meaning: ReturnType<typeof meaningOfSpace>) => ('options' in meaning ? meaning.options.map((one) => one.action) : [])

describe('a place that is marked before anybody is chosen', () => {
  const standing = { W01: ['ge_meindl'], W03: ['ge_3', 'uk_1', 'uk_2'], W09: ['uk_3'], W07: ['uk_9'] }
  const shown = scene(standing, [select('ge_meindl'), bombard('ge_meindl', 'W03'), bombard('ge_meindl', 'W09'), done])
  it('is weighed where there are dice, though both sides stand there', () => {
    const meaning = meaningOfSpace(shown, 'W03')
    expect(meaning.kind).toBe('weigh')
    expect(actions(meaning)).toEqual(['bombard ge_meindl W03'])
  })
  it('is weighed by a click on the one counter there, too', () => {
    expect(actions(meaningOfPiece(shown, 'uk_3'))).toEqual(['bombard ge_meindl W09'])
  })
  it('elsewhere a click still asks why not', () => {
    expect(meaningOfPiece(shown, 'uk_9')).toEqual({ kind: 'nothing', piece: 'uk_9' })
    expect(meaningOfSpace(shown, 'W02')).toEqual({ kind: 'nothing', piece: null })
  })
  it('lists who would do it where no dice can be weighed: one click must not roll', () => {
    const mines = scene({ '2504': ['it_85'] }, [select('it_85'), clear('it_85', '2505'), done])
    expect(meaningOfSpace(mines, '2505')).toEqual({ kind: 'list', options: [clear('it_85', '2505')], pieces: [] })
  })
  it('lists nothing where too many could come, as at the set-up', () => {
    const many = scene({}, [...Array(FEW + 1).keys()].map((i) => move(`uk_${i}`, '0101')))
    expect(meaningOfSpace(many, '0101').kind).toBe('nothing')
  })
})

describe('a space where only something unusual can be done', () => {
  const activate = (space: string) => option(`activate ${space}`, { spaces: [space] })
  const again = (space: string) => option(`again ${space}`, { spaces: [space] })
  const shown = scene({}, [activate('W01'), activate('W10'), again('W03'), done])
  it('says so before it is done', () => {
    expect(meaningOfSpace(shown, 'W01')).toEqual({ kind: 'do', option: activate('W01') })
    expect(meaningOfSpace(shown, 'W03')).toEqual({ kind: 'list', options: [again('W03')], pieces: [] })
  })
})

describe('a space that can be fought for and holds units to choose', () => {
  const shown = scene({ W11: ['ge_su', 'ge_2', 'uk_1'] }, [select('ge_su'), select('ge_2'), assault('W11'), bombard('ge_su', 'W11'), done])
  it('offers both', () => {
    const meaning = meaningOfSpace(shown, 'W11')
    expect(meaning).toEqual({ kind: 'list', options: [assault('W11')], pieces: ['ge_su', 'ge_2'] })
  })
  it('offers all that a unit can do once it is pointed at', () => {
    expect(actions(meaningOfPiece(shown, 'ge_su'))).toEqual(['ge_su', 'bombard ge_su W11'])
    expect(meaningOfPiece(shown, 'ge_2')).toEqual({ kind: 'do', option: select('ge_2') })
  })
})

describe('an area with one headquarters, whose fire and the assault aim at the same place', () => {
  const shown = scene({ W11: ['ge_su', 'uk_1'], W03: ['uk_2'] }, [assault('W11'), bombard('ge_su', 'W11'), bombard('ge_su', 'W03'), done])
  it('weighs the assault and the fire', () => {
    const meaning = meaningOfSpace(shown, 'W11')
    expect(meaning.kind).toBe('weigh')
    expect(actions(meaning)).toEqual(['assault W11', 'bombard ge_su W11'])
    expect(actions(meaningOfPiece(shown, 'ge_su'))).toEqual(['assault W11', 'bombard ge_su W11'])
    expect(actions(meaningOfPiece(shown, 'uk_2'))).toEqual(['bombard ge_su W03'])
  })
  it('lists what is weighed beside what is not', () => {
    const both = scene({ W11: ['ge_su'] }, [assault('W11'), clear('ge_su', 'W11'), clear('ge_su', 'W03')])
    expect(meaningOfSpace(both, 'W11')).toEqual({ kind: 'list', options: [assault('W11'), clear('ge_su', 'W11')], pieces: [] })
  })
})

describe('while a fight is planned', () => {
  const standing = { W11: ['ge_su', 'ge_2', 'uk_1'], W10: ['ge_7'] }
  const planned = { ...scene(standing, [select('ge_2'), select('ge_su'), assault('W11'), done]), fighters: ['ge_su', 'ge_2', 'ge_7'] }
  it('who could join joins, whatever else he could do', () => {
    expect(meaningOfPiece(planned, 'ge_2')).toEqual({ kind: 'join', piece: 'ge_2' })
    expect(meaningOfSpace(planned, 'W11')).toEqual({ kind: 'fan' })
    expect(meaningOfSpace(planned, 'W10')).toEqual({ kind: 'join', piece: 'ge_7' })
  })
})

describe('a unit that is under way', () => {
  const standing = { '0101': ['uk_1'], '0102': ['uk_2', 'uk_3'] }
  const shown = scene(standing, [move('uk_1', '0102'), move('uk_1', '0201'), move('uk_2', '0201')], 'uk_1')
  it('goes where one points', () => {
    expect(meaningOfSpace(shown, '0201')).toEqual({ kind: 'do', option: move('uk_1', '0201') })
  })
  it('or makes room for another', () => {
    expect(meaningOfSpace(shown, '0102')).toEqual({ kind: 'list', options: [move('uk_1', '0102')], pieces: ['uk_2'] })
    expect(meaningOfPiece(shown, 'uk_2')).toEqual({ kind: 'select', piece: 'uk_2' })
  })
})
