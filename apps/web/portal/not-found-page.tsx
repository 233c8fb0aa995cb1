import { EmptyState } from '@portal/platform/web'
import { Link } from 'react-router'

/** The page `/404`, for a link to an address that the portal does not have. */
export function NotFoundPage() {
  return (
    <EmptyState scene="lost" title="这一页不在了" text="地址可能写错，或页面已经移走。" level={1}>
      <Link className="btn btn-primary" to="/oneChains">
        返回首页
      </Link>
    </EmptyState>
  )
}
