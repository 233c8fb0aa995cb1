import { type KeyboardEvent, type RefObject, useState } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Makes a row of buttons one stop of the Tab key; arrow keys go from button to button, Home and End to the ends. */
export const useRoving = (bar: RefObject<HTMLElement | null>, first: string) => {
  const [current, setCurrent] = useState(first)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const buttons = Array.from(bar.current?.querySelectorAll<HTMLButtonElement>('button[data-tool]') ?? [])
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    if (!step || at < 0) return
    event.preventDefault()
    buttons[step(at, buttons.length)]?.focus()
  }
  const propsOf = (key: string) => ({
    'data-tool': key,
    tabIndex: key === current ? 0 : -1,
    onFocus: () => setCurrent(key),
  })
  return { onKeyDown, propsOf }
}
