import type { AppName } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const roots: Record<AppName, string> = { portal: '/#', admin: '/admin.html#' }

/** The address of the list of a user's notices, in each app. */
export const noticesPath: Record<AppName, string> = { portal: '/#/home/notices', admin: '/admin.html#/notices' }

/** A link to an address of this host. Within the present app the router follows it; into the other app the browser does. */
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
