/** A table as this page knows it: the state, the log, the game's catalogue, and everything one can ask the server to do. */

import {
  api,
  Refused,
  send,
  type Analysis,
  type ChatLine,
  type Drawings,
  type Entry,
  type GameCard,
  type Hint,
  type Mistake,
  type Option,
  type Piece,
  type Replay,
  type Space,
  type State,
  type Thinking,
  type Timeline,
  type Update,
} from '../api/client'
import { Live } from '../api/live.svelte'
import { pieceName, spaceName } from '../names'
import { tell, type Names } from '../telling'
import { knows, say } from '../words.svelte'
import { sortOut, NO_CHOICES } from './choosing'
import { Ground, type Box, type Shape } from './geometry'

const MOST_ENTRIES = 300
/** The live line ends with it where the rules no longer play the game: 4000 and the end of status 422. */
const OUTDATED = 4022

interface Geometry {
  width: number
  height: number
  counter: number
  orientation: 'flat' | 'pointy' | 'areas'
  spaces: Shape[]
}

/** What of a game never changes: fetched once for all its tables. */
export interface Catalogue {
  card: GameCard
  pieces: ReadonlyMap<string, Piece>
  spaces: ReadonlyMap<string, Space>
  drawings: Drawings
  geometry: Geometry
  ground: Ground
  map: Box
}

const catalogues = new Map<string, Promise<Catalogue>>()

export function catalogueOf(game: string): Promise<Catalogue> {
  let coming = catalogues.get(game)
  if (!coming) {
    coming = fetchCatalogue(game)
    catalogues.set(game, coming)
    coming.catch(() => catalogues.delete(game))
  }
  return coming
}

async function fetchCatalogue(game: string): Promise<Catalogue> {
  const path = { game }
  const [card, pieces, spaces] = await Promise.all([
    api.get('/api/catalogue/{game}', { path }),
    api.get('/api/catalogue/{game}/pieces', { path }),
    api.get('/api/catalogue/{game}/spaces', { path }),
  ])
  const drawings = await api.get('/api/catalogue/{game}/drawings', { path: { game: card.board } })
  const geometry = (await (await send('GET', drawings.geometry)).json()) as Geometry
  return {
    card,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    spaces: new Map(spaces.spaces.map((space) => [space.id, space])),
    drawings,
    geometry,
    ground: new Ground(geometry.spaces),
    map: drawings.map,
  }
}

export type Heard = (entries: Entry[], before: State | null) => void

export class Table implements Names {
  state = $state.raw<State | null>(null)
  catalogue = $state.raw<Catalogue | null>(null)
  entries = $state.raw<Entry[]>([])
  chat = $state.raw<ChatLine[]>([])
  thinking = $state.raw<Thinking | null>(null)
  looking = $state.raw<Replay | null>(null)
  timeline = $state.raw<Timeline | null>(null)
  /** What the analyst has found in a game that is over, and the mistake whose better choice lies on the map. */
  analysis = $state.raw<Analysis | null>(null)
  better = $state.raw<Mistake | null>(null)
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Refused | null>(null)
  /** A short word on what did not go: shown until the next action. */
  notice = $state<string | null>(null)
  busy = $state(false)
  live = $state.raw<Live | null>(null)
  heard: Heard = () => {}

