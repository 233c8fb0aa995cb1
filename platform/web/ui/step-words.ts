import type { StepBasis } from '../../contract/matters/next-step.ts'
import { shanghaiDay } from './calendar-day.ts'
import { dayWords, momentWords } from './time-words.ts'

/** Until when something is to be done; the end of a day is said as 24:00 of that day. */
export const endWords = (by: number): string => {
  const eve = by - 1
  return shanghaiDay(eve) === shanghaiDay(by) ? momentWords(by) : `${dayWords(eve)} 24:00`
}

/** A step as details tell it: what was promised or asked for by when, and what of it ends first. */
type Step = { due: number | null; what: string; by: number | null; basis: StepBasis | null }

/** Until when whoever acts next has to act: a deadline of the case by its name, where it ends first; empty where nothing has a day. */
export const byWords = ({ due, what, by, basis }: Step): string => {
  if (basis === 'deadline' && by !== null) return `${what} · ${endWords(by)} 前`
  return due === null ? '' : `${momentWords(due)} 前`
}
