import { type ComponentType, useEffect, useState } from 'react'

/** Loads a part of the page. Write the `import()` inside this very function, as for `LoadPage`. */
export type LoadPart<P> = () => Promise<{ Component: ComponentType<P> }>

/**
 * Loads a part of the page after the page itself, as soon as `isWanted` is true; answers undefined until it is there.
 * Unlike React's `lazy`, a part that cannot be loaded leaves its place empty and does not make the page fail. `load` must
 * be the same function in every render.
 */
export const useLoaded = <P>(load: LoadPart<P>, isWanted = true): ComponentType<P> | undefined => {
  const [part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!isWanted) return
    load()
      .then(({ Component }) => setPart(() => Component))
      .catch(reportError)
  }, [load, isWanted])
  return part
}
