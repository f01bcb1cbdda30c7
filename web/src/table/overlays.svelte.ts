/** What is laid over the board for the reader: where a unit can go, and the layers that are switched on. */

import { api, Refused, type Layer, type LayerName, type Reach } from '../api/client'
import { choose, settings } from '../settings.svelte'
import type { Table } from './table.svelte'

/** Whose reach and layers are wanted: the unit whose destinations are shown, and the one whose card is open. */
export interface Looker {
  readonly table: Table
  readonly mover: string | null
  readonly shown: string | null
  /** Who leads in the part of the turn that is being played, where somebody does. */
  readonly leader: string | null
}

export class Overlays {
  reach = $state.raw<Reach | null>(null)
  layers = $state.raw<Map<string, Layer>>(new Map())

  readonly #looker: Looker
  readonly #reaches = new Map<string, Promise<Reach | null>>()

  constructor(looker: Looker) {
    this.#looker = looker
  }

  /** After news what was fetched no longer holds. */
  refresh(): void {
    this.#reaches.clear()
    for (const id of this.layers.keys()) void this.#fetchLayer(id)
  }

  async showReach(piece: string | null): Promise<void> {
    const { table } = this.#looker
    if (!piece || !table.units.get(piece)?.space) {
      this.reach = null
      return
    }
    const key = `${table.state?.version}/${table.looking?.at ?? ''}/${piece}`
    let coming = this.#reaches.get(key)
    if (!coming) {
      const query = { piece, ...(table.looking ? { at: table.looking.at } : {}) }
      coming = api.get('/api/tables/{table}/reach', { path: { table: table.id }, query }).catch(() => null)
      this.#reaches.set(key, coming)
    }
    const reach = await coming
    if (piece === (this.#looker.mover ?? this.#looker.shown)) this.reach = reach
  }

  /** Whether a layer is seen: one of markers unless it is switched off, any other when it is switched on. */
  isOn(layer: LayerName): boolean {
    return layer.marker ? !settings.layers.includes(`no-${layer.id}`) : settings.layers.includes(layer.id)
  }

  toggle(layer: LayerName): void {
    const { id } = layer
    const on = this.isOn(layer)
    const key = layer.marker ? `no-${id}` : id
    choose({ layers: settings.layers.includes(key) ? settings.layers.filter((one) => one !== key) : [...settings.layers, key] })
    if (on) this.layers = new Map([...this.layers].filter(([key]) => key !== id))
    else void this.#fetchLayer(id)
  }

  async #fetchLayer(id: string): Promise<void> {
    const { table, shown, leader } = this.#looker
    const name = table.board?.layers.find((one) => one.id === id)
    if (!name) return
    const piece = name.per === 'piece' ? (shown ?? leader) : null
    if (name.per === 'piece' && !piece) return
    const query = { ...(piece ? { piece } : {}), ...(table.looking ? { at: table.looking.at } : {}) }
    try {
      const layer = await api.get('/api/tables/{table}/layers/{layer}', { path: { table: table.id, layer: id } as never, query })
      if (this.isOn(name)) this.layers = new Map(this.layers).set(id, layer)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }

  /** Fetches again whatever layers are switched on. */
  renew(): void {
    for (const layer of this.#looker.table.board?.layers ?? []) if (this.isOn(layer)) void this.#fetchLayer(layer.id)
  }
}
