import type { AppName } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const roots: Record<AppName, string> = { portal: '/#', admin: '/admin.html#' }

/** Where all of one's notices stand, in either app. */
export const noticesPath: Record<AppName, string> = { portal: '/#/home/notices', admin: '/admin.html#/notices' }

/** An address of this host: within the app one is in, the router goes there; into the other, the browser. */
export function NoticeLink({
  app,
  to,
  ...rest
}: {
  app: AppName
  to: string
  children: ReactNode
  className?: string | undefined
  onClick?: () => void
}) {
  const root = `${roots[app]}/`
  return to.startsWith(root) ? <Link {...rest} to={to.slice(root.length - 1)} /> : <a {...rest} href={to} />
}
