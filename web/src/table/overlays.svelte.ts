/** What is laid over the board for the reader: where a unit can go, and the layers that are switched on. */

import { api, Refused, type Layer, type LayerName, type Reach } from '../api/client'
import { choose, settings } from '../settings.svelte'
import type { Table } from './table.svelte'

/** Whose reach and layers are wanted: the unit whose destinations are shown, and the one whose card is open. */
export interface Looker {
  readonly table: Table
  readonly mover: string | null
  readonly shown: string | null
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
