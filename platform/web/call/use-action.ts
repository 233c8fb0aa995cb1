import { useCallback, useRef, useState } from 'react'
import { reportFailure } from './report-failure.ts'

/**
 * Runs the work of one button: while the work runs a further press does nothing, and a failure is shown to the user. `run`
 * answers the result, or undefined when the work failed or was already running.
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
