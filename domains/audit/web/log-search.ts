import { choiceParam, wordsParam } from '@portal/platform/web'
import { outcomes } from '../contract/entry.ts'

/** The filters of the log, as they stand in the address of the page. */
export const logSearch = {
  keyword: wordsParam(),
  outcome: choiceParam(['', ...outcomes], ''),
  actor: wordsParam(),
  act: wordsParam(),
  subjectKind: wordsParam(),
  subjectRef: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
}
export type LogSearch = Record<Exclude<keyof typeof logSearch, 'outcome'>, string> & {
  outcome: '' | (typeof outcomes)[number]
}
