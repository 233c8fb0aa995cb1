import { isDay } from '../../contract/day.ts'
import { type CalendarDay, lastDays } from './calendar-day.ts'
import { classNames } from './class-names.ts'
import { DateField } from './date-field.tsx'
import styles from './date-range.module.css'

export interface DateRangeValue {
  from: CalendarDay | ''
  to: CalendarDay | ''
}

export interface DateRangeProps {
  label: string
  value: DateRangeValue
  onChange: (value: DateRangeValue) => void
  /** The present moment in epoch milliseconds; the default is the clock of this computer. */
  now?: number | undefined
}

/** The shortcuts of the specification (§9), in days. */
const shortcuts = [
  { label: '近一周', days: 7 },
  { label: '近一月', days: 30 },
  { label: '近三月', days: 90 },
] as const

const all: DateRangeValue = { from: '', to: '' }

/**
 * A range of days: from and to, each of them optional, with shortcuts. A range whose first day is after its last day is
 * turned round.
 */
export function DateRange({ label, value, onChange, now = Date.now() }: DateRangeProps) {
  const set = (next: DateRangeValue) => {
    // While a day is being typed the range stays as it is.
    if (![next.from, next.to].every((day) => day === '' || isDay(day))) return
    const crossed = next.from !== '' && next.to !== '' && next.from > next.to
    onChange(crossed ? { from: next.to, to: next.from } : next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: two dates and their shortcuts filter at once; this is no form part.
    <div role="group" aria-label={label} className={`no-print ${styles.range}`}>
      <span className={styles.days}>
        <DateField aria-label={`${label}，从`} value={value.from} onChange={(from) => set({ ...value, from })} />
        <span aria-hidden="true">至</span>
        <DateField aria-label={`${label}，到`} value={value.to} onChange={(to) => set({ ...value, to })} />
      </span>
      <span className={styles.shortcuts}>
        {shortcuts.map((shortcut) => {
          const range = lastDays(shortcut.days, now)
          const isOn = range.from === value.from && range.to === value.to
          return (
            <button
              key={shortcut.days}
              type="button"
              aria-pressed={isOn}
              className={classNames(styles.shortcut, isOn && styles.on)}
              onClick={() => onChange(isOn ? all : range)}
            >
              {shortcut.label}
            </button>
          )
        })}
        {(value.from !== '' || value.to !== '') && (
          <button type="button" className={styles.shortcut} onClick={() => onChange(all)}>
            清除
          </button>
        )}
      </span>
    </div>
  )
}
