import { dayByKey, dayWords, weeksOf } from '@portal/platform/web'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './month.module.css'
import { DayDeadlines, holidayMark, type MonthDay, weekdayWords } from './month-days.tsx'

interface MonthGridProps {
  label: string
  /** `2026-12`. */
  month: string
  today: string
  /** What is known of the days; none while the month loads. */
  days: ReadonlyMap<string, MonthDay>
  /** Days show how many deadlines they have, and not which. */
  isSmall: boolean
  onTurn: (month: string) => void
  /** A day was pressed: one adds a deadline there, or on a phone looks at those that it has. */
  onAdd: (day: string) => void
  onShow: (day: string) => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'] as const

/** The days of a month in weeks, worked by arrows as a calendar is: a key that leaves the month turns it. */
export function MonthGrid({ label, month, today, days, isSmall, onTurn, onAdd, onShow }: MonthGridProps) {
  const first = `${month}-01`
  const [chosen, setChosen] = useState(today)
  // The day that a key has gone to: it takes the focus as soon as its month is there, which the key may have turned to.
  const [sought, setSought] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  // Another month may have been chosen by a button or by the address.
  const near = chosen.startsWith(month) ? chosen : first
  useEffect(() => {
    if (!sought?.startsWith(month)) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${sought}"]`)?.focus()
    setSought(undefined)
  }, [sought, month])
  const onKeyDown = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined
    const next = isOnDay ? dayByKey(event.key, near, event.shiftKey) : undefined
    if (next === undefined) return
    event.preventDefault()
    setSought(next)
    setChosen(next)
    if (!next.startsWith(month)) onTurn(next.slice(0, 7))
  }
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid, its days are its cells.
      role="grid"
      ref={grid}
      aria-label={label}
      className={styles.grid}
      data-small={isSmall || undefined}
      onKeyDown={onKeyDown}
    >
      <thead aria-hidden="true">
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name, and stay in their order.
          <tr key={`${month}-${index}`}>
            {week.map((day, weekday) => (
              <td key={day ?? `none-${weekday}`} data-rest={isRest(day, days) || undefined}>
                {day !== undefined && (
                  <DayCell
                    day={day}
                    known={days.get(day)}
                    isSmall={isSmall}
                    isNear={day === near}
                    isToday={day === today}
                    onPress={() => {
                      setChosen(day)
                      if (showsFirst(days.get(day), isSmall)) onShow(day)
                      else onAdd(day)
                    }}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isRest = (day: string | undefined, days: MonthGridProps['days']): boolean =>
  day !== undefined && days.get(day)?.works === false

interface DayCellProps {
  day: string
  known: MonthDay | undefined
  isSmall: boolean
  isNear: boolean
  isToday: boolean
  onPress: () => void
}

/** Whether a press leads to the deadlines of a day, which a small grid only counts. */
const showsFirst = (known: MonthDay | undefined, isSmall: boolean): boolean =>
  isSmall && known !== undefined && known.deadlines.length > 0

/** What is said of a day: 12 月 8 日，星期二，休，2 个期限，添加期限. */
const dayLabel = (day: string, known: MonthDay | undefined, isSmall: boolean): string =>
  [
    dayWords(day),
    weekdayWords(day),
    known && holidayMark(known),
    known && known.deadlines.length > 0 && `${known.deadlines.length} 个期限`,
    showsFirst(known, isSmall) ? '查看' : '添加期限',
  ]
    .filter(Boolean)
    .join('，')

function DayCell({ day, known, isSmall, isNear, isToday, onPress }: DayCellProps) {
  const deadlines = known?.deadlines ?? []
  return (
    <>
      <div className={styles.cell}>
        <button
          type="button"
          data-day={day}
          tabIndex={isNear ? 0 : -1}
          aria-label={dayLabel(day, known, isSmall)}
          aria-current={isToday ? 'date' : undefined}
          className={styles.day}
          onClick={onPress}
        >
          {Number(day.slice(8))}
        </button>
        {/* The name of the button says these in words. */}
        <span className={styles.marks} aria-hidden="true">
          {known?.holiday && <i data-holiday={known.holiday}>{holidayMark(known)}</i>}
          {isSmall && deadlines.length > 0 && <b>{deadlines.length}</b>}
        </span>
      </div>
      {!isSmall && deadlines.length > 0 && <DayDeadlines deadlines={deadlines} />}
    </>
  )
}
