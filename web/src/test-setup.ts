/** What the modules under test expect of a browser; the tests themselves need no page. */

const media = { matches: false, addEventListener: () => {} }
const store = new Map<string, string>()

Object.assign(globalThis, {
  matchMedia: () => media,
  localStorage: { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) },
})
