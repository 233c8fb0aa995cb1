import { type CalendarDay, shanghaiDay } from '../ui/calendar-day.ts'
import { briefDay, dayWords } from '../ui/time-words.ts'

/**
 * A mark in a frame: `__name__` or `__within.name__` for a field of the answer, and for a field that is a moment or a day
 * `__name.day__` (2026-11-23), `__name.brief__` (11-23) or `__name.words__` (11 月 23 日).
 */
const mark = /__([\w.]+?)(?:\.(day|brief|words))?__/g

const inWords = {
  day: (when: number | CalendarDay) => (typeof when === 'number' ? shanghaiDay(when) : when),
  brief: briefDay,
  words: dayWords,
} as const

/** The value in an answer at a path of field names with dots between them; undefined where a name is missing. */
export const valueAt = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((within, name) => (within as Readonly<Record<string, unknown>> | null | undefined)?.[name], answer)

/** The text with the fields in place of its marks, or undefined where one of these fields is missing or empty. */
const filledText = (text: string, fields: unknown): string | undefined => {
  let isWhole = true
  const filled = text.replace(mark, (_, path: string, part?: keyof typeof inWords) => {
    const value = valueAt(fields, path)
    if (value === null || value === undefined || value === '') {
      isWhole = false
      return ''
    }
    return part ? inWords[part](value as number | CalendarDay) : String(value)
  })
  return isWhole ? filled : undefined
}

/**
 * Whether all conditions hold for the fields. One condition is `name=word`, several stand with `&` between them; a missing
 * field is the empty word.
 */
const holds = (conditions: string, fields: unknown): boolean =>
  conditions.split('&').every((condition) => {
    const [path = '', wanted] = condition.split('=')
    return String(valueAt(fields, path) ?? '') === wanted
  })

/** Of the elements with `data-first-when`, only those stay whose conditions hold. */
const choose = (frame: Element, fields: unknown): void => {
  for (const element of frame.querySelectorAll('[data-first-when]')) {
    if (holds(element.getAttribute('data-first-when') ?? '', fields)) element.removeAttribute('data-first-when')
    else element.remove()
  }
}

/**
 * Replaces the marks of a frame by fields of the answer, in texts and in values of attributes. A list item or paragraph
 * whose text names a missing field is removed, and so is an element whose `data-first-when` does not hold. Each text is
 * looked at once, so that a field which itself looks like a mark stays as it is.
 */
export const fillFrame = (frame: Element, fields: unknown): void => {
  choose(frame, fields)
  for (const element of [frame, ...frame.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      if (value.includes('__')) element.setAttribute(name, filledText(value, fields) ?? '')
    }
    for (const node of [...element.childNodes]) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''
      if (!text.includes('__')) continue
      const filled = filledText(text, fields)
      if (filled === undefined) element.closest('li, p')?.remove()
      else node.nodeValue = filled
    }
  }
}
