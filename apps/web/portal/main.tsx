import '@portal/platform/web/base.css'
import { startSession } from '@portal/accounts/web'
import { loadSite } from '@portal/site/web'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { domains } from '../domains.ts'
import './app-class.css'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { landingPaths } from './landing-paths.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { portalRoutes } from './routes.tsx'

const hashPath = (): string => location.hash.slice(1).split('?')[0] || '/'

/** The prerendered page is `/oneChains`; the other names of the landing page become it before React compares. */
const settleLandingPath = (): void => {
  if (hashPath() === '/index' || hashPath() === '/oneChains') return
  history.replaceState(null, '', `${location.pathname}${location.search}#/oneChains`)
}

/** Lifts the boot script's veil in the very frame that shows the page: a frame earlier the landing page would flash. */
function Arrival({ children }: { children: ReactNode }) {
  useLayoutEffect(() => document.documentElement.classList.remove('app', 'bare'), [])
  return children
}

const start = async (root: HTMLElement): Promise<void> => {
  const isPrerendered = root.hasChildNodes() && landingPaths.some((path) => path === hashPath())
  if (isPrerendered) settleLandingPath()
  // Before the router: its first page may already ask who is signed in.
  startSession({ navigate: (route) => void router.navigate(route) })
  const router = createHashRouter(portalRoutes(domains))
  reloadOnceOnLostChunk(router)
  const app = <RouterProvider router={router} />
  if (isPrerendered) hydrateRoot(root, app)
  else {
    // The prerendered header stays on screen until the page's chunk is here.
    if (!router.state.initialized) {
      await new Promise<void>((resolve) => {
        const stop = router.subscribe((state) => {
          if (!state.initialized) return
          stop()
          resolve()
        })
      })
    }
    createRoot(root).render(<Arrival>{app}</Arrival>)
  }
  prefetchOnIntent(domains)
  await loadSite()
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
start(root).catch(reportError)
