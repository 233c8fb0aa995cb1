import { useEffect, useState } from 'react'

/**
 * A text as it stands after a pause in which it did not change, so that a page asks the server once for a word and not for each
 * of its letters. While `isHeld` the text before it stands, as when an input method still composes.
 */
export const useSettled = (text: string, pauseMs: number, isHeld = false): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (isHeld) return
    const clock = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(clock)
  }, [text, pauseMs, isHeld])
  return settled
}
