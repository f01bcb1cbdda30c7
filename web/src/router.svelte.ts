/** Which page is open. The server answers every address that is not the API's with the one page; this reads the rest. */

export interface Place {
  /** The parts of the path: `/table/ab12` is `['table', 'ab12']`. */
  parts: string[]
  query: URLSearchParams
  hash: string
}

function here(): Place {
  const { pathname, search, hash } = location
  return {
    parts: pathname.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(search),
    hash: decodeURIComponent(hash.slice(1)),
  }
}

export const place = $state<{ now: Place }>({ now: here() })

addEventListener('popstate', () => (place.now = here()))

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  place.now = here()
  if (!place.now.hash) scrollTo(0, 0)
}

/** What a page is about, the second part of its address. It stays while the page stays, though the address may already
 * be that of the next page, which is still being fetched. */
export function subject(page: string): () => string {
  let last = ''
  return () => {
    const [first, second = ''] = place.now.parts
    return first === page ? (last = second) : last
  }
}

/** One listener for all links: those of our own site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
