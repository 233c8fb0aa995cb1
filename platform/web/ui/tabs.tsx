import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

export interface Tab<V extends string = string> {
  value: V
  label: string
}

export interface TabsProps<V extends string = string> {
  /** Spoken name of the row of tabs. */
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** The panel of the chosen tab. */
  children: ReactNode
  /** At the right of the row: 更多. */
  aside?: ReactNode
}

/** One panel at a time; arrows, Home and End move between the tabs. */
export function Tabs<V extends string = string>({ label, tabs, value, onChange, children, aside }: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }
  return (
    <>
      <div className={styles.row}>
        <div role="tablist" aria-label={label} ref={list} className={styles.tabs} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              className={classNames(styles.tab, tab.value === value && styles.chosen)}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}

export interface FilterChipsProps<V extends string | number = string> {
  label: string
  /**
   * `count` is the number of entries in that choice, shown unless it is 0; `null` keeps its place until the number is
   * known.
   */
  options: readonly { value: V; label: string; count?: number | null }[]
  value: V
  onChange: (value: V) => void
}

/**
 * The choices of one filter of a list: 全部, 待受理 … They are pressed buttons and no tabs, since the list below stays the same
 * list.
 */
export function FilterChips<V extends string | number = string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these filter at once.
    <div role="group" aria-label={label} className={`no-print ${styles.chips}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className={classNames(styles.chip, option.value === value && styles.pressed)}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <>
              {' '}
              <span className={styles.count}>{option.count || ''}</span>
            </>
          )}
        </button>
      ))}
    </div>
  )
}
