/** The rulebooks' Markdown as plain data: headings with their rule numbers, paragraphs, lists, tables.
 *
 * Only what our rulebooks use is known. Rule numbers and rulings in the text become links. */

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string; number: string }
  | { kind: 'ruling'; text: string; id: string }

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

/** A rule with what stands under its heading; the first has no number. */
export interface Section {
  number: string
  title: string
  blocks: Block[]
  /** The words in lower case, for searching. */
  text: string
}

const HEADING = /^#{1,6}\s+(?:(\d+(?:\.\d+)+)\s+)?(.*)$/
const ITEM = /^(?:-|\d+\.)\s+(.*)$/
const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/
const RULING = /\b[A-Z]{1,3}\d{1,2}\b/g
const NUMBER = /\b\d{1,2}\.\d{1,2}(?:\.\d{1,2})*\b/g

export function readRulebook(markdown: string, numbers: ReadonlySet<string>, rulings: ReadonlySet<string>): Section[] {
  const sections: Section[] = []
  let lines: string[] = []
  let current: Section = { number: '', title: '', blocks: [], text: '' }
  const close = () => {
    current.blocks = readBlocks(lines, (text) => readSpans(text, numbers, rulings))
    current.text = [current.number, current.title, ...lines].join(' ').toLowerCase()
    if (current.title || current.blocks.length) sections.push(current)
    lines = []
  }
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)
    if (!heading) {
      lines.push(line)
      continue
    }
    close()
    current = { number: heading[1] ?? '', title: heading[2] ?? '', blocks: [], text: '' }
  }
  close()
  return sections
}

type Reader = (text: string) => Span[]

function readBlocks(lines: string[], read: Reader): Block[] {
  const blocks: Block[] = []
  let chunk: string[] = []
  const close = () => {
    if (chunk.length) blocks.push(...readChunk(chunk, read))
    chunk = []
  }
  for (const line of lines) {
    if (line.trim()) chunk.push(line)
    else close()
  }
  close()
  return blocks
}

/** Lines without a gap: a table, or text that may run on into a list. */
function readChunk(lines: string[], read: Reader): Block[] {
  if (lines[0]?.startsWith('|')) return [readTable(lines, read)]
  const start = lines.findIndex((line) => ITEM.test(line))
  if (start < 0) return [{ kind: 'paragraph', spans: read(lines.join(' ')) }]
  const before: Block[] = start > 0 ? [{ kind: 'paragraph', spans: read(lines.slice(0, start).join(' ')) }] : []
  return [...before, readList(lines.slice(start), read)]
}

function readList(lines: string[], read: Reader): Block {
  const items: string[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item) items.push(item[1] ?? '')
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(read) }
}

function readTable(lines: string[], read: Reader): Block {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => read(cell.trim())))
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
}

/** A run of text with its emphasis and its references. */
export function readSpans(text: string, numbers: ReadonlySet<string>, rulings: ReadonlySet<string>): Span[] {
  const marked = MARKED.exec(text)
  if (!marked) return references(text, numbers, rulings)
  const [whole, strong, em, code] = marked
  const kind = strong !== undefined ? 'strong' : em !== undefined ? 'em' : 'code'
  return [
    ...references(text.slice(0, marked.index), numbers, rulings),
    { kind, text: strong ?? em ?? code ?? '' },
    ...readSpans(text.slice(marked.index + whole.length), numbers, rulings),
  ]
}

/** Text in which the numbers of rules and the ids of rulings are links. */
export function references(text: string, numbers: ReadonlySet<string>, rulings: ReadonlySet<string>): Span[] {
  const found: { at: number; span: Span }[] = []
  for (const match of text.matchAll(NUMBER)) {
    const number = match[0]
    if (numbers.has(number)) found.push({ at: match.index, span: { kind: 'rule', text: number, number } })
  }
  for (const match of text.matchAll(RULING)) {
    const id = match[0]
    if (rulings.has(id)) found.push({ at: match.index, span: { kind: 'ruling', text: id, id } })
  }
  found.sort((one, other) => one.at - other.at)
  const spans: Span[] = []
  let done = 0
  for (const { at, span } of found) {
    if (at > done) spans.push({ kind: 'text', text: text.slice(done, at) })
    spans.push(span)
    done = at + span.text.length
  }
  if (done < text.length) spans.push({ kind: 'text', text: text.slice(done) })
  return spans
}

/** How deep a rule lies: 5.0 is 1, 5.1 is 2, 5.1.3 is 3. */
export function depth(number: string): number {
  const parts = number.split('.')
  return parts.length === 2 && parts[1] === '0' ? 1 : parts.length
}

/** The sections that hold every word. */
export function search<T extends { text: string }>(sections: readonly T[], words: string): T[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...sections]
  return sections.filter((section) => wanted.every((word) => section.text.includes(word)))
}
