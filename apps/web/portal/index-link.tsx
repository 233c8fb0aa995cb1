import { useSite } from '@portal/site/web'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'

/** A link to a page of the index host: this host, unless the operator's settings name another one (`indexUrl`). */
export function IndexLink({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const { indexUrl } = useSite().info
  if (!indexUrl) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={`${indexUrl.replace(/\/+$/, '')}/#${to}`} {...rest}>
      {children}
    </a>
  )
}
