import '@portal/platform/web/base.css'
import { startSession } from '@portal/accounts/web'
import { loadSite } from '@portal/site/web'
import { createRoot } from 'react-dom/client'
import { createHashRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { domains } from '../domains.ts'
import { reloadOnceOnLostChunk } from '../lost-chunk.ts'
import { adminRoutes } from './routes.tsx'

const start = async (root: HTMLElement): Promise<void> => {
  startSession({ navigate: (route) => void router.navigate(route) })
  const router = createHashRouter(adminRoutes(domains))
  reloadOnceOnLostChunk(router)
  createRoot(root).render(<RouterProvider router={router} />)
  await loadSite()
}

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
start(root).catch(reportError)