  readonly board = $derived(this.looking?.board ?? this.state?.board ?? null)
  readonly choices = $derived(this.looking || !this.state?.choices ? NO_CHOICES : sortOut(this.state.choices))
  readonly mine = $derived(this.state?.you ?? [])
  readonly units = $derived(new Map(this.board?.units.map((unit) => [unit.id, unit]) ?? []))

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const state = await api.get('/api/tables/{table}', { path: { table: this.id } })
      this.catalogue = await catalogueOf(state.game)
      this.state = state
      this.entries = state.log
      this.thinking = state.thinking ?? null
      this.live = new Live(this.id, () => this.state?.version ?? -1, () => this.chat.at(-1)?.id ?? 0, {
        update: (update) => this.#receive(update),
        chat: (lines) => this.#hear(lines),
        thinking: (thinking) => (this.thinking = thinking),
        opened: () => (this.notice = this.#unheard ? null : this.notice),
        refused: (code, reason) => this.#shutOut(code, reason),
      })
      void this.readBack()
      void this.#readChat()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.refused = error
    }
  }

  close(): void {
    this.live?.close()
  }

  #shutOut(code: number, reason: string): void {
    const error = code === OUTDATED ? 'outdated' : 'no-table'
    this.refused = new Refused(code % 1000, { error, text: reason } as Refused['trouble'])
  }

  // --- names

  piece(id: string): string {
    return this.catalogue ? pieceName(this.catalogue.pieces, id) : id
  }

  space(id: string): string {
    return this.catalogue ? spaceName(this.catalogue.spaces, id) : id
  }

  beside(id: string): boolean {
    return this.catalogue?.spaces.get(id)?.box ?? false
  }

  side(id: string): string {
    return knows(`side-${id}`) ? say(`side-${id}`) : id
  }

  tell(message: Parameters<typeof tell>[0]): string {
    return tell(message, this)
  }

  get system(): string {
    return this.catalogue?.card.system ?? ''
  }

  /** The side one plays, or the one to move where one plays both. */
  get mySide(): string | null {
    const decides = this.board?.decision?.side
    return decides && this.mine.includes(decides) ? decides : (this.mine[0] ?? null)
  }

  // --- news

  #waiting: Update[] = []

  /** News of the live line are taken in once a frame, however many come: a quick computer must not outrun the screen. */
  #receive(update: Update): void {
    this.#waiting.push(update)
    if (this.#waiting.length > 1) return
    const takeAll = () => {
      const updates = this.#waiting
      this.#waiting = []
      const last = updates[updates.length - 1] as Update
      const keep = Math.min(...updates.map((one) => one.keep))
      const entries = new Map(updates.flatMap((one) => [...one.entries].map((entry) => [entry.number, entry] as const)))
      const length = last.state.length
      const fresh = [...entries.values()].filter((entry) => entry.number > keep && entry.number <= length)
      this.take({ ...last, keep, entries: fresh.sort((a, b) => a.number - b.number) })
    }
    if (document.visibilityState === 'hidden') setTimeout(takeAll)
    else requestAnimationFrame(() => setTimeout(takeAll))
  }

  /** Takes news in; what comes twice, or late, is let pass. */
  take(update: Update): void {
    const before = this.state
    if (before && update.state.revision < before.revision) return
    const known = before?.length ?? 0
    const fresh = update.entries.filter((entry) => entry.number > Math.min(update.keep, known))
    const isNew = !before || update.state.version > before.version
    this.entries = [...this.entries.filter((entry) => entry.number <= update.keep), ...update.entries]
    this.state = update.state
    this.thinking = update.state.thinking ?? null
    this.timeline = null
    if (isNew && fresh.length && !this.looking) this.heard(fresh, before)
  }

  #hear(lines: ChatLine[]): void {
    const newest = this.chat.at(-1)?.id ?? 0
    this.chat = [...this.chat, ...lines.filter((line) => line.id > newest)]
  }

  async #readChat(): Promise<void> {
    this.#hear(await api.get('/api/tables/{table}/chat', { path: { table: this.id } }))
  }

  /** Fetches the log before what is known. */
  async readBack(): Promise<void> {
    const first = this.entries[0]?.number ?? (this.state?.length ?? 0) + 1
    if (first <= 1) return
    const at = first - 1
    const replay = await this.#ask(() =>
      api.get('/api/tables/{table}/replay', { path: { table: this.id }, query: { at, since: Math.max(0, at - MOST_ENTRIES) } }),
    )
    if (replay) this.entries = [...replay.entries, ...this.entries.filter((entry) => entry.number > at)]
  }

  // --- doing

  /** Asks for something; a refusal becomes a notice. */
  async #ask<T>(question: () => Promise<T>): Promise<T | null> {
    try {
      return await question()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.#complain(error)
      if (error.status === 409) await this.#catchUp()
      return null
    }
  }

  /** The notice says that the server did not answer: it goes when the server is back. */
  #unheard = false

  #complain(error: Refused): void {
    this.#unheard = error.status === 0
    const why = error.trouble.why?.message
    const id = `refusal-${error.code}`
    this.notice = why ? this.tell(why) : error.status === 0 ? say('table-no-line') : knows(id) ? say(id) : error.message
  }

  async #catchUp(): Promise<void> {
    const since = this.state?.version ?? -1
    this.take(await api.get('/api/tables/{table}/news', { path: { table: this.id }, query: { since } }))
  }

  async #change(question: (version: number) => Promise<Update>): Promise<boolean> {
    if (this.busy || !this.state) return false
    this.busy = true
    this.notice = null
    try {
      const version = this.state.version
      const update = await this.#ask(() => question(version))
      if (update) this.take(update)
      return update !== null
    } finally {
      this.busy = false
    }
  }

  get #path(): { table: string } {
    return { table: this.id }
  }

  play(option: Pick<Option, 'action'>): Promise<boolean> {
    return this.#change((version) => api.post('/api/tables/{table}/actions', { path: this.#path, body: { version, action: option.action } }))
  }

  undo(): Promise<boolean> {
    return this.#change((version) => api.post('/api/tables/{table}/undo', { path: this.#path, body: { version } }))
  }

  redo(): Promise<boolean> {
    return this.#change((version) => api.post('/api/tables/{table}/redo', { path: this.#path, body: { version } }))
  }

  offer(kind: 'draw' | 'takeback', keep?: number): Promise<boolean> {
    return this.#change((version) =>
      api.post('/api/tables/{table}/offers', { path: this.#path, body: { kind, version, keep: keep ?? null, side: this.mySide } }),
    )
  }

  answer(kind: 'draw' | 'takeback', accept: boolean): Promise<boolean> {
    return this.#change((version) => api.post('/api/tables/{table}/offers/answer', { path: this.#path, body: { kind, version, accept } }))
  }

  resign(): Promise<boolean> {
    return this.#change(() => api.post('/api/tables/{table}/resign', { path: this.#path, body: { side: this.mySide } }))
  }

  async rematch(): Promise<string | null> {
    const state = await this.#ask(() => api.post('/api/tables/{table}/rematch', { path: this.#path }))
    return state?.id ?? null
  }

  hint(): Promise<Hint | null> {
    this.notice = null
    return this.#ask(() => api.post('/api/tables/{table}/hint', { path: this.#path, body: {} }))
  }

  async hurry(): Promise<void> {
    await this.#ask(() => api.post('/api/tables/{table}/hurry', { path: this.#path }))
  }

  async say(text: string): Promise<void> {
    const lines = await this.#ask(() => api.post('/api/tables/{table}/chat', { path: this.#path, body: { text } }))
    if (lines) this.#hear(lines)
  }

  async share(watchable: boolean): Promise<boolean> {
    const state = await this.#ask(() => api.put('/api/tables/{table}/public', { path: this.#path, body: { public: watchable } }))
    if (state) this.state = state
    return state !== null
  }

  // --- looking back

  async lookAt(at: number): Promise<void> {
    const length = this.state?.length ?? 0
    const point = Math.max(0, Math.min(length, at))
    const since = Math.max(0, point - 1)
    const replay = await this.#ask(() => api.get('/api/tables/{table}/replay', { path: this.#path, query: { at: point, since } }))
    if (!replay) return
    const before = this.looking
    this.looking = replay
    if (before && point === before.at + 1) this.heard(replay.entries, null)
    this.timeline ??= await this.#ask(() => api.get('/api/tables/{table}/timeline', { path: this.#path }))
  }

  stopLooking(): void {
    this.looking = null
    this.better = null
  }

  // --- the analyst

  get isOver(): boolean {
    return this.state?.status === 'finished' || this.state?.status === 'review'
  }

  async readAnalysis(): Promise<void> {
    const found = await this.#ask(() => api.get('/api/tables/{table}/analysis', { path: this.#path }))
    if (!found) return
    this.analysis = found
    this.better = found.mistakes.find((one) => one.at === this.better?.at) ?? null
  }

  async analyse(): Promise<void> {
    this.analysis = (await this.#ask(() => api.post('/api/tables/{table}/analysis', { path: this.#path }))) ?? this.analysis
  }

  /** Goes to where a mistake was made and lays the better choice on the map. */
  async showBetter(mistake: Mistake): Promise<void> {
    await this.lookAt(mistake.at)
    this.better = mistake
  }
}
