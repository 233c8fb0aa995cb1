import { useCallback, useEffect, useRef, useState } from 'react'
import { foldClass, type Outcome } from '../choose/choose.ts'
import type { Picked } from '../choose/picked.ts'
import type { Said } from '../choose/said.ts'
import type { NumberedSaid } from './said-line.tsx'

interface Picking {
  picked: Picked
  /** The edition in force, under which everything is chosen. */
  edition: string
  onChange: (picked: Picked, edition: string) => void
}

/**
 * Carries out what the user does with the chosen classes, and holds what is said of it. All functions stay the same, so that
 * a tick draws its own row and not a thousand.
 */
export const usePicking = (picking: Picking) => {
  const latest = useRef(picking)
  useEffect(() => {
    latest.current = picking
  })
  const [said, setSaid] = useState<NumberedSaid>()
  const say = useCallback((next: Said) => setSaid((before) => ({ ...next, number: (before?.number ?? 0) + 1 })), [])
  const put = useCallback((picked: Picked) => {
    const { edition, onChange } = latest.current
    if (picked === latest.current.picked) return
    // A second act may come before the page was drawn again: it goes on from here.
    latest.current = { ...latest.current, picked }
    onChange(picked, edition)
  }, [])
  const act = useCallback(
    (change: (picked: Picked) => Outcome) => {
      const outcome = change(latest.current.picked)
      put(outcome.picked)
      say(outcome.said)
    },
    [put, say],
  )
  const fold = useCallback((classId: number) => put(foldClass(latest.current.picked, classId)), [put])
  /** The classes as they are now, for whoever asks between two renders. */
  const now = useCallback(() => latest.current.picked, [])
  /** Takes classes that were carried over from another edition. */
  const take = useCallback((picked: Picked, edition: string) => latest.current.onChange(picked, edition), [])
  return { said, say, act, fold, now, take }
}
