import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Endpoint, ReplyOf } from '../../contract/api.ts'
import { addressOf, call, type RequestParts } from './call.ts'
import { isCallError } from './call-error.ts'
import { takeShownAnswer } from './early-answer.ts'

/** First part of every key of an endpoint: `invalidateQueries({ queryKey: keyOf(api.list) })` after a change. */
export const keyOf = (endpoint: Endpoint) => [`${endpoint.method} ${endpoint.path}`] as const

/** react-query options of a reading endpoint; the key is `[method path, request]`. */
export const queryOf = <E extends Endpoint>(endpoint: E, request: RequestParts<E>) =>
  queryOptions({
    queryKey: [...keyOf(endpoint), request] as const,
    queryFn: ({ signal }) => call(endpoint, request, { signal }),
    initialData: () => takeShownAnswer(addressOf(endpoint, request)) as ReplyOf<E> | undefined,
  })

/** The options of a page whose record others move on, by a payment or an act: each opening reads it anew. */
export const freshQueryOf = <E extends Endpoint>(endpoint: E, request: RequestParts<E>) => ({
  ...queryOf(endpoint, request),
  staleTime: 0,
})

/** Only a call that got no answer is worth repeating unasked, and only once: the user has a 重试 button. */
const retry = (failures: number, error: unknown) => failures < 1 && isCallError(error) && error.kind === 'network'

const makeClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry, retryDelay: 800, staleTime: 30_000 }, mutations: { retry: false } },
  })

type AppQueryProps = {
  children: ReactNode
  client?: QueryClient | undefined
  /** Who is signed in, where these routes outlive a login; undefined for a visitor. */
  userId?: string | undefined
}

/**
 * Provides the react-query client to the routes that read with `queryOf`. When another user than before signs in, what was
 * read for the former is dropped; a user who only signs in again finds it. The landing page and the header call the server
 * without react-query, so that they need not load it.
 */
export function AppQuery({ children, client, userId }: AppQueryProps) {
  const [memory, setMemory] = useState(() => ({ client: client ?? makeClient(), userId }))
  if (userId !== undefined && userId !== memory.userId) {
    setMemory({ client: memory.userId === undefined ? memory.client : makeClient(), userId })
  }
  return <QueryClientProvider client={memory.client}>{children}</QueryClientProvider>
}
