/** The moment at which each file of page tests begins, a Friday morning in Beijing. */
const opened = Date.parse('2026-11-27T10:00:00+08:00')

/**
 * Sets the date of the pages to `opened`, from where it goes on: what a page says of a day depends on the year in which it is
 * read, and a test is to pass in any. `again` puts it back after a test that had a date of its own.
 */
export const openPageClock = (): { again: () => void; close: () => void } => {
  const real = Date
  const ahead = real.now() - opened
  class PageDate extends real {
    static override now = () => real.now() - ahead
    static override [Symbol.hasInstance] = (one: unknown) => one instanceof real
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([real.now() - ahead] as const) : given))
    }
  }
  const set = (one: unknown) => Reflect.set(globalThis, 'Date', one)
  set(PageDate)
  return { again: () => set(PageDate), close: () => set(real) }
}
