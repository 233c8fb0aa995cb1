import { isOurs, placeOf } from './set-by.ts'

/** The timers that have neither ended nor been cleared, each with the place where it was set. */
type Clocks = Map<unknown, Error>

declare global {
  /** One record for the whole process, since libraries keep the `setTimeout` that they find first. */
  var clocksOfPages: Clocks | undefined
}

const watch = (): Clocks => {
  const clocks: Clocks = new Map()
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis
  Object.assign(globalThis, {
    setTimeout: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = setTimeout(() => {
        clocks.delete(id)
        run(...given)
      }, ms)
      clocks.set(id, new Error('setTimeout'))
      return id
    },
    setInterval: (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = setInterval(run, ms, ...given)
      clocks.set(id, new Error('setInterval'))
      return id
    },
    clearTimeout: (id: Parameters<typeof clearTimeout>[0]) => {
      clocks.delete(id)
      clearTimeout(id)
    },
    clearInterval: (id: Parameters<typeof clearInterval>[0]) => {
      clocks.delete(id)
      clearInterval(id)
    },
  })
  return clocks
}

globalThis.clocksOfPages ??= watch()
const clocks = globalThis.clocksOfPages

/** Clears the timers that pages and tests of the portal have left, and answers the kind of each and where it was set. */
export const endTimers = (): string[] => {
  const left = [...clocks].map(([id, set]) => ({ id, kind: set.message, place: placeOf(set) }))
  const ours = left.filter(({ place }) => isOurs(place))
  for (const { id } of ours) clearTimeout(id as Parameters<typeof clearTimeout>[0])
  clocks.clear()
  return ours.map(({ kind, place }) => `${kind} at ${place}`)
}
