import { useCallback, useEffect, useRef } from 'react'
import { cardHeadId } from './picked-card.tsx'

/**
 * Gives the focus to the card of a class as soon as the card is there, so that somebody who uses a keyboard goes on from the
 * class that he has just added, changed, or removed the one before.
 */
export const useCardFocus = (pickerId: string): ((classId: number | undefined) => void) => {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const head = document.getElementById(cardHeadId(pickerId, wanted.current))
    if (!head) return
    wanted.current = undefined
    head.focus()
  })
  return useCallback((classId) => {
    wanted.current = classId
  }, [])
}
