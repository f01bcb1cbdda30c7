/** Drawings of the server put into the page: parsed as SVG, never as markup of our own. */

import { Refused, send } from '../api/client'

/** After how many milliseconds a drawing is asked for again when the line is down. */
const AGAIN = 3000

const drawn = new Map<string, Promise<SVGSVGElement>>()

/** The drawing at an address; each caller gets a copy of his own. */
export async function drawing(url: string): Promise<SVGSVGElement> {
  let coming = drawn.get(url)
  if (!coming) {
    coming = fetchDrawing(url)
    drawn.set(url, coming)
    coming.catch(() => drawn.delete(url))
  }
  return (await coming).cloneNode(true) as SVGSVGElement
}

async function fetchDrawing(url: string): Promise<SVGSVGElement> {
  const text = await (await send('GET', url)).text()
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  return document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement
}

/** Hangs a drawing into an element; the last one asked for stays. */
export function hang(url: string, ready: () => void = () => {}): (node: Element) => () => void {
  return (node) => {
    let wanted = true
    let again: ReturnType<typeof setTimeout> | undefined
    const ask = (): void => {
      void drawing(url).then(
        (svg) => {
          if (!wanted) return
          node.replaceChildren(svg)
          ready()
        },
        (error: unknown) => {
          if (!(error instanceof Refused) || error.status !== 0) throw error
          if (wanted) again = setTimeout(ask, AGAIN)
        },
      )
    }
    ask()
    return () => {
      wanted = false
      clearTimeout(again)
    }
  }
}
