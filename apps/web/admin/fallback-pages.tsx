import { useSession } from '@portal/accounts/web'
import { Empty, LinkButton } from '@portal/platform/web'
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
  return <Empty text="这个页面不存在" action={<LinkButton to="/">回到管理后台首页</LinkButton>} />
}
