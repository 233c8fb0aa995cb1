import type { ReactNode } from 'react'
import styles from './view-bar.module.css'

export interface DeskView<V extends string = string> {
  value: V
  label: string
  /** How many rows the view has; null keeps the place of the number until it is known. */
  count?: number | null | undefined
  /** The number is a reproach as long as it is not 0. */
  urgent?: boolean | undefined
}

export interface ViewBarProps<V extends string> {
  views: readonly DeskView<V>[]
  value: V
  onChange: (value: V) => void
  /** At the right of the bar. */
  children?: ReactNode
}

/**
 * The views of a list of the desk, each with how many rows it has: a row of tabs on a wide screen, chips that scroll
 * sideways on a narrow one. They are pressed buttons and no tabs, since the list below stays the same list.
 */
export function ViewBar<V extends string>({ views, value, onChange, children }: ViewBarProps<V>) {
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these filter at once. */}
      <div role="group" aria-label="视图" className={styles.views}>
        {views.map(({ value: view, label, count, urgent = false }) => (
          <button key={view} type="button" aria-pressed={view === value} onClick={() => onChange(view)}>
            {label}
            {count !== undefined && (
              <>
                {' '}
                <em className={urgent && count ? styles.urgent : undefined}>{count ?? ''}</em>
              </>
            )}
          </button>
        ))}
      </div>
      {children}
    </div>
  )
}
