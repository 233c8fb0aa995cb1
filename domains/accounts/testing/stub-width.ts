import { vi } from 'vitest'

/** Makes the window this wide for media queries of the form `max-width`, until the test ends. */
export const stubWidth = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}
