import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isDay } from '../../contract/day.ts'
import { fullDayWords } from '../../contract/day-words.ts'
import type { CalendarDay } from './calendar-day.ts'
import type { CalendarPopupProps } from './calendar-popup.tsx'
import type { ControlProps } from './control.ts'
import { useFieldControl, useFieldState } from './field-context.ts'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import { isWhole, readDay } from './read-day.ts'
import { type LoadPart, useLoaded } from './use-loaded.ts'

const loadPopup: LoadPart<CalendarPopupProps> = async () => ({
  Component: (await import('./calendar-popup.tsx')).CalendarPopup,
})

export interface DateFieldProps extends ControlProps<string> {
  /** The first and the last day that the calendar offers. What is typed is judged by the form alone. */
  min?: CalendarDay | undefined
  max?: CalendarDay | undefined
  'aria-label'?: string | undefined
}

/**
 * A day, chosen from a calendar or typed. The value is `YYYY-MM-DD`, or empty; a text that names no day is handed on as it
 * was typed, so that the form refuses it and nobody's words are lost.
 */
export function DateField({ value, onChange, onBlur, min, max, disabled, ...rest }: DateFieldProps) {
  const control = useFieldControl()
  const field = useFieldState()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isHere, setHere] = useState(false)
  // What is being typed, with the value of before and the value that it gave. Any other value comes from outside.
  const [typing, setTyping] = useState<{ text: string; values: readonly string[] }>()
  const [isOpen, setOpen] = useState(false)
  const Popup = useLoaded(loadPopup, isOpen)
  const typed = typing?.values.includes(value) ? typing.text : undefined

  // Figures replace the words when the focus comes, and with the words goes the browser's own selection of all: without a
  // new one, what is typed would stand behind the day that it should replace.
  useLayoutEffect(() => {
    if (isHere) input.current?.select()
  }, [isHere])

  const type = (text: string) => {
    const next = isWhole(text) ? (readDay(text) ?? text) : text
    setTyping({ text, values: [value, next] })
    onChange(next)
  }
  const settle = () => {
    const day = typed === undefined ? undefined : readDay(typed)
    if (day !== undefined) {
      setTyping(undefined)
      if (day !== value) onChange(day)
    }
  }
  const close = () => {
    setOpen(false)
    onBlur?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div ref={box} className={inputStyles.affix}>
      <input
        {...control}
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="如 20261120"
        disabled={disabled}
        className={inputStyles.input}
        value={typed ?? (isDay(value) && !isHere ? fullDayWords(value) : value)}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setHere(true)}
        onBlur={() => {
          setHere(false)
          settle()
          if (!isOpen) onBlur?.()
        }}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={inputStyles.affixButton}
        aria-label="打开日历"
        aria-describedby={field?.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" size={20} />
      </button>
      {isOpen && Popup && (
        <Popup
          at={box}
          value={isDay(value) ? value : ''}
          min={min}
          max={max}
          onClose={close}
          onChoose={(day) => {
            setTyping(undefined)
            onChange(day)
            close()
          }}
        />
      )}
    </div>
  )
}
