import { Icon } from '../ui/icon.tsx'
import styles from './order-buttons.module.css'

export interface OrderButtonsProps {
  name: string
  /** The directions in which the entry may move: `up`, `down`. */
  can: readonly string[]
  busy: boolean
  onMove: (to: 'up' | 'down') => void
}

/** Two buttons that move an entry one place up or down; they work by pointer and by keyboard. */
export function OrderButtons({ name, can, busy, onMove }: OrderButtonsProps) {
  return (
    <span className={styles.order}>
      <button
        type="button"
        aria-label={`上移 ${name}`}
        disabled={busy || !can.includes('up')}
        onClick={() => onMove('up')}
      >
        <Icon name="up" size={18} />
      </button>
      <button
        type="button"
        aria-label={`下移 ${name}`}
        disabled={busy || !can.includes('down')}
        onClick={() => onMove('down')}
      >
        <Icon name="down" size={18} />
      </button>
    </span>
  )
}
