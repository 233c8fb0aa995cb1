import { Icon } from '@portal/platform/web'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { queryLimit } from '../contract/search.ts'
import css from './help-search.module.css'

/** How long the search waits after a key press, in ms: long enough to type a word, short enough to feel immediate. */
const pauseMs = 200

export interface HelpSearchProps {
  query: string
  /** Called with a changed question. `isFirst`: the field was empty before; going back in the history should return to that. */
  onQuery: (query: string, isFirst: boolean) => void
  /** The element with the results; the arrow keys walk through the links in it. */
  results: RefObject<HTMLElement | null>
}

/** Searches while the user types, but not while an input method still composes a word. */
export function HelpSearch({ query, onQuery, results }: HelpSearchProps) {
  const [typed, setTyped] = useState(query)
  const isComposing = useRef(false)
  const told = useRef(query)
  useEffect(() => {
    if (query === told.current) return
    told.current = query
    setTyped(query)
  }, [query])
  useEffect(() => {
    const next = typed.trim()
    if (isComposing.current || next === told.current) return
    const clock = setTimeout(() => {
      const isFirst = told.current === ''
      told.current = next
      onQuery(next, isFirst)
    }, pauseMs)
    return () => clearTimeout(clock)
  }, [typed, onQuery])

  const toResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
    const first = results.current?.querySelector<HTMLElement>('a')
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form role="search" className={`no-print ${css.search}`} onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={20} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label="搜索帮助"
        placeholder="搜帮助：扣留、三个工作日、授权…"
        maxLength={queryLimit * 2}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={toResults}
      />
      {typed !== '' && (
        <button type="button" aria-label="清空" onClick={() => setTyped('')}>
          <Icon name="close" size={18} />
        </button>
      )}
    </form>
  )
}
