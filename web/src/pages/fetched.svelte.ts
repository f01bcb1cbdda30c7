/** Something asked of the server: its value, or why there is none. */

export class Fetched<T> {
  value = $state<T | null>(null)
  error = $state<unknown>(null)
  #asked = 0

  /** Asks; an older answer that comes late is dropped. The old value stands until the new one is there. */
  async ask(question: () => Promise<T>): Promise<void> {
    const mine = ++this.#asked
    try {
      const value = await question()
      if (mine !== this.#asked) return
      this.value = value
      this.error = null
    } catch (error) {
      if (mine === this.#asked) this.error = error
    }
  }
}
