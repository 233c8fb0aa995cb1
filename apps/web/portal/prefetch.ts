import { emptySceneAddress, type LoadPage, registrationPath, type WebDomain } from '@portal/platform/web'
import { preloadChunks } from './preload-chunks.ts'
import { registerRoute } from './register/register-route.ts'
import { addressOf } from './routes.tsx'

/** Loads the drawing of the page that tells of a lost network while there is one. */
const keepOfflineScene = () => {
  new Image().src = emptySceneAddress('offline')
}

/** The loaders of the pages by their addresses, that of a form of 一链式知识产权注册 with its query. */
const loadersOf = (domains: readonly WebDomain[]): Map<string, LoadPage> => {
  const routes = [...domains.flatMap((domain) => domain.portal ?? []), registerRoute]
  const forms = domains.flatMap((domain) => domain.registrations ?? []).flatMap((registration) => registration.forms)
  return new Map([
    ...routes.map((route): [string, LoadPage] => [addressOf(route), route.load]),
    ...forms.map(({ active, load }): [string, LoadPage] => [registrationPath(active), load]),
  ])
}

/**
 * Loads the chunk of a page when the pointer or the focus first reaches a link to that page, so that it is there when the
 * user clicks.
 */
export const prefetchOnIntent = (domains: readonly WebDomain[]): void => {
  const waiting = loadersOf(domains)
  const onIntent = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
    const address = href?.replace(/^#/, '') ?? ''
    for (const name of new Set([address, address.split('?')[0] ?? address])) {
      const load = waiting.get(name)
      if (!load) continue
      waiting.delete(name)
      preloadChunks(address)
      // A failure here is not shown: the click loads the chunk again, and shows its failure.
      load().catch(() => waiting.set(name, load))
    }
  }
  document.addEventListener('pointerover', keepOfflineScene, { passive: true, once: true })
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
