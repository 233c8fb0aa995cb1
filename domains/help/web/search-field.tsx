import { Icon } from '@portal/platform/web'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { queryLimit } from '../contract/search/reading.ts'
import css from './search/search.module.css'

/** How long the search waits after a key press, in ms: long enough to type a word, short enough to feel immediate. */
const pauseMs = 200

export interface SearchFieldProps {
  /** Spoken name of the field. */
  label: string
  placeholder: string
  query: string
  /** Called with a changed question. `isFirst`: the field was empty before; going back in the history should return to that. */
  onQuery: (query: string, isFirst: boolean) => void
  /** The element with the results; the arrow keys walk through the links in it. */
  results: RefObject<HTMLElement | null>
  /** Called by Enter; without it the results stand already. */
  onEnter?: (query: string) => void
  /** The field takes the focus when it appears. */
  isFirst?: boolean
}

/** Searches while the user types, but not while an input method still composes a word. */
export function SearchField({
  label,
  placeholder,
  query,
  onQuery,
  results,
  onEnter,
  isFirst = false,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onEnter?.(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <form role="search" className={`no-print ${css.search}`} onSubmit={submit}>
      <Icon name="search" size={20} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        ref={field}
        aria-label={label}
        placeholder={placeholder}
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
