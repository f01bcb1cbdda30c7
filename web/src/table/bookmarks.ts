/** Places in a record one wants to come back to; kept on this device. */

const key = (table: string) => `scirocco-bookmarks-${table}`

export function bookmarksOf(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(table)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one): one is number => typeof one === 'number') : []
  } catch {
    return []
  }
}

export function toggleBookmark(table: string, at: number): number[] {
  const marks = bookmarksOf(table)
  const next = marks.includes(at) ? marks.filter((one) => one !== at) : [...marks, at].sort((a, b) => a - b)
  try {
    localStorage.setItem(key(table), JSON.stringify(next))
  } catch {
    // Where nothing may be kept, the mark holds for this page.
  }
  return next
}
