import type { ControlProps } from './control.ts'
import { DateField } from './date-field.tsx'
import { useFieldState } from './field-context.ts'
import inputStyles from './input.module.css'
import styles from './moment-field.module.css'

/** Reads a time as people type it: 09:30, 9:30, 0930. A text that names no time is left as it is. */
const readTime = (text: string): string => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:：]?(\d{2})$/.exec(text.trim()) ?? []
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? `${hour.padStart(2, '0')}:${minute}` : text
}

/**
 * A day and a time of that day. The value is `YYYY-MM-DDTHH:mm`, or empty; what is incomplete or names no moment is handed on
 * as it was typed, so that the form refuses it.
 */
export function MomentField({ value, onChange, onBlur, name, disabled }: ControlProps<string>) {
  const field = useFieldState()
  const [day = '', time = ''] = value.split('T')
  const setDay = (next: string) => onChange(next.includes('T') || time === '' ? next : `${next}T${time}`)
  const setTime = (next: string) => onChange(next === '' ? day : `${day}T${next}`)
  return (
    <div className={styles.moment}>
      <DateField value={day} onChange={setDay} onBlur={onBlur} name={name} disabled={disabled} />
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="如 09:30"
        aria-label="时间（时:分）"
        aria-describedby={field?.label}
        aria-invalid={field?.invalid || undefined}
        disabled={disabled}
        className={inputStyles.input}
        value={time}
        onChange={(event) => setTime(event.target.value)}
        onBlur={() => {
          const read = readTime(time)
          if (read !== time) setTime(read)
          onBlur?.()
        }}
      />
    </div>
  )
}
