import { setStoragePrefix } from '@portal/accounts/web'
import { useSite } from '@portal/site/web'
import { useEffect } from 'react'
import { Outlet, useNavigation } from 'react-router'
import type { Catalogue } from '../catalogue.ts'
import { useDocumentTitle } from './document-title.ts'
import { Frame } from './frame.tsx'

/** The frame as a route of the router, which draws the pages inside it. */
export function PortalFrame({ catalogue }: { catalogue: Catalogue }) {
  useDocumentTitle()
  const { storagePrefix } = useSite().info
  useEffect(() => {
    if (storagePrefix) setStoragePrefix(storagePrefix)
  }, [storagePrefix])
  return (
    <Frame catalogue={catalogue} isLoading={useNavigation().state === 'loading'}>
      <Outlet />
    </Frame>
  )
}
