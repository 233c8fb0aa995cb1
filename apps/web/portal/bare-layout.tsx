import { AppQuery, Toasts } from '@portal/platform/web'
import { Outlet } from 'react-router'
import { useDocumentTitle } from './document-title.ts'

/** Around login and register, which stand without header and footer. */
export function BareLayout() {
  useDocumentTitle()
  return (
    <AppQuery>
      <Outlet />
      <Toasts />
    </AppQuery>
  )
}
