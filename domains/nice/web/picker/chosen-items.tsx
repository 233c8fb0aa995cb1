import { Icon } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import type { ChosenItem } from '../../contract/chosen.ts'
import { itemKey } from '../choose/picked.ts'
import styles from './picker.module.css'
import { walkStops } from './walk-stops.ts'

export interface ChosenItemsProps {
  /** The class, in words: 第 9 类 电子产品. */
  name: string
  items: readonly ChosenItem[]
  onRemove: (item: ChosenItem) => void
}

/** The chosen items of a class, each with a button that removes it. The buttons are one tab stop, with arrow keys inside. */
export function ChosenItems({ name, items, onRemove }: ChosenItemsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [reached, setReached] = useState('')
  // The place of the item that was removed by its button: the focus goes to the one that takes it.
  const removedAt = useRef(-1)
  useEffect(() => {
    if (removedAt.current < 0) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus()
    removedAt.current = -1
  })
  const stop = items.some((item) => itemKey(item) === reached) ? reached : items[0] && itemKey(items[0])
  return (
    <ul ref={list} aria-label={`${name}已选小项`} className={styles.items} onKeyDown={(event) => walkStops(event)}>
      {items.map((item, at) => (
        <li key={itemKey(item)} className={styles.item}>
          {item.min_name}
          <button
            type="button"
            data-stop
            tabIndex={itemKey(item) === stop ? 0 : -1}
            aria-label={`移除 ${item.min_name}`}
            onFocus={() => setReached(itemKey(item))}
            onClick={() => {
              removedAt.current = at
              onRemove(item)
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}
