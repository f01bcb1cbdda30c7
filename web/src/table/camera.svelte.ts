/** What part of the board the window shows: `scale` screen pixels a unit of the board, shifted by `x`, `y` pixels. */

import type { Box } from './geometry'

const CLOSEST = 2.6
/** How far the window goes over the edge of the board, so that what lies there can be seen beside the panels. */
const RIM = 180

export interface Margins {
  top: number
  right: number
  bottom: number
  left: number
}

interface Size {
  width: number
  height: number
}

export class Camera {
  x = $state(0)
  y = $state(0)
  scale = $state(1)
  width = $state(0)
  height = $state(0)
  /** What panels cover of the window: the middle is the middle of the rest. */
  margins = $state<Margins>({ top: 0, right: 0, bottom: 0, left: 0 })

  /** What lies in the lower left corner of the window: a map that is shown whole keeps clear of it. */
  corner = $state<Size>({ width: 0, height: 0 })

  /** What the cards of a unit and its hex cover in the lower right corner when there are any. */
  card = $state<Size>({ width: 0, height: 0 })

  constructor(readonly board: Box) {}

  #room({ top, right, bottom, left }: Margins = this.margins): Box {
    return { x: left, y: top, width: Math.max(80, this.width - left - right), height: Math.max(80, this.height - top - bottom) }
  }

  /** The smallest scale: the whole board in the window. */
  get smallest(): number {
    return this.#scaleFor(this.board)
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.#hold()
  }

  #scaleFor(box: Box, margins = this.margins): number {
    const room = this.#room(margins)
    return Math.min(room.width / box.width, room.height / box.height)
  }

  fit(box: Box = this.board, most = CLOSEST, margins = this.margins): void {
    this.scale = this.#bounded(Math.min(this.#scaleFor(box, margins), most))
    this.centre(box.x + box.width / 2, box.y + box.height / 2, margins)
  }

  /** One of several maps, above or beside what lies in the corner: whichever shows it larger. */
  fitClear(box: Box): void {
    const { margins, corner } = this
    const above = { ...margins, bottom: margins.bottom + corner.height }
    const beside = { ...margins, left: margins.left + corner.width }
    this.fit(box, CLOSEST, this.#scaleFor(box, above) >= this.#scaleFor(box, beside) ? above : beside)
  }

  /** Puts a point of the board into the middle, or as near to it as leaves no more than a rim beside the board. */
  centre(x: number, y: number, margins = this.margins): void {
    const { board, scale } = this
    const room = this.#room(margins)
    const across = room.x + room.width / 2 - x * scale
    const down = room.y + room.height / 2 - y * scale
    this.x = clamp(across, room.x + room.width - RIM - (board.x + board.width) * scale, room.x + RIM - board.x * scale)
    this.y = clamp(down, room.y + room.height - RIM - (board.y + board.height) * scale, room.y + RIM - board.y * scale)
    this.#hold()
  }

  /** Whether a point of the board can be seen, with some room round it, and no corner is over it. */
  sees(x: number, y: number, room = 60): boolean {
    const [sx, sy] = this.toScreen(x, y)
    const { corner, margins } = this
    const left = sx - margins.left - room
    const right = this.width - margins.right - room - sx
    const bottom = this.height - margins.bottom - room - sy
    if (left <= 0 || right <= 0 || bottom <= 0 || sy <= margins.top + room) return false
    return !(bottom < corner.height && left < corner.width) && !this.underCard(x, y, room)
  }

  /** Whether the cards of a unit and its hex, where there are any, lie over a point of the board or near it. */
  underCard(x: number, y: number, room = 60): boolean {
    const [sx, sy] = this.toScreen(x, y)
    const { card, margins } = this
    return this.height - margins.bottom - room - sy < card.height && this.width - margins.right - room - sx < card.width
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
