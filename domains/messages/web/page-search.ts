import { choiceParam, linkTo, pageParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The names of the tabs; the specification numbers them in this way. */
export const tabNames = ['name0', 'name1', 'name2'] as const

const pageSearch = z.object({
  activeName: choiceParam(tabNames, 'name0'),
  /** What narrows the list of a tab; changing the tab clears it. */
  page: pageParam(),
  keyword: textParam(),
  /** The number of one message of the visitor's own, with its key where he has no account. */
  id: textParam(),
  key: textParam(),
  /** A question asked elsewhere, such as one that the search could not answer; the form begins with it. */
  question: textParam(),
  /** What a question is about, such as the number and the name of a matter; only the title begins with it. */
  subject: textParam(),
})

export const usePageSearch = () => useSearch(pageSearch)

export const messagePath = '/home/leavingAMessage'
export const ownMessageLink = (id: string, key: string | null): string =>
  linkTo(messagePath, { activeName: 'name1', id, key })
