import { choiceParam, linkTo, numberParam, textParam, useSearch } from '@portal/platform/web'
import * as z from 'zod/mini'

/** The specification names the tabs by number. */
export const tabNames = ['name0', 'name1', 'name2'] as const

const pageSearch = z.object({
  activeName: choiceParam(tabNames, 'name0'),
  page: numberParam(1, 1_000_000, 1),
  keyword: textParam(),
  /** One message of one's own; with its key for whoever has no account. */
  id: textParam(),
  key: textParam(),
})

export const usePageSearch = () => useSearch(pageSearch)
export type PatchSearch = ReturnType<typeof usePageSearch>[1]

export const messagePath = '/home/leavingAMessage'
export const ownMessageLink = (id: string, key: string | null): string =>
  linkTo(messagePath, { activeName: 'name1', id, key })
