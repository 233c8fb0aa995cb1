import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { addMonths } from '../../contract/day.ts'
import { fullDayWords } from '../../contract/day-words.ts'
import styles from './calendar.module.css'
import { type CalendarDay, shanghaiDay } from './calendar-day.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { dayByKey, firstOfMonth, weeksOf } from './month-days.ts'

export interface CalendarProps {
  /** The day that is chosen; empty for none. */
  value: CalendarDay | ''
  /** The first and the last day that may be chosen. */
  min?: CalendarDay | undefined
  max?: CalendarDay | undefined
  onChoose: (day: CalendarDay | '') => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日']

const monthWords = (day: CalendarDay): string => `${day.slice(0, 4)} 年 ${Number(day.slice(5, 7))} 月`

const within = (day: CalendarDay, { min, max }: Pick<CalendarProps, 'min' | 'max'>): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max)

/** A month of days, worked by pointer or keyboard. It takes the focus when it appears. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const today = shanghaiDay(Date.now())
  const [near, setNear] = useState(() => {
    if (value !== '') return value
    if (max !== undefined && today > max) return max
    return min !== undefined && today < min ? min : today
  })
  // Buttons above the days turn the month and keep the focus; a key among the days moves the focus along.
  const [isHeld, setHeld] = useState(true)
  const grid = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (isHeld) grid.current?.querySelector<HTMLElement>(`[data-day="${near}"]`)?.focus()
  }, [near, isHeld])
  const turn = (months: number) => {
    setHeld(false)
    setNear(addMonths(near, months))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, near, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    setHeld(true)
    setNear(next)
  }
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Turn text="上一年" icon="left" isYear onClick={() => turn(-12)} />
        <Turn text="上个月" icon="left" onClick={() => turn(-1)} />
        <b aria-live="polite">{monthWords(near)}</b>
        <Turn text="下个月" icon="right" onClick={() => turn(1)} />
        <Turn text="下一年" icon="right" isYear onClick={() => turn(12)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the table is a grid, its days are its cells. */}
      <table role="grid" ref={grid} aria-label={monthWords(near)} className={styles.days} onKeyDown={onKeyDown}>
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
          {weeksOf(near).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name, and stay in their order.
            <tr key={`${firstOfMonth(near)}-${index}`}>
              {week.map((day, weekday) => (
                <td key={day ?? `none-${weekday}`}>
                  {day !== undefined && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === near ? 0 : -1}
                      aria-label={fullDayWords(day)}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={!within(day, { min, max }) || undefined}
                      className={classNames(day === value && styles.chosen, day === today && styles.today)}
                      onClick={() => within(day, { min, max }) && onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        {within(today, { min, max }) && (
          <button type="button" className="btn btn-text" onClick={() => onChoose(today)}>
            今天
          </button>
        )}
        {value !== '' && (
          <button type="button" className="btn btn-text" onClick={() => onChoose('')}>
            清除
          </button>
        )}
      </div>
    </div>
  )
}

interface TurnProps {
  text: string
  icon: 'left' | 'right'
  isYear?: boolean
  onClick: () => void
}

/** Turns the calendar by a month or, with two arrows, by a year. */
function Turn({ text, icon, isYear = false, onClick }: TurnProps) {
  return (
    <button type="button" aria-label={text} className={styles.turn} onClick={onClick}>
      <Icon name={icon} size={18} />
      {isYear && <Icon name={icon} size={18} />}
    </button>
  )
}
