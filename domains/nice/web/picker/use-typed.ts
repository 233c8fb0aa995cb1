import { type ChangeEvent, useEffect, useState } from 'react'

/** How long the search waits after a key press, in ms. */
const pauseMs = 250

/**
 * The text of a search field, and what is asked of it: the text as it stands after a pause, and never a word that an input
 * method still composes.
 */
export const useTyped = () => {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [isComposing, setComposing] = useState(false)
  useEffect(() => {
    if (isComposing) return
    const clock = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(clock)
  }, [typed, isComposing])
  return {
    typed,
    asked,
    clear: () => {
      setTyped('')
      setAsked('')
    },
    field: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  }
}
