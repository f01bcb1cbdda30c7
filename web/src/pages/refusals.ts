/** What went wrong, in a sentence. */

import { Refused } from '../api/client'
import { knows, say } from '../words.svelte'

export function reason(error: unknown): string {
  if (!(error instanceof Refused)) return say('error-broken')
  if (error.status === 0) return say('error-unreachable')
  // What the server cannot even read is a slip in a form, not an order that breaks a rule.
  const id = error.status === 400 ? 'refusal-invalid' : `refusal-${error.code}`
  return sentence(knows(id) ? say(id, { text: error.message }) : say('refusal-unknown', { reason: error.message }))
}

/** Catalogue texts that serve inside sentences too begin small; by itself a text begins with a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function isGone(error: unknown): boolean {
  return error instanceof Refused && error.status === 404
}
