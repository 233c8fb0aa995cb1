import '@portal/platform/web/base.css'
import { noticeTokenCookie, startSession, watchThirdToken } from '@portal/accounts/web'
import { configureCalls, setHelp, setServices } from '@portal/platform/web'
import { loadSite } from '@portal/site/web'
import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import './app-class.css'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { createPageRouter } from '../router/page-router.ts'
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
  watchThirdToken()
  const isPrerendered = root.hasChildNodes() && landingPaths.some((path) => path === hashPath())
  if (isPrerendered) settleLandingPath()
  configureCalls({ recheckAddresses: async () => (await loadSite()).thirdLogin?.addresses ?? [] })
  // Before the router: its first page may already ask who is signed in.
  startSession({ navigate: (route) => void router.navigate(route) })
  const { services, help } = catalogueOf(domains)
  setServices(services)
  setHelp(help)
  const router = createPageRouter(portalRoutes(domains), createHashHistory())
  reloadOnceOnLostChunk(router)
  const app = <RouterProvider router={router} />
  if (isPrerendered) hydrateRoot(root, app)
  else {
    // The prerendered header stays on screen until the page's chunk is here.
    await router.ready
    createRoot(root).render(<Arrival>{app}</Arrival>)
  }
  prefetchOnIntent(domains)
  const { thirdLogin } = await loadSite()
  if (thirdLogin?.cookie) noticeTokenCookie(thirdLogin.cookie)
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
start(root).catch(reportError)
