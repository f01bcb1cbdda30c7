/** A likeness of the map as pixels, shown while the hand moves it: pushing a picture about is cheap, painting is not. */
import { send } from '../api/client'

/** At most this many pixels, so that a small device bears it. */
const MOST_PIXELS = 9_000_000

async function asData(url: string): Promise<string> {
  const blob = await (await send('GET', url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(url))
    reader.readAsDataURL(blob)
  })
}

/** The rules of our own fonts with the files inside: a picture cannot fetch them. */
async function fontRules(svg: SVGSVGElement): Promise<string> {
  const text = new XMLSerializer().serializeToString(svg)
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
  const used = rules.filter((rule) => text.includes(rule.style.getPropertyValue('font-family').replace(/["']/g, '')))
  const written = used.map(async (rule) => {
    const url = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1]
    if (!url) return ''
    const file = await asData(new URL(url, rule.parentStyleSheet?.href ?? location.href).href)
    return rule.cssText.replace(/url\([^)]*\)/, `url("${file}")`)
  })
  return (await Promise.all(written)).join('\n')
}

/** Paints a drawing into a canvas. */
export async function paint(svg: SVGSVGElement, canvas: HTMLCanvasElement, width: number, height: number): Promise<void> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  for (const image of copy.querySelectorAll('image')) {
    const href = image.getAttribute('href')
    if (href && !href.startsWith('data:')) image.setAttribute('href', await asData(href))
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = await fontRules(copy)
  copy.prepend(style)
  const scale = Math.min(1.5, Math.sqrt(MOST_PIXELS / (width * height)))
  copy.setAttribute('width', String(Math.round(width * scale)))
  copy.setAttribute('height', String(Math.round(height * scale)))
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  } finally {
    URL.revokeObjectURL(url)
  }
}
