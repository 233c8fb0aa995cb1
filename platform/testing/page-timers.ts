import { isOurs, placeOf } from './set-by.ts'

/** Where a timer was set that has neither ended nor been cleared. */
type Clocks = Map<unknown, Error>

declare global {
  /** One record for the whole process: libraries keep the `setTimeout` that they find first. */
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

/** Ends the timers that our own pages and tests have left, and answers what each was and where it was set. */
export const endTimers = (): string[] => {
  const left = [...clocks].map(([id, set]) => ({ id, kind: set.message, place: placeOf(set) }))
  const ours = left.filter(({ place }) => isOurs(place))
  for (const { id } of ours) clearTimeout(id as Parameters<typeof clearTimeout>[0])
  clocks.clear()
  return ours.map(({ kind, place }) => `${kind} at ${place}`)
}
