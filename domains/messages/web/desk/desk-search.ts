import { choiceParam, numberParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'

const deskSearch = z.object({
  state: choiceParam(['open', 'all', 'new', 'held', 'answered', 'published', 'spam', 'deleted'], 'open'),
  level: choiceParam(['', '80', '100'], ''),
  sort: choiceParam(['due', 'newest'], 'due'),
  from: textParam(),
  to: textParam(),
  keyword: textParam(),
  page: numberParam(1, 1_000_000, 1),
})

/** What stands in the address of the list, and a way to change parts of it. */
export const useDeskSearch = () => {
  const [{ from = '', to = '', keyword = '', ...search }, patch] = useSearch(deskSearch)
  return [{ ...search, from, to, keyword }, patch] as const
}
export type DeskSearch = ReturnType<typeof useDeskSearch>[0]
export type PatchDesk = ReturnType<typeof useDeskSearch>[1]

export const noFilter = { state: 'all', level: '', from: '', to: '', keyword: '', page: 1 } as const
