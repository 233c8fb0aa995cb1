import { useCallback, useRef, useState } from 'react'
import { reportFailure } from './report-failure.ts'

/**
 * One button's work: while it runs a further press does nothing, and a failure is shown.
 * `run` answers the result, or undefined when it failed or was already running.
 */
export const useAction = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
  const isRunning = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async (...args: A): Promise<R | undefined> => {
      if (isRunning.current) return undefined
      isRunning.current = true
      setBusy(true)
      try {
        return await work(...args)
      } catch (error) {
        reportFailure(error)
        return undefined
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
    [work],
  )
  return { run, busy }
}
