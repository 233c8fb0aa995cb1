import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Endpoint, ReplyOf, RequestOf } from '../../contract/api.ts'
import type { RequestParts } from '../call/call.ts'
import { queryOf } from '../call/query.tsx'

/** What every list answers: the rows of one page, and how many rows there are in all. */
export type PageReply<Row = unknown> = { elements: readonly Row[]; totalElements: number }

/** A reading call that answers a page of a list. */
export type ListEndpoint = Endpoint & { query: z.ZodMiniType; reply: z.ZodMiniType<PageReply> }

/** What a list is asked for beside its page. */
export type AskedOf<E extends Endpoint> =
  RequestOf<E> extends { query: infer Q } ? Omit<Q, 'pgIndex' | 'pgCount'> : never

export type ParamsOf<E extends Endpoint> = RequestOf<E> extends { params: infer P } ? { params: P } : { params?: never }

/** A page of a list, and the way to another: what `Paged` and `PagedTable` draw. */
export interface ListPages<Reply extends PageReply = PageReply> {
  /** The page that was asked for; an earlier one stays in its place until it comes. */
  list: UseQueryResult<Reply>
  /** Counts from 1. */
  page: number
  pageSize: number
  turn: (page: number) => void
}

export interface ListOptions<Reply> {
  pageSize: number
  /** 0 for a list that must be asked for afresh whenever it is opened; in milliseconds. */
  staleTime?: number | undefined
  /** How soon the list is looked at again by itself, in milliseconds, judged by what it shows. */
  lookAgain?: ((shown: Reply | undefined) => number | false) | undefined
}

interface ListCall<E extends ListEndpoint> extends ListOptions<ReplyOf<E>> {
  params: object | undefined
  asked: object
  page: number
}

/** Asks for one page of a list; while it comes, the page before it stays. */
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
