import { useCallback, useEffect, useState } from 'react'
import type { Region } from '../contract/regions.ts'
import { loadRegions } from './load-regions.ts'

export type KnownRegions = {
  /** The whole tree; undefined while it is not loaded. */
  regions: readonly Region[] | undefined
  failed: boolean
  /** Loads the tree unless it is loaded; after a failure it tries again. */
  start: () => void
}

/**
 * The tree of regions, which is too big to be loaded with the page. It is loaded by `start` when the field is first
 * touched, and at once when names are `needed`: a restored draft holds codes alone.
 */
export const useRegions = (needed: boolean): KnownRegions => {
  const [regions, setRegions] = useState<readonly Region[]>()
  const [failed, setFailed] = useState(false)
  const start = useCallback(() => {
    setFailed(false)
    loadRegions().then(setRegions, () => setFailed(true))
  }, [])
  useEffect(() => {
    if (needed) start()
  }, [needed, start])
  return { regions, failed, start }
}
