import { useSession } from '@portal/accounts/web'
import { Empty, EmptyState, LinkButton } from '@portal/platform/web'
import { Navigate } from 'react-router'
import { firstPathOf, menuOf } from './menu.ts'

/** The page at `/`: it leads to the first page that the viewer may open. */
export function FirstPage({ paths }: { paths: readonly string[] }) {
  const { purviews = [] } = useSession()
  const first = firstPathOf(menuOf(purviews, paths))
  if (first) return <Navigate to={first} replace />
  return <Empty text="您的账号还没有开通任何功能，请联系管理员" />
}

/** What is shown at an address that no page of the back office has. */
export function NoSuchPage() {
  return (
    <EmptyState scene="lost" title="这一页不在了" text="地址可能写错，或页面已经移走。" level={1}>
      <LinkButton to="/">回到管理后台首页</LinkButton>
    </EmptyState>
  )
}
