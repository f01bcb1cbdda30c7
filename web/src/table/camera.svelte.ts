/** What part of the board the window shows: `scale` screen pixels a unit of the board, shifted by `x`, `y` pixels. */

import type { Box } from './geometry'

const CLOSEST = 2.6

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  width = $state(0)
  height = $state(0)
  /** What panels cover of the window: the middle is the middle of the rest. */
  margins = $state<Margins>({ top: 0, right: 0, bottom: 0, left: 0 })

  constructor(readonly board: Box) {}

  get #room(): { x: number; y: number; width: number; height: number } {
    const { top, right, bottom, left } = this.margins
    return { x: left, y: top, width: Math.max(80, this.width - left - right), height: Math.max(80, this.height - top - bottom) }
  }

  /** The smallest scale: the whole board in the window. */
  get smallest(): number {
    const room = this.#room
    return Math.min(room.width / this.board.width, room.height / this.board.height)
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.#hold()
  }

  fit(box: Box = this.board, most = CLOSEST): void {
    const room = this.#room
    const scale = Math.min(room.width / box.width, room.height / box.height, most)
    this.scale = this.#bounded(scale)
    this.centre(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** Puts a point of the board into the middle. */
  centre(x: number, y: number): void {
    const room = this.#room
    this.x = room.x + room.width / 2 - x * this.scale
    this.y = room.y + room.height / 2 - y * this.scale
    this.#hold()
  }

  /** Whether a point of the board can be seen, with some room round it. */
  sees(x: number, y: number, room = 60): boolean {
    const [sx, sy] = this.toScreen(x, y)
    const { top, right, bottom, left } = this.margins
    return sx > left + room && sy > top + room && sx < this.width - right - room && sy < this.height - bottom - room
  }

  show(x: number, y: number): void {
    if (!this.sees(x, y)) this.centre(x, y)
  }

  pan(dx: number, dy: number): void {
    this.x += dx
    this.y += dy
    this.#hold()
  }

  /** Zooms so that the board's point under a screen point stays there. */
  zoom(factor: number, sx: number = this.width / 2, sy: number = this.height / 2): void {
    const scale = this.#bounded(this.scale * factor)
    const k = scale / this.scale
    this.x = sx - (sx - this.x) * k
    this.y = sy - (sy - this.y) * k
    this.scale = scale
    this.#hold()
  }

  toBoard(sx: number, sy: number): [number, number] {
    return [(sx - this.x) / this.scale, (sy - this.y) / this.scale]
  }

  toScreen(x: number, y: number): [number, number] {
    return [x * this.scale + this.x, y * this.scale + this.y]
  }

  /** The part of the board that is seen. */
  get seen(): Box {
    const [x, y] = this.toBoard(0, 0)
    return { x, y, width: this.width / this.scale, height: this.height / this.scale }
  }

  #bounded(scale: number): number {
    return Math.min(CLOSEST, Math.max(this.smallest * 0.9, scale))
  }

  /** The board cannot be pushed off the table: a third of the window always shows it. */
  #hold(): void {
    const { board, scale } = this
    const keepX = Math.min(this.width / 2, board.width * scale)
    const keepY = Math.min(this.height / 2, board.height * scale)
    this.x = clamp(this.x, keepX - (board.x + board.width) * scale, this.width - keepX - board.x * scale)
    this.y = clamp(this.y, keepY - (board.y + board.height) * scale, this.height - keepY - board.y * scale)
  }
}

export function clamp(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}
