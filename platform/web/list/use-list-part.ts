import { useState } from 'react'
import type { ReplyOf } from '../../contract/api.ts'
import { type AskedOf, type ListEndpoint, type ListOptions, type ParamsOf, useListCall } from './list-call.ts'

export type ListPartOptions<E extends ListEndpoint> = ListOptions<ReplyOf<E>> &
  ParamsOf<E> &
  (object extends AskedOf<E> ? { query?: AskedOf<E> } : { query: AskedOf<E> })

/** A page of a list that is only a part of the page around it: the list's page number is not kept in the address. */
export const useListPart = <E extends ListEndpoint>(endpoint: E, options: ListPartOptions<E>) => {
  const { query, params, ...rest } = options as ListOptions<ReplyOf<E>> & { params?: object; query?: object }
  const [page, turn] = useState(1)
  const list = useListCall(endpoint, { ...rest, params, asked: query ?? {}, page })
  return { list, page, pageSize: rest.pageSize, turn }
}
