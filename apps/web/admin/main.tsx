import '@portal/platform/web/base.css'
import { startSession } from '@portal/accounts/web'
import { setServices, setStages } from '@portal/platform/web'
import { loadSite } from '@portal/site/web'
import { createRoot } from 'react-dom/client'
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router'
import { catalogueOf, toolsOf } from '../catalogue.ts'
import { domains } from '../domains.ts'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { PageProvider } from '../router/page-provider.tsx'
import { createPageRouter } from '../router/page-router.ts'
import { stages } from '../stages.ts'
import { adminPages } from './pages.ts'
import { adminRoutes } from './routes.tsx'

const start = async (root: HTMLElement): Promise<void> => {
  const router = createPageRouter(adminRoutes(adminPages, toolsOf(domains)), createHashHistory())
  startSession({ navigate: (route) => void router.navigate(route) })
  setServices(catalogueOf(domains).services)
  setStages(stages)
  reloadOnceOnLostChunk(router)
  await router.ready
  createRoot(root).render(<PageProvider router={router} />)
  await loadSite()
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
start(root).catch(reportError)
