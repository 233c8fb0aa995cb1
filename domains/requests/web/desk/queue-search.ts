import { choiceParam, useListPage, wordsParam } from '@portal/platform/web'
import type * as z from 'zod/mini'
import { requestsApi } from '../../contract/endpoints.ts'
import { queueViews } from '../../contract/filter.ts'
import { requestLimits } from '../../contract/limits.ts'
import { stateChoices } from '../detail/state-filter.ts'

const filter = {
  state: choiceParam(stateChoices, ''),
  type: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
  keyword: wordsParam(),
  assignee: wordsParam(),
  level: choiceParam(['', '50', '80', '100'], ''),
  pending: choiceParam(['', '1'], ''),
}
const kept = { view: choiceParam(['', ...queueViews], ''), sort: choiceParam(['due', 'newest'], 'due') }

/** The rows of the queue, with the view and the filters that stand in the address. */
export const useQueue = () =>
  useListPage(requestsApi.listQueue, {
    filter,
    kept,
    ask: (search) => ({ ...filterOf(search), sort: search.sort === 'due' ? search.sort : '' }),
    pageSize: requestLimits.queuePage,
  })

type Narrowed = z.output<z.ZodMiniObject<typeof filter & typeof kept>>

/** Turns the address's filters into those of the calls; queue and export use it, so that both have the same rows. */
export const filterOf = ({ view, state, type, from, to, keyword, assignee, level, pending }: Narrowed) => ({
  view,
  state,
  businessType: type,
  from,
  to,
  keyword,
  assignee,
  level,
  pending,
})
