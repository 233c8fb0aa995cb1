import { setImmediate } from 'node:timers/promises'

/** How long one slice of heavy work may keep other calls waiting. */
const sliceMs = 10

/** Works through entries in order, and lets other calls through after each slice of the work. */
export const inSlices = async <T>(entries: Iterable<T>, work: (entry: T) => void): Promise<void> => {
  let end = performance.now() + sliceMs
  for (const entry of entries) {
    work(entry)
    if (performance.now() < end) continue
    await setImmediate()
    end = performance.now() + sliceMs
  }
}
