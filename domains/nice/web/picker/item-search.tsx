import { classNames, ErrorView, Icon } from '@portal/platform/web'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { NiceSuggestion } from '../../contract/item.ts'
import { FoundList } from './found-list.tsx'
import styles from './search.module.css'
import { askedOf, useFoundItems } from './use-found-items.ts'
import { useTyped } from './use-typed.ts'

export interface ItemSearchProps {
  edition: string
  /** The classes that are chosen: a suggestion of another class says that it brings its class along. */
  pickedClasses: ReadonlySet<number>
  /** Whether an item is chosen already. */
  isChosen: (item: NiceSuggestion) => boolean
  onPick: (item: NiceSuggestion) => void
  /** Called with what a search found, in words for screen readers. */
  onFound: (words: string) => void
  disabled?: boolean | undefined
}

/**
 * The search above the classes. It is no combo box of the library: that one picks the option under the cursor when the user
 * only tabs on, and closes after each pick, while here one word often gives several items.
 */
export function ItemSearch({ edition, pickedClasses, isChosen, onPick, onFound, disabled }: ItemSearchProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { typed, asked, field, clear } = useTyped()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const keyword = askedOf(asked)
  const found = useFoundItems(keyword, edition)
  const list = (keyword !== '' && found.data?.list) || none
  const isShown = isOpen && keyword !== ''
  const words = wordsOf(keyword, found.isPlaceholderData ? undefined : found.data?.list.length)
  useEffect(() => {
    setAt(-1)
    if (words !== '') onFound(words)
  }, [words, onFound])

  const leave = () => {
    setOpen(false)
    clear()
  }
  const move = (to: number) => {
    if (!isShown) return setOpen(true)
    setAt(list.length === 0 ? -1 : (to + list.length) % list.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const acts: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at < 0 ? list.length - 1 : at - 1),
      // It never sends the form around the picker.
      Enter: () => {
        const item = list[at]
        if (isShown && item) onPick(item)
      },
    }
    const act = acts[event.key]
    if (act) {
      event.preventDefault()
      act()
    } else if (event.key === 'Escape' && (isShown || typed !== '')) {
      // The dialog around the picker, if there is one, stays.
      event.stopPropagation()
      event.preventDefault()
      leave()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus has left the field and its list.
    <div
      ref={box}
      className={classNames('no-print', styles.search)}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) setOpen(false)
      }}
    >
      <Icon name="search" size={20} className={styles.glass} />
      <input
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label="查找商品或服务"
        aria-autocomplete="list"
        aria-expanded={isShown && list.length > 0}
        aria-controls={isShown && list.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={isShown && at >= 0 ? `${id}-${at}` : undefined}
        placeholder="名称、拼音或首字母"
        className={styles.input}
        disabled={disabled}
        {...field}
        onChange={(event) => {
          field.onChange(event)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label="清空" onClick={leave}>
          <Icon name="close" size={18} />
        </button>
      )}
      {isShown && (
        <div className={styles.found}>
          {found.isError ? (
            <ErrorView title="查找失败" error={found.error} onRetry={() => void found.refetch()} />
          ) : (
            <FoundList
              id={id}
              keyword={keyword}
              found={found.data}
              at={at}
              pickedClasses={pickedClasses}
              isChosen={isChosen}
              onPick={onPick}
            />
          )}
        </div>
      )}
    </div>
  )
}

const none: readonly NiceSuggestion[] = []

/** What a screen reader hears of a search; nothing while it is under way. */
const wordsOf = (keyword: string, count: number | undefined): string => {
  if (keyword === '' || count === undefined) return ''
  return count === 0 ? `没有找到“${keyword}”` : `“${keyword}”找到 ${count} 项`
}
