import { call, currentSession } from '@portal/platform/web'
import { useSyncExternalStore } from 'react'
import type { favouritesApi } from '../contract/endpoints.ts'
import type { Favourite, FavouriteKey } from '../contract/favourite.ts'

type Calls = typeof favouritesApi
/** Calls without their schemas: a star stands on many pages, which must not load the schema library for it. */
const light = <E extends Calls[keyof Calls]>(method: E['method']): E =>
  ({ method, path: '/api/favourites', reply: {} }) as unknown as E
const list = light<Calls['list']>('GET')
const keep = light<Calls['keep']>('PUT')
const remove = light<Calls['remove']>('DELETE')

/** The user's favourites as far as they are known, the newest first. */
export type Kept =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; elements: readonly Favourite[] }

const nothing: Kept = { status: 'loading' }
let kept: Kept = nothing
/** The user whose favourites these are; another user never sees them. */
let owner: string | undefined
let reading: Promise<void> | undefined
/** Changes on their way to the server. A read waits for them, since it would otherwise answer the favourites before them. */
const writing = new Set<Promise<unknown>>()
const watchers = new Set<() => void>()

const show = (next: Kept): void => {
  kept = next
  for (const notify of watchers) notify()
}

const read = async (reader: string | undefined): Promise<void> => {
  try {
    await Promise.allSettled(writing)
    const { elements } = await call(list, {})
    if (reader === owner) show({ status: 'ready', elements })
  } catch (error) {
    if (reader === owner) show({ status: 'failed', error })
    reading = undefined
  }
}

/**
 * Reads the favourites once for each user; `again` reads them once more, after a failure or to see what another device has
 * kept.
 */
export const loadFavourites = ({ again = false } = {}): Promise<void> => {
  const user = currentSession().userId?.()
  if (user !== owner) show(nothing)
  if (user !== owner || again) reading = undefined
  owner = user
  reading ??= read(user)
  return reading
}

export const isSame = (a: FavouriteKey, b: FavouriteKey): boolean => a.kind === b.kind && a.reference === b.reference

const without = (key: FavouriteKey): readonly Favourite[] =>
  kept.status === 'ready' ? kept.elements.filter((one) => !isSame(one, key)) : []

/**
 * Keeps or removes a favourite. The change is shown at once and taken back when the server refuses it; then the promise rejects
 * with the refusal.
 */
export const setKept = async (thing: FavouriteKey & { title: string }, isKept: boolean): Promise<void> => {
  await loadFavourites()
  const before = kept
  if (before.status !== 'ready') throw before.status === 'failed' ? before.error : new Error('No favourites are known')
  const { kind, reference, title } = thing
  const added: Favourite = { kind, reference, title, createTime: Date.now(), gone: false }
  const others = without(thing)
  show({ status: 'ready', elements: isKept ? [added, ...others] : others })
  const change = isKept
    ? call(keep, { body: { kind, reference, title } })
    : call(remove, { query: { kind, reference } })
  writing.add(change)
  try {
    await change
  } catch (error) {
    if (kept.status === 'ready') {
      const was = before.elements.filter((one) => isSame(one, thing))
      const restored = [...was, ...without(thing)].sort((a, b) => b.createTime - a.createTime)
      show({ status: 'ready', elements: restored })
    }
    throw error
  } finally {
    writing.delete(change)
  }
}

const subscribe = (notify: () => void) => {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

export const useFavourites = (): Kept =>
  useSyncExternalStore(
    subscribe,
    () => kept,
    () => nothing,
  )
