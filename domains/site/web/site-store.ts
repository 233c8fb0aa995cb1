import { useSyncExternalStore } from 'react'
import type { SiteLinks } from '../contract/links.ts'
import type { SiteInfo } from '../contract/site.ts'

/** What is known of the site so far; what is not (yet) there is left out of the page. */
export type Site = {
  status: 'loading' | 'ready' | 'failed'
  info: Partial<SiteInfo>
  links: Partial<SiteLinks>
}

const nothing: Site = { status: 'loading', info: {}, links: {} }
let known = nothing
let reading: Promise<Site['info']> | undefined
const watchers = new Set<() => void>()

const show = (site: Site): void => {
  known = site
  for (const notify of watchers) notify()
}

const ask = async <T>(path: string): Promise<T> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} ${response.status}`)
  return response.json()
}

const readBoth = async (): Promise<Site['info']> => {
  const [info, links] = await Promise.allSettled([ask<SiteInfo>('/api/site'), ask<SiteLinks>('/api/links')])
  const complete = info.status === 'fulfilled' && links.status === 'fulfilled'
  show({
    status: complete ? 'ready' : 'failed',
    info: info.status === 'fulfilled' ? info.value : known.info,
    links: links.status === 'fulfilled' ? links.value : known.links,
  })
  if (!complete) reading = undefined
  return known.info
}

/**
 * Reads the operator's settings and links, once for the life of the page; after a failure a further call tries again.
 * Plain fetch and no schemas: header and footer stand in the entry chunk. Never rejects, for whoever
 * gets nothing shows a little less.
 */
export const loadSite = (): Promise<Site['info']> => {
  reading ??= readBoth()
  return reading
}

const subscribe = (notify: () => void) => {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

/** What the operator configured; in the prerendered page nothing is. */
export const useSite = (): Site =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  )
