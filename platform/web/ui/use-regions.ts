import { useRef, useState } from 'react'
import type { Region } from './region.ts'

/** Loads the tree of regions when it is first needed, and again after a failure. */
export const useRegions = (load: () => Promise<readonly Region[]>) => {
  const [regions, setRegions] = useState<readonly Region[]>()
  const [failed, setFailed] = useState(false)
  const isLoading = useRef(false)
  const start = () => {
    if (regions || isLoading.current) return
    isLoading.current = true
    setFailed(false)
    load()
      .then(setRegions, () => setFailed(true))
      .finally(() => {
        isLoading.current = false
      })
  }
  return { regions, failed, start }
}
