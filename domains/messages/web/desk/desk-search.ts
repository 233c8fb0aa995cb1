import { choiceParam, useListPage, wordsParam } from '@portal/platform/web'
import { messagesApi } from '../../contract/endpoints.ts'
import { messageLimits } from '../../contract/limits.ts'

const filter = {
  level: choiceParam(['', '80', '100'], ''),
  from: wordsParam(),
  to: wordsParam(),
  keyword: wordsParam(),
}
const kept = {
  state: choiceParam(['open', 'all', 'new', 'held', 'answered', 'published', 'spam', 'deleted'], 'open'),
  sort: choiceParam(['due', 'newest'], 'due'),
}

/** The messages that the filters in the page's address select. */
export const useDeskList = () =>
  useListPage(messagesApi.listDesk, {
    filter,
    kept,
    ask: ({ state, sort, ...narrowed }) => ({
      ...narrowed,
      state: state === 'all' ? '' : state,
      sort: sort === 'due' ? sort : '',
    }),
    pageSize: messageLimits.deskPage,
  })

export const wholeDesk = { state: 'all', level: '', from: '', to: '', keyword: '' } as const
