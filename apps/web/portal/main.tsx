import '@portal/platform/web/base.css'
import { noticeTokenCookie, startSession, watchThirdToken } from '@portal/accounts/web'
import { configureCalls, setHelp, setServices } from '@portal/platform/web'
import { loadSite } from '@portal/site/web'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import './app-class.css'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { createPageRouter } from '../router/page-router.ts'
import { heldFocus, restoreFocus } from './held-focus.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { portalRoutes } from './routes.tsx'

/** The prerendered page is `/oneChains`; what else leads to the landing page becomes it before React compares. */
const settleLandingPath = (): void => {
  const path = location.hash.slice(1).split('?')[0]
  if (path === '/index' || path === '/oneChains') return
  history.replaceState(null, '', `${location.pathname}${location.search}#/oneChains`)
}

/** Lifts the boot script's veil in the very frame that shows the page: a frame earlier the landing page would flash. */
function Arrival({ children }: { children: ReactNode }) {
  const [held] = useState(heldFocus)
  useLayoutEffect(() => {
    document.documentElement.classList.remove('app', 'bare', 'first')
    // Those of the first view; old browsers have none.
    if (document.adoptedStyleSheets?.length) document.adoptedStyleSheets = []
    restoreFocus(held)
  }, [held])
  return children
}

const start = async (root: HTMLElement): Promise<void> => {
  watchThirdToken()
  // The boot script knows every page's address, and veils the landing page for just those.
  const isPrerendered = root.hasChildNodes() && !document.documentElement.classList.contains('app')
  if (isPrerendered) settleLandingPath()
  configureCalls({ recheckAddresses: async () => (await loadSite()).thirdLogin?.addresses ?? [] })
  // Before the router: its first page may already ask who is signed in.
  let loginPage: string | undefined
  startSession({
    navigate: (route) => void router.navigate(route),
    loginPage: () => loginPage,
  })
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
  const { thirdLogin, loginUrl } = await loadSite()
  loginPage = loginUrl || undefined
  if (thirdLogin?.cookie) noticeTokenCookie(thirdLogin.cookie)
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
start(root).catch(reportError)
