import { choiceParam, numberParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'
import { stateChoices } from '../detail/state-filter.ts'

const queueSearch = z.object({
  state: choiceParam(stateChoices, ''),
  type: textParam(),
  from: textParam(),
  to: textParam(),
  keyword: textParam(),
  assignee: textParam(),
  level: choiceParam(['', '50', '80', '100'], ''),
  pending: choiceParam(['', '1'], ''),
  sort: choiceParam(['due', 'newest'], 'due'),
  page: numberParam(1, 1_000_000, 1),
})

export const noFilter = {
  state: '',
  type: '',
  from: '',
  to: '',
  keyword: '',
  assignee: '',
  level: '',
  pending: '',
  page: 1,
} as const

/** What stands in the address of the queue, and a way to change parts of it. */
export const useQueueSearch = () => {
  const [{ type = '', from = '', to = '', keyword = '', assignee = '', ...search }, patch] = useSearch(queueSearch)
  return [{ ...search, type, from, to, keyword, assignee }, patch] as const
}
export type QueueSearch = ReturnType<typeof useQueueSearch>[0]
export type PatchQueue = ReturnType<typeof useQueueSearch>[1]

/** The filter as the calls take it; queue and export ask for the same rows. */
export const filterOf = ({ state, type, from, to, keyword, assignee, level, pending }: QueueSearch) => ({
  state,
  businessType: type,
  from,
  to,
  keyword,
  assignee,
  level,
  pending,
})
