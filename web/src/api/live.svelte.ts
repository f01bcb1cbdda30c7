/** The live line to a table: news as they come; after a break it takes up where it was. */

import type { ChatLine, Thinking, Update } from './client'

export type Line = 'opening' | 'open' | 'lost' | 'closed'

interface News {
  update(update: Update): void
  chat(lines: ChatLine[]): void
  thinking(thinking: Thinking | null): void
  /** The line is there, for the first time or again. */
  opened(): void
  /** The server will not have us: no such table, or not ours to see. */
  refused(code: number, reason: string): void
}

type Told =
  | (Update & { type: 'update' })
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'thinking'; thinking: Thinking | null }

const SHORTEST = 500
const LONGEST = 15_000
/** Codes from here on are refusals (4004: no such table). */
const REFUSED = 4000
const TOO_MANY = 4029

/** How long to wait before the next try: twice as long each time, with some chance in it. */
export function pause(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.75 + chance / 2)
}

export class Live {
  line = $state<Line>('opening')
  #socket: WebSocket | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #waker = () => this.#wake()

  /** `since` tells the version the page knows, `lastChat` the newest line it has. */
  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly lastChat: () => number,
    private readonly news: News,
  ) {
    addEventListener('online', this.#waker)
    document.addEventListener('visibilitychange', this.#waker)
    this.#open()
  }

  close(): void {
    this.line = 'closed'
    clearTimeout(this.#timer)
    removeEventListener('online', this.#waker)
    document.removeEventListener('visibilitychange', this.#waker)
    this.#socket?.close()
  }

  #wake(): void {
    if (this.line !== 'lost' || document.visibilityState === 'hidden') return
    clearTimeout(this.#timer)
    this.#open()
  }

  #open(): void {
    const query = new URLSearchParams({ since: String(this.since()), chat: String(this.lastChat()) })
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.table}/live?${query}`)
    this.#socket = socket
    socket.onopen = () => {
      this.line = 'open'
      this.#tries = 0
      this.news.opened()
    }
    socket.onmessage = (message: MessageEvent<string>) => {
      const told = JSON.parse(message.data) as Told
      if (told.type === 'chat') this.news.chat(told.lines)
      else if (told.type === 'thinking') this.news.thinking(told.thinking)
      else if (told.type === 'update') this.news.update(told)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.line === 'closed') return
      if (event.code >= REFUSED && event.code !== TOO_MANY) {
        this.line = 'closed'
        this.news.refused(event.code, event.reason)
        return
      }
      this.line = 'lost'
      this.#timer = setTimeout(() => this.#open(), pause(this.#tries++))
    }
  }
}
