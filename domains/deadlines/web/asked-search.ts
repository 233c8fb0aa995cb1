import { choiceParam, wordsParam } from '@portal/platform/web'
import * as z from 'zod/mini'
import type { Asked, Suspension } from '../proof/counting.ts'

/** What the address of the page holds, so that a count can be kept and handed on. */
export const askedSearch = z.object({
  rule: wordsParam(),
  trigger: wordsParam(),
  delivery: choiceParam(['', 'received', 'deemed'], ''),
  way: choiceParam(['', 'post', 'online', 'person'], ''),
  calendar: wordsParam(),
  extended: choiceParam(['', '1'], ''),
})
export type AskedSearch = z.output<typeof askedSearch>

/** What is asked of the rule; suspensions of which a day is missing are not asked yet. */
export const askedOf = (search: AskedSearch, suspensions: readonly Suspension[]): Asked => ({
  trigger: search.trigger,
  delivery: search.delivery || undefined,
  way: search.way || undefined,
  calendar: search.calendar || undefined,
  suspensions: suspensions.filter(({ from, to }) => from !== '' && to !== ''),
  extended: search.extended === '1',
})
