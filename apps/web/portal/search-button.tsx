import { Icon, type LoadPart, useLoaded } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import css from './search-button.module.css'

const searchPath = '/home/search'

/** Whether a key goes into something that the user writes in. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/**
 * Opens the one search, which is loaded when it is first wanted; the key `/` opens it too. Until the application is there the
 * link leads to the page of the search.
 */
export function SearchButton({ load }: { load: LoadPart<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  const Panel = useLoaded(load, isOpen)
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the panel, also one to the same page.
  useEffect(() => setOpen(false), [key, pathname])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Link
        to={searchPath}
        className={css.find}
        aria-label="搜索"
        aria-keyshortcuts="/"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="search" size={18} />
        <span>搜索</span>
      </Link>
      {isOpen && Panel && <Panel onClose={() => setOpen(false)} />}
    </>
  )
}
