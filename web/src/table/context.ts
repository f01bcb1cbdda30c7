import { createContext } from 'svelte'
import type { Desk } from './desk.svelte'
import type { Table } from './table.svelte'

/** Every part of the table page finds its table and desk here. */
export const [getTable, setTable] = createContext<Table>()
export const [getDesk, setDesk] = createContext<Desk>()
