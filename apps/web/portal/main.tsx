import '@portal/platform/web/base.css'
import { noticeTokenCookie, startSession, watchThirdToken } from '@portal/accounts/web'
import { configureCalls, setFoundLooks, setHelp, setSearchTools, setServices, setStages } from '@portal/platform/web'
import { loadSite } from '@portal/site/web'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router'
import { catalogueOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import './app-class.css'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { PageProvider } from '../router/page-provider.tsx'
import { createPageRouter } from '../router/page-router.ts'
import { stages } from '../stages.ts'
import { heldFocus, restoreFocus } from './held-focus.ts'
import { prefetchOnIntent } from './prefetch.ts'
import { preloadChunks } from './preload-chunks.ts'
import { portalRoutes } from './routes.tsx'

/**
 * The document holds the landing page prerendered at `/oneChains`. Every other address of the landing page except `/index`
 * is changed to `/oneChains` before React compares its markup.
 */
const settleLandingPath = (): void => {
  const path = location.hash.slice(1).split('?')[0]
  if (path === '/index' || path === '/oneChains') return
  history.replaceState(null, '', `${location.pathname}${location.search}#/oneChains`)
}

/**
 * Removes the classes by which the boot script hides the landing page, in the same frame in which the page is shown: one
 * frame earlier the landing page would flash.
 */
function Arrival({ children }: { children: ReactNode }) {
  const [held] = useState(heldFocus)
  useLayoutEffect(() => {
    document.documentElement.classList.remove('app', 'bare', 'first')
    // These are the style sheets of the first view; old browsers have none.
    if (document.adoptedStyleSheets?.length) document.adoptedStyleSheets = []
    restoreFocus(held)
  }, [held])
  return children
}

const start = async (root: HTMLElement): Promise<void> => {
  watchThirdToken()
  // The boot script knows the addresses of all pages, and hides the landing page at those addresses alone.
  const isPrerendered = root.hasChildNodes() && !document.documentElement.classList.contains('app')
  if (isPrerendered) settleLandingPath()
  configureCalls({ recheckAddresses: async () => (await loadSite()).thirdLogin?.addresses ?? [] })
  // The session starts before the router, since the router's first page may already ask who is signed in.
  let loginPage: string | undefined
  startSession({
    navigate: (route) => void router.navigate(route),
    loginPage: () => loginPage,
  })
  const { services, searchTools, help, tabs } = catalogueOf(domains)
  setServices(services)
  setSearchTools(searchTools)
  setStages(stages)
  setHelp(help)
  const scenes = new Map(tabs.map(({ active, scene }) => [active, scene]))
  setFoundLooks({ scenes, cover: domains.find(({ foundCover }) => foundCover)?.foundCover })
  const router = createPageRouter(portalRoutes(domains), createHashHistory(), { beforeLoad: preloadChunks })
  reloadOnceOnLostChunk(router)
  const app = <PageProvider router={router} />
  if (isPrerendered) hydrateRoot(root, app)
  else {
    // Until the page's chunk is here, the prerendered header stays on the screen.
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
