import { describe, expect, it } from 'vitest'
import { depth, readRulebook, readSpans, search } from './markdown'

const NUMBERS = new Set(['4.0', '5.1', '5.1.3'])
const RULINGS = new Set(['C11', 'A4'])

const BOOK = `# The battle

A *loss* turns a counter (5.1.3).

## 4.0 Movement

Units move:
- one by one,
  each by itself;
- or not at all (ruling C11).

1. First.
2. Second.

## 5.1.3 Siege

| Feature | Shift |
|---|---|
| Siege | 1 |

**Fort.** See \`siege\`.
`

describe('a rulebook', () => {
  const sections = readRulebook(BOOK, NUMBERS, RULINGS)

  it('has a section for each rule, with its number', () => {
    expect(sections.map((section) => [section.number, section.title])).toEqual([
      ['', 'The battle'],
      ['4.0', 'Movement'],
      ['5.1.3', 'Siege'],
    ])
  })

  it('reads text that runs on into a list, and lists of both kinds', () => {
    const blocks = sections[1]?.blocks ?? []
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list'])
    expect(blocks[1]).toMatchObject({ ordered: false, items: [[{ text: 'one by one, each by itself;' }], {}] })
    expect(blocks[2]).toMatchObject({ ordered: true })
  })

  it('reads tables', () => {
    expect(sections[2]?.blocks[0]).toEqual({
      kind: 'table',
      head: [[{ kind: 'text', text: 'Feature' }], [{ kind: 'text', text: 'Shift' }]],
      rows: [[[{ kind: 'text', text: 'Siege' }], [{ kind: 'text', text: '1' }]]],
    })
  })

  it('finds the sections that hold every word', () => {
    expect(search(sections, 'SIEGE shift').map((section) => section.number)).toEqual(['5.1.3'])
    expect(search(sections, ' ')).toHaveLength(3)
    expect(search(sections, 'navy')).toEqual([])
  })
})

describe('a run of text', () => {
  it('links known rules and rulings only', () => {
    expect(readSpans('(5.1.3, 2.75; ruling C11 or Z9)', NUMBERS, RULINGS)).toEqual([
      { kind: 'text', text: '(' },
      { kind: 'rule', text: '5.1.3', number: '5.1.3' },
      { kind: 'text', text: ', 2.75; ruling ' },
      { kind: 'ruling', text: 'C11', id: 'C11' },
      { kind: 'text', text: ' or Z9)' },
    ])
  })

  it('knows emphasis and code', () => {
    expect(readSpans('**a** *b* `c`', NUMBERS, RULINGS).map((span) => span.kind)).toEqual(['strong', 'text', 'em', 'text', 'code'])
  })
})

it('tells how deep a rule lies', () => {
  expect(['5.0', '5.1', '5.1.3', '10.0'].map(depth)).toEqual([1, 2, 3, 1])
})
