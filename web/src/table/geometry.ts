/** Where spaces lie on the board, which one is under a point, and how to go from one to the next. */

export interface Shape {
  id: string
  x: number
  y: number
  stand: readonly number[]
  polygon: readonly number[]
  label: string
  /** A box beside the map that belongs to the space: left, top, right, bottom. */
  box?: readonly number[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Point = readonly [number, number]

/** The spaces of a board, found by id or by place. Works for hexes and for areas alike. */
export class Ground {
  readonly shapes: ReadonlyMap<string, Shape>
  readonly #cells = new Map<string, Shape[]>()
  readonly #cell: number

  constructor(shapes: Shape[]) {
    this.shapes = new Map(shapes.map((shape) => [shape.id, shape]))
    const first = shapes[0]
    this.#cell = first ? Math.max(20, span(first)) : 100
    for (const shape of shapes) this.#file(shape)
  }

  /** Where counters stand in a space. */
  stand(id: string): Point | null {
    const shape = this.at(id)
    return shape ? [shape.stand[0] ?? shape.x, shape.stand[1] ?? shape.y] : null
  }

  #file(shape: Shape): void {
    for (const ring of rings(shape)) this.#fileRing(shape, boundsOf(ring))
  }

  #fileRing(shape: Shape, box: Box): void {
    for (let i = this.#index(box.x); i <= this.#index(box.x + box.width); i++)
      for (let j = this.#index(box.y); j <= this.#index(box.y + box.height); j++) {
        const key = `${i},${j}`
        const filed = this.#cells.get(key)
        if (filed?.includes(shape)) continue
        if (filed) filed.push(shape)
        else this.#cells.set(key, [shape])
      }
  }

  #index(value: number): number {
    return Math.floor(value / this.#cell)
  }

  at(id: string | null | undefined): Shape | undefined {
    return id ? this.shapes.get(id) : undefined
  }

  /** The space under a point of the board. */
  under(x: number, y: number): Shape | undefined {
    const filed = this.#cells.get(`${this.#index(x)},${this.#index(y)}`) ?? []
    return filed.find((shape) => rings(shape).some((ring) => inside(x, y, ring)))
  }

  /** The space next to one in a direction (a unit vector), for the cursor keys: the nearest in that quarter of the board, so
   * that every other space lies in one of the four and none is out of reach. */
  towards(id: string, dx: number, dy: number): Shape | undefined {
    const from = this.at(id)
    if (!from) return undefined
    let best: Shape | undefined
    let least = Infinity
    for (const shape of this.shapes.values()) {
      if (shape === from) continue
      const x = shape.x - from.x
      const y = shape.y - from.y
      const ahead = x * dx + y * dy
      const aside = Math.abs(x * dy - y * dx)
      if (ahead <= 0 || aside > ahead) continue
      const far = ahead + aside * 0.9
      if (far < least - 1e-6) [best, least] = [shape, far]
    }
    return best
  }
}

/** What a space covers: its ground, and its box if it has one. */
function rings(shape: Shape): (readonly number[])[] {
  const [left, top, right, bottom] = shape.box ?? []
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return [shape.polygon]
  return [shape.polygon, [left, top, right, top, right, bottom, left, bottom]]
}

function span(shape: Shape): number {
  const box = boundsOf(shape.polygon)
  return Math.max(box.width, box.height)
}

export function boundsOf(polygon: readonly number[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i + 1 < polygon.length; i += 2) {
    const x = polygon[i] as number
    const y = polygon[i + 1] as number
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Whether a point lies in a polygon: it does if a ray from it crosses the border an odd number of times. */
export function inside(x: number, y: number, polygon: readonly number[]): boolean {
  let within = false
  for (let i = 0, j = polygon.length - 2; i + 1 < polygon.length; j = i, i += 2) {
    const ax = polygon[i] as number
    const ay = polygon[i + 1] as number
    const bx = polygon[j] as number
    const by = polygon[j + 1] as number
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}

/** A space as an SVG path: its polygon, shrunk towards its middle by a factor, and its box. */
export function outline(shape: Shape, factor = 1): string {
  const [ground, box] = rings(shape)
  return ringPath(ground ?? [], shape.x, shape.y, factor) + (box ? ringPath(box, 0, 0, 1) : '')
}

function ringPath(ring: readonly number[], x: number, y: number, factor: number): string {
  let path = ''
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const px = x + ((ring[i] as number) - x) * factor
    const py = y + ((ring[i + 1] as number) - y) * factor
    path += `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`
  }
  return path + 'Z'
}

/** Many spaces as one path: one element instead of hundreds. */
export function outlines(ground: Ground, ids: Iterable<string>, factor = 1): string {
  let path = ''
  for (const id of ids) {
    const shape = ground.at(id)
    if (shape) path += outline(shape, factor)
  }
  return path
}

/** The outer border of a group of spaces: the sides that no two of them share. */
export function border(ground: Ground, ids: Iterable<string>): string {
  const sides = new Map<string, string | null>()
  for (const id of ids) {
    const corners = ground.at(id)?.polygon ?? []
    for (let i = 0; i < corners.length; i += 2) {
      const j = (i + 2) % corners.length
      const ends = [`${Math.round(corners[i] as number)} ${Math.round(corners[i + 1] as number)}`, `${Math.round(corners[j] as number)} ${Math.round(corners[j + 1] as number)}`]
      const key = [...ends].sort().join('/')
      sides.set(key, sides.has(key) ? null : `M${ends[0]}L${ends[1]}`)
    }
  }
  return [...sides.values()].filter((side) => side !== null).join('')
}

/** An arrow from one point towards another, as a filled path; `from` and `to` are shares of the way. */
export function arrow(a: Point, b: Point, width: number, from = 0.3, to = 0.5): string {
  const [x, y] = a
  const dx = b[0] - x
  const dy = b[1] - y
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const [x0, y0, x1, y1] = [x + dx * from, y + dy * from, x + dx * to, y + dy * to]
  const half = width / 2
  const points: Point[] = [
    [x0 - -uy * half * 0.5, y0 - ux * half * 0.5],
    [x1 + uy * half - ux * width, y1 - ux * half - uy * width],
    [x1 + uy * width - ux * width, y1 - ux * width - uy * width],
    [x1 + ux * width * 0.5, y1 + uy * width * 0.5],
    [x1 - uy * width - ux * width, y1 + ux * width - uy * width],
    [x1 - uy * half - ux * width, y1 + ux * half - uy * width],
    [x0 + -uy * half * 0.5, y0 + ux * half * 0.5],
  ]
  return points.map(([px, py], i) => `${i ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('') + 'Z'
}
