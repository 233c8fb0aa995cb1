import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf, RequestOf } from '../../contract/api.ts'
import { call, type RequestParts } from '../call/call.ts'
import { queryOf } from '../call/query.tsx'

/** What every list answers: the rows of one page, and how many rows there are in all. */
export type PageReply<Row = unknown> = { elements: readonly Row[]; totalElements: number }

/** A reading call that answers a page of a list. */
export type ListEndpoint = Endpoint & { query: z.ZodMiniType; reply: z.ZodMiniType<PageReply> }

/** The query of a list call without its page number and page size. */
export type AskedOf<E extends Endpoint> =
  RequestOf<E> extends { query: infer Q } ? Omit<Q, 'pgIndex' | 'pgCount'> : never

export type ParamsOf<E extends Endpoint> = RequestOf<E> extends { params: infer P } ? { params: P } : { params?: never }

/** A page of a list, and the means to turn to another page; `Paged` and `PagedTable` draw it. */
export interface ListPages<Reply extends PageReply = PageReply> {
  /** The query of the current page; while it loads, its data are those of the page before. */
  list: UseQueryResult<Reply>
  /** Counts from 1. */
  page: number
  pageSize: number
  turn: (page: number) => void
}

export interface ListOptions<Reply> {
  pageSize: number
  /** How long an answer counts as fresh, in milliseconds; 0 for a list that must be asked for again whenever it is opened. */
  staleTime?: number | undefined
  /**
   * How soon the list is asked for again by itself, in milliseconds, decided by the answer that it shows; `false` for
   * never.
   */
  lookAgain?: ((shown: Reply | undefined) => number | false) | undefined
}

interface ListCall<E extends ListEndpoint> extends ListOptions<ReplyOf<E>> {
  params: object | undefined
  asked: object
  page: number
}

/** Asks for one page of a list; until its answer comes, the list shows the page before. */
export const useListCall = <E extends ListEndpoint>(
  endpoint: E,
  { params, asked, page, pageSize, staleTime, lookAgain }: ListCall<E>,
): UseQueryResult<ReplyOf<E>> => {
  const request = { ...(params && { params }), query: { ...asked, pgIndex: page, pgCount: pageSize } }
  return useQuery({
    ...queryOf(endpoint, request as RequestParts<E>),
    placeholderData: keepPreviousData,
    ...(staleTime !== undefined && { staleTime }),
    ...(lookAgain && {
      refetchInterval: ({ state }: { state: { data: ReplyOf<E> | undefined } }) => lookAgain(state.data),
    }),
  })
}

/** Asks for the first rows of a list, for an act on more of them than a page shows. */
export const callFirst = async <E extends ListEndpoint>(
  endpoint: E,
  { params, asked, count }: { params: object | undefined; asked: object; count: number },
): Promise<ReplyOf<E>> => {
  const request = { ...(params && { params }), query: { ...asked, pgIndex: 1, pgCount: count } }
  return (await call(endpoint, request as RequestParts<E>)) as ReplyOf<E>
}
