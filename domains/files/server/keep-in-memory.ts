import { LRUCache } from 'lru-cache'

/** How much is kept: so many things, or so many bytes of them. */
type Bounds<T> = { max: number } | { maxSize: number; sizeCalculation: (kept: T) => number }

/** Answers what is kept under a name, or makes it. */
export type Keeper<T> = (name: string, make: () => Promise<T>) => Promise<T>

/**
 * Keeps in this process what is costly to make, until there is no room and it is what nobody has asked for longest. Whoever
 * asks while it is being made gets the same. A failure reaches all who asked and is not kept.
 */
export const keepInMemory = <T extends object | string | number>(bounds: Bounds<T>): Keeper<T> => {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    ...bounds,
    // A drawing that is crowded out while it is made is still the answer to those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context }) => context(),
  })
  return (name, make) => cache.forceFetch(name, { context: make })
}
