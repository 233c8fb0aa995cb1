import { AppQuery, Toasts } from '@portal/platform/web'
import { Outlet } from 'react-router'
import { useFreshStart } from '../use-fresh-start.ts'
import { useDocumentTitle } from './document-title.ts'

/** Stands around the login and the registration, which have neither header nor footer. */
export function BareLayout() {
  useDocumentTitle()
  useFreshStart()
  return (
    <AppQuery>
      <Outlet />
      <Toasts />
    </AppQuery>
  )
}
