import { Icon, useDeskKeys } from '@portal/platform/web'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './desk-search.module.css'
import { activeId, FoundPanel } from './found-panel.tsx'
import { type FoundLine, useFound } from './use-found.ts'

/**
 * The search in the bar of the back office, over everything that the viewer may see. On a phone a button opens it over the
 * whole screen.
 */
export function DeskSearch() {
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [isOpen, setOpen] = useState(false)
  /** The address of the chosen line: it stays the same line where other ones arrive around it. */
  const [chosen, setChosen] = useState<string>()
  /** Enter was pressed before the answer for the word was there. */
  const [isAsked, setAsked] = useState(false)
  const found = useFound(isOpen ? text : '', isComposing)
  const lines = (found.groups ?? []).flatMap((group) => group.lines)
  const at = lines.findIndex(({ to }) => to === chosen)
  const active = lines[at]
  const close = () => {
    setOpen(false)
    setAsked(false)
    setChosen(undefined)
  }
  const open = ({ to }: FoundLine) => {
    close()
    setText('')
    field.current?.blur()
    void navigate(to)
  }
  useEffect(() => {
    if (!isAsked || !found.isFresh) return
    setAsked(false)
    const [first] = lines
    if (first) open(first)
  })
  const step = (by: number) => {
    const next = lines.length === 0 ? -1 : (at + by + lines.length + (at < 0 && by < 0 ? 1 : 0)) % lines.length
    const line = lines[next]
    setOpen(true)
    setChosen(line?.to)
    if (line) document.getElementById(activeId(listId, line) ?? '')?.scrollIntoView?.({ block: 'nearest' })
  }
  const leaveField = () => {
    close()
    toggle.current?.focus()
  }
  const enter = () => {
    setOpen(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  useDeskKeys({ '/': enter })
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => {
      if (active) open(active)
      else setAsked(true)
    },
    Escape: leaveField,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = acts[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` as an element is missing in browsers of our target.
    <div role="search" className={styles.place} data-open={isOpen || undefined} onBlur={leave}>
      <div className={styles.search}>
        <Icon name="search" size={18} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="查找"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId(listId, active)}
          placeholder="编号、电话、企业、标题"
          autoComplete="off"
          value={text}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setChosen(undefined)
            setAsked(false)
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} aria-label="关闭查找" onClick={leaveField}>
          <Icon name="close" size={22} />
        </button>
      </div>
      {isOpen && <FoundPanel listId={listId} found={found} active={active} open={open} />}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label="搜索"
        aria-expanded={isOpen}
        onClick={enter}
      >
        <Icon name="search" size={22} />
      </button>
    </div>
  )
}
