import { emptySceneAddress, type WebDomain } from '@portal/platform/web'
import { addressOf } from './routes.tsx'

/** Loads the drawing of the page that tells of a lost network while there is one. */
const keepOfflineScene = () => {
  new Image().src = emptySceneAddress('offline')
}

/**
 * Loads the chunk of a page when the pointer or the focus first reaches a link to that page, so that it is there when the
 * user clicks.
 */
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
    // A failure here is not shown: the click loads the chunk again, and shows its failure.
    load().catch(() => waiting.set(path, load))
  }
  document.addEventListener('pointerover', keepOfflineScene, { passive: true, once: true })
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
