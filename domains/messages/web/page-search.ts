import { choiceParam, linkTo, pageParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The specification names the tabs by number. */
export const tabNames = ['name0', 'name1', 'name2'] as const

const pageSearch = z.object({
  activeName: choiceParam(tabNames, 'name0'),
  /** What the list of a tab is narrowed by; another tab begins anew. */
  page: pageParam(),
  keyword: textParam(),
  /** One message of one's own; with its key for whoever has no account. */
  id: textParam(),
  key: textParam(),
})

export const usePageSearch = () => useSearch(pageSearch)

export const messagePath = '/home/leavingAMessage'
export const ownMessageLink = (id: string, key: string | null): string =>
  linkTo(messagePath, { activeName: 'name1', id, key })
