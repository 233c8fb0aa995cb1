import { useSyncExternalStore } from 'react'
import type { SiteLinks } from '../contract/links.ts'
import type { SiteInfo } from '../contract/site.ts'

/** What is known of the site so far; pages leave out what is missing or not yet loaded. */
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
    // A later look that fails takes nothing away from a page that has read both.
    status: complete || known.status === 'ready' ? 'ready' : 'failed',
    info: info.status === 'fulfilled' ? info.value : known.info,
    links: links.status === 'fulfilled' ? links.value : known.links,
  })
  if (!complete) reading = undefined
  return known.info
}

/**
 * Reads the operator's settings and links, once for the life of the page; after a failure the next call tries again. Uses a
 * plain fetch without schemas, because header and footer are part of the entry chunk. Never rejects: without an answer the page
 * only shows less.
 */
export const loadSite = (): Promise<Site['info']> => {
  reading ??= readBoth()
  return reading
}

/** Reads both anew, so that a page that stands open for long learns of a time of maintenance; what is known stays meanwhile. */
export const readSiteAgain = readBoth

const subscribe = (notify: () => void) => {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

/** What the operator has configured; in the prerendered page there is nothing of it. */
export const useSite = (): Site =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  )
