/** The pages by the first part of the address; each is fetched when it is first opened. */

import type { Component } from 'svelte'

export const PAGES: Record<string, () => Promise<{ default: Component }>> = {
  '': () => import('./pages/Home.svelte'),
  account: () => import('./pages/Account.svelte'),
  credits: () => import('./pages/Credits.svelte'),
  games: () => import('./pages/Games.svelte'),
  'how-to-play': () => import('./pages/HowToPlay.svelte'),
  join: () => import('./pages/Join.svelte'),
  map: () => import('./pages/MapPage.svelte'),
  open: () => import('./pages/Lobby.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  table: () => import('./table/TablePage.svelte'),
}

export const nowhere = () => import('./pages/NotFound.svelte')
