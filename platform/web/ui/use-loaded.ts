import { type ComponentType, useEffect, useState } from 'react'

/** Loads a part of the page. Write the `import()` inside this very function, as for `LoadPage`. */
export type LoadPart<P> = () => Promise<{ Component: ComponentType<P> }>

/** A part that is loaded after the page, or undefined until it is there, and whether it could not be loaded. */
export type Loaded<P> = { part: ComponentType<P> | undefined; isMissing: boolean }

/** As `useLoaded`, and tells whether the part is missing because it could not be loaded. */
export const usePart = <P>(load: LoadPart<P>, isWanted = true): Loaded<P> => {
  const [loaded, setLoaded] = useState<Loaded<P>>({ part: undefined, isMissing: false })
  const needsPart = isWanted && loaded.part === undefined
  useEffect(() => {
    if (!needsPart) return
    const fetchPart = () => {
      load()
        .then(({ Component }) => setLoaded({ part: Component, isMissing: false }))
        .catch((error: unknown) => {
          setLoaded({ part: undefined, isMissing: true })
          reportError(error)
        })
    }
    fetchPart()
    window.addEventListener('online', fetchPart)
    return () => window.removeEventListener('online', fetchPart)
  }, [load, needsPart])
  return loaded
}

/**
 * Loads a part of the page after the page itself, as soon as `isWanted` is true; answers undefined until it is there.
 * Unlike React's `lazy`, a part that cannot be loaded leaves its place empty and does not make the page fail, so that a
 * form keeps what was typed while the network is away; it is loaded again when the network is back. `load` must be the same
 * function in every render.
 */
export const useLoaded = <P>(load: LoadPart<P>, isWanted = true): ComponentType<P> | undefined =>
  usePart(load, isWanted).part
