import { type ComponentType, useEffect, useState } from 'react'

/** Loads a part of the page. Write the `import()` inside this very function, as for `LoadPage`. */
export type LoadPart<P> = () => Promise<{ Component: ComponentType<P> }>

/**
 * A part that comes after the page, once it is wanted; undefined until then. Unlike `lazy`, one that cannot be loaded
 * leaves its place empty and the page standing. `load` stays the same function from render to render.
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
