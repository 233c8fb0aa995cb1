import type { WebDomain } from '@portal/platform/web'
import { addressOf } from './routes.tsx'

/** Fetches a page's chunk when the pointer or the focus first reaches a link to it; the click then finds it there. */
export const prefetchOnIntent = (domains: readonly WebDomain[]): void => {
  const waiting = new Map(
    domains.flatMap((domain) => domain.portal ?? []).map((route) => [addressOf(route), route.load]),
  )
  const onIntent = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    const path = href?.replace(/^#/, '').split('?')[0] ?? ''
    const load = waiting.get(path)
    if (!load) return
    waiting.delete(path)
    // A failure here says nothing: the click tries again, and tells.
    load().catch(() => waiting.set(path, load))
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
