/** Where the eye is led on the board: to a space, to the choices, to one of several maps. */

import type { State } from '../api/client'
import type { Camera } from './camera.svelte'
import { boundsOf, type Box, type Shape } from './geometry'
import type { Catalogue, Table } from './table.svelte'

/** How large a counter should be on the screen at the first look, and how small it may be on a map that is shown whole. */
const READABLE = 48
const LEAST = 22

/** Who leads in the part of the turn that is being played, where somebody does. */
export function leaderOf(board: State['board'] | null): string | null {
  const unit = board?.phase_name.facts['unit']
  return unit?.kind === 'piece' ? String(unit.value) : null
}

export class Sight {
  constructor(
    readonly table: Table,
    readonly catalogue: Catalogue,
    readonly camera: Camera,
  ) {}

  show(space: string): void {
    const shape = this.catalogue.ground.at(space)
    if (shape) this.camera.show(shape.x, shape.y)
  }

  centre(space: string): void {
    const shape = this.catalogue.ground.at(space)
    if (shape) this.camera.centre(shape.x, shape.y)
  }

  /** The space in the middle of what is seen. */
  get middle(): string | null {
    const [x, y] = this.camera.toBoard(this.camera.width / 2, this.camera.height / 2)
    return this.catalogue.ground.under(x, y)?.id ?? this.catalogue.geometry.spaces[0]?.id ?? null
  }

  /** Where something is to be chosen on the map, but nothing of it is in sight, the map goes there. */
  showChoices(): void {
    const { choices, units } = this.table
    const spaces = [
      ...choices.ofSpace.keys(),
      ...[...choices.goings.values()].flatMap((there) => [...there.keys()]),
      ...[...choices.ofPiece.keys()].flatMap((piece) => units.get(piece)?.space ?? []),
    ]
    const shapes = spaces.flatMap((space) => this.catalogue.ground.at(space) ?? [])
    const [first] = shapes
    if (first && !shapes.some((shape) => this.camera.sees(shape.x, shape.y))) this.camera.centre(first.x, first.y)
  }

  /** One of several maps: the whole of it, or, where that would be too small, those who stand on it. */
  lookAt(frame: Box): void {
    this.camera.fitClear(frame)
    if (this.catalogue.geometry.counter * this.camera.scale < LEAST) this.lookAtUnits(frame)
  }

  /** The first look: everybody on the board, or on one of its maps, near enough to be read. */
  lookAtUnits(frame: Box = this.catalogue.map): void {
    const { ground, geometry } = this.catalogue
    const within = ({ x, y }: Shape) => x >= frame.x && y >= frame.y && x <= frame.x + frame.width && y <= frame.y + frame.height
    const standing = this.table.board?.units.flatMap((unit) => (unit.status === 'board' ? (ground.at(unit.space) ?? []) : [])) ?? []
    const shapes = standing.filter(within)
    const box = boundsOf(shapes.flatMap((shape) => [shape.x, shape.y]))
    const room = geometry.counter * 1.6
    if (shapes.length < 2) return this.camera.fit(frame)
    this.camera.fit({ x: box.x - room, y: box.y - room, width: box.width + 2 * room, height: box.height + 2 * room }, 1)
    const near = READABLE / (geometry.counter * this.camera.scale)
    if (near <= 1) return
    const leader = ground.at(this.table.units.get(leaderOf(this.table.board) ?? '')?.space)
    const middle = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number
    this.camera.zoom(near)
    if (leader) this.camera.centre(leader.x, leader.y)
    else this.camera.centre(middle(shapes.map((shape) => shape.x)), middle(shapes.map((shape) => shape.y)))
  }
}
