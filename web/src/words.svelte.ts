/** Sentences in the reader's language. The texts are one Fluent catalogue per language, given by the server. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { send } from './api/client'
import { settings } from './settings.svelte'

export const LANGUAGES = { en: 'English', pt: 'Português', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES

/** The kinds of these languages whose dates, numbers and plurals we write. */
const LOCALE: Record<Language, string> = { en: 'en-GB', pt: 'pt-PT', fr: 'fr', it: 'it' }

/** What Intl wants to be told. */
export function locale(): string {
  return LOCALE[spoken.language]
}

export type Args = Record<string, FluentVariable>

const spoken = $state<{ language: Language; bundles: FluentBundle[] }>({ language: 'en', bundles: [] })
const fetched = new Map<Language, Promise<FluentBundle>>()

/** The language in force: the chosen one, else the first of the browser's that we speak, else English. */
export function language(): Language {
  const wanted = settings.language ? [settings.language] : navigator.languages
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES)
  return (found ?? 'en') as Language
}

function bundleOf(tag: Language): Promise<FluentBundle> {
  let coming = fetched.get(tag)
  if (!coming) {
    coming = send('GET', `/api/words/${tag}`)
      .then((response) => response.text())
      .then((text) => makeBundle(LOCALE[tag], text))
    fetched.set(tag, coming)
    coming.catch(() => fetched.delete(tag))
  }
  return coming
}

/** A bundle of one Fluent text. Marks of direction are left out: our four languages run one way. */
export function makeBundle(tag: string, text: string): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Fetches the words of a language; English stands behind every other. */
export async function learn(tag: Language = language()): Promise<void> {
  const bundles = await Promise.all(tag === 'en' ? [bundleOf('en')] : [bundleOf(tag), bundleOf('en')])
  spoken.language = tag
  spoken.bundles = bundles
  document.documentElement.lang = tag
}

/** The language whose words are loaded. */
export function speaking(): Language {
  return spoken.language
}

export function knows(id: string): boolean {
  return spoken.bundles.some((bundle) => bundle.getMessage(id)?.value)
}

/** The text of a message; its id where nobody has written it. */
export function say(id: string, args?: Args): string {
  return formatIn(spoken.bundles, id, args) ?? id
}

/** The first bundle that knows a message formats it. */
export function formatIn(bundles: FluentBundle[], id: string, args?: Args): string | undefined {
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(id)?.value
    if (pattern) return bundle.formatPattern(pattern, args, [])
  }
  return undefined
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value)
}

export function day(iso: string, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }): string {
  return new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', ...options }).format(new Date(iso))
}
