import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { phoneWidth, useMedia } from '../ui/use-media.ts'
import styles from './list-top.module.css'

export interface ListTopProps {
  title: string
  /** A link or button that begins one more thing of the list. */
  action?: ReactNode
  /** Whether a filter is set. */
  filtered: boolean
  /** The filters; a phone shows them when they are asked for, or set, so that the first row comes first. */
  children: ReactNode
}

/** What stands above a list: its name, how to begin one more, and its filters. */
export function ListTop({ title, action, filtered, children }: ListTopProps) {
  const id = useId()
  const isPhone = useMedia(phoneWidth)
  const [isOpen, setOpen] = useState(filtered)
  return (
    <>
      <div className={styles.title}>
        <h2>{title}</h2>
        {isPhone && (
          <button
            type="button"
            className="btn btn-secondary btn-small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="filter" size={18} />
            筛选
          </button>
        )}
        {action}
      </div>
      <div id={id} className={styles.filters} hidden={isPhone && !isOpen}>
        {children}
      </div>
    </>
  )
}
