import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import type { ReplyOf } from '../../contract/api.ts'
import { pageParam, readSearch, useSearch } from '../route/search.ts'
import {
  type AskedOf,
  callFirst,
  type ListEndpoint,
  type ListOptions,
  type ParamsOf,
  useListCall,
} from './list-call.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>
type None = Readonly<Record<never, never>>
type Values<F extends Shape, K extends Shape> = { [N in keyof F]: z.output<F[N]> } & { [N in keyof K]: z.output<K[N]> }

/**
 * `ask` turns the fields of the address into the query of the call. A list whose fields are named as the call's query names
 * them needs no `ask`.
 */
type Ask<E extends ListEndpoint, V> =
  V extends AskedOf<E> ? { ask?: (search: V) => AskedOf<E> } : { ask: (search: V) => AskedOf<E> }

interface Fields<E extends ListEndpoint, F extends Shape, K extends Shape> extends ListOptions<ReplyOf<E>> {
  /** The schemas of the filter: fields of the page's address. The value `''` filters nothing. */
  filter?: F
  /** Fields of the address that `clear` leaves as they are, such as the order. */
  kept?: K
}
type AnyOptions<E extends ListEndpoint, F extends Shape, K extends Shape> = Fields<E, F, K> & {
  params?: object
  ask?: (search: Values<F, K>) => object
}
export type ListPageOptions<E extends ListEndpoint, F extends Shape, K extends Shape> = Fields<E, F, K> &
  ParamsOf<E> &
  Ask<E, Values<F, K>>

/**
 * A page of a list whose filter and page stand in the address. `set` changes the filter and goes back to the first
 * page, `turn` goes to another page, `clear` takes the filter away. `valuesOf` reads the fields of another query of the same
 * address, and `first` asks for the first rows of the list as it is filtered now, more than a page has.
 */
export const useListPage = <E extends ListEndpoint, F extends Shape = None, K extends Shape = None>(
  endpoint: E,
  options: ListPageOptions<E, F, K>,
) => {
  const { filter, kept, params, ask, pageSize, ...rest } = options as AnyOptions<E, F, K>
  const [schema] = useState(() => z.object({ ...kept, ...filter, page: pageParam() }))
  const [{ page, ...values }, patch] = useSearch(schema)
  const search = values as Values<F, K>
  const asked = ask ? ask(search) : search
  const list = useListCall(endpoint, { ...rest, params, asked, page, pageSize })
  const set = useCallback(
    (changes: Partial<Values<F, K>>, how?: { replace?: boolean }) => patch({ ...changes, page: 1 }, how),
    [patch],
  )
  const valuesOf = useCallback(
    (query: string) => {
      const { page: _page, ...read } = readSearch(schema, new URLSearchParams(query))
      return read as Values<F, K>
    },
    [schema],
  )
  const turn = useCallback((next: number) => patch({ page: next }), [patch])
  const names = Object.keys(filter ?? {})
  return {
    search,
    set,
    page,
    pageSize,
    turn,
    list,
    valuesOf,
    first: (count: number) => callFirst(endpoint, { params, asked, count }),
    isFiltered: Object.entries(values).some(([name, value]) => names.includes(name) && value !== ''),
    clear: () => patch({ ...Object.fromEntries(names.map((name) => [name, ''])), page: 1 }),
  }
}
