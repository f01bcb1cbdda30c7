/** Who sits before the screen. A guest is welcomed without a question. */

import { api, type Me } from './api/client'

export const session = $state<{ me: Me | null; known: boolean }>({ me: null, known: false })

let asking: Promise<void> | undefined

/** Asks the server who we are; nobody yet is no fault. Several who ask at once share one answer. */
export function recognise(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

async function ask(): Promise<void> {
  session.me = await api.get('/api/session')
  session.known = true
}

/** Somebody, come what may: a new guest where there was nobody. */
export async function welcome(): Promise<Me> {
  if (!session.known) await recognise()
  session.me ??= await api.post('/api/session', { body: {} })
  return session.me
}

/** The name somebody has given himself; null for one the server made up. */
export function chosenName(me: Me | null): string | null {
  return !me || /^Guest [A-Z0-9]+$/.test(me.name) ? null : me.name
}
