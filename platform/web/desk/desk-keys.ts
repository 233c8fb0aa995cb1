import { useEffect, useRef } from 'react'

/** What keys do, by `event.key`. */
type DeskKeys = Readonly<Record<string, () => void>>

let isOn = false

/** Lets the keys of the back office act, or not: everybody may turn them off for himself, and outside of it they never act. */
export const setDeskKeys = (on: boolean): void => {
  isOn = on
}

const takesText = [
  'textarea',
  'select',
  'input:not([type="checkbox"]):not([type="radio"])',
  '[contenteditable]:not([contenteditable="false"])',
  // What finds its options by their first letters.
  '[role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="grid"]',
].join(', ')
const dialogs = '[role="dialog"], [role="alertdialog"], dialog[open]'
/** Keys that go on while they are held. */
const repeated = ['j', 'k']

const isForPage = (event: KeyboardEvent): boolean => {
  const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat, key, target } = event
  if (!isOn || ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false
  if (repeat && !repeated.includes(key)) return false
  return !(target instanceof Element && target.closest(takesText)) && document.querySelector(dialogs) === null
}

/**
 * Lets single keys act while the component is shown: never while somebody types or a dialog is open, and only where the viewer
 * has not turned the keys off.
 */
export const useDeskKeys = (keys: DeskKeys): void => {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = current.current[event.key]
      if (!act || !isForPage(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
