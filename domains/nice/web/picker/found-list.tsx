import { classNames, Icon } from '@portal/platform/web'
import { useEffect, useRef } from 'react'
import type { FoundItems, NiceSuggestion } from '../../contract/item.ts'
import { goneWords, moveWords } from './move-words.ts'
import styles from './search.module.css'
import { useDrawn } from './use-drawn.ts'

export interface FoundListProps {
  /** The prefix of the ids of the list and of its options, to which the field points. */
  id: string
  keyword: string
  /** Undefined until the first answer has come. */
  found: FoundItems | undefined
  /** The option under the cursor; -1 for none. */
  at: number
  pickedClasses: ReadonlySet<number>
  isChosen: (item: NiceSuggestion) => boolean
  onPick: (item: NiceSuggestion) => void
}

/** How many words of other editions are told above the list. */
const mostTold = 4

/** What a search found, and where words went that only another edition has. */
export function FoundList({ id, keyword, found, at, pickedClasses, isChosen, onPick }: FoundListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' })
  })
  const told = found ? toldOf(found) : []
  const drawn = useDrawn(found, found?.list.length ?? 0)
  return (
    <>
      {told.slice(0, mostTold).map((words) => (
        <p key={words} className={styles.told}>
          <Icon name="info" size={16} />
          {words}
        </p>
      ))}
      {told.length > mostTold && <p className={styles.told}>{`还有 ${told.length - mostTold} 项换了类别或已没有`}</p>}
      {/* The field keeps the focus, so that the arrow keys go on. */}
      {found && found.list.length > 0 && (
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label="查找结果"
          className={styles.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.list.slice(0, drawn).map((item, index) => (
            <Option
              key={`${item.group_id} ${item.min_id} ${item.min_name}`}
              id={`${id}-${index}`}
              item={item}
              isActive={index === at}
              isChosen={isChosen(item)}
              bringsClass={!pickedClasses.has(item.class_id)}
              onPick={() => onPick(item)}
            />
          ))}
        </div>
      )}
      {!found && <p className={styles.none}>正在查找…</p>}
      {found?.list.length === 0 && <p className={styles.none}>{`没有找到“${keyword}”`}</p>}
    </>
  )
}

/** Words of other editions that no option of the list tells already. */
const toldOf = ({ list, moves, gone }: FoundItems): string[] => [
  ...moves.filter((move) => !list.some(({ moved, min_name }) => moved && min_name === move.min_name)).map(moveWords),
  ...gone.map(goneWords),
]

interface OptionProps {
  id: string
  item: NiceSuggestion
  isActive: boolean
  isChosen: boolean
  bringsClass: boolean
  onPick: () => void
}

function Option({ id, item, isActive, isChosen, bringsClass, onPick }: OptionProps) {
  const { min_name, class_id, group_name, moved } = item
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combo box answers the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field holds the focus and points to the option.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      className={classNames(styles.option, isActive && styles.active)}
      onClick={onPick}
    >
      <span>
        <b>{min_name}</b>
        {` — 第 ${class_id} 类 · ${group_name}`}
      </span>
      {bringsClass && <small>{`属于第 ${class_id} 类，选择后将添加该类`}</small>}
      {moved && <small>{moveWords(moved)}</small>}
      {isChosen && <small className={styles.chosen}>已选</small>}
    </div>
  )
}
