import type { ReactNode } from 'react'
import styles from './radio-card.module.css'

export interface RadioCardProps {
  /** The name that the answers of one question share. */
  name: string
  value: string
  checked: boolean
  onChange: () => void
  disabled?: boolean | undefined
  /** The answer; a `b` in it is its title, and a `small` says in a second line what it means. */
  children: ReactNode
}

/** One answer of a question as a radio button that is large enough for a thumb. */
export function RadioCard({ children, onChange, ...rest }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input {...rest} type="radio" onChange={onChange} />
      <span>{children}</span>
    </label>
  )
}
