import { setStoragePrefix, useSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { useSite } from '@portal/site/web'
import { useEffect } from 'react'
import { Outlet, useMatches } from 'react-router'

/** What a route of the back office says about its page (`handle`). */
export type AdminHandle = { title: string }

/** Stands around every page of the back office, the login included. */
export function AdminRoot() {
  const page = useMatches()
    .filter((match) => match.handle !== undefined)
    .pop()?.handle as AdminHandle | undefined
  const title = page ? `${page.title} · 管理后台` : '管理后台 · 一链维权'
  const { storagePrefix } = useSite().info
  const { userinfo } = useSession()
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (storagePrefix) setStoragePrefix(storagePrefix)
  }, [storagePrefix])
  return (
    <AppQuery userId={userinfo?.id}>
      <Outlet />
      <Toasts />
    </AppQuery>
  )
}
