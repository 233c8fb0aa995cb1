import { useSession } from '@portal/accounts/web'
import { Notice } from '@portal/platform/web'
import type { ReactNode } from 'react'
import { isOpenTo } from './menu.ts'

/** Shows a page only to viewers whose menu has it. Its calls are refused to others by the server in any case. */
export function Guarded({ purview, children }: { purview: string; children: ReactNode }) {
  const { purviews = [] } = useSession()
  if (isOpenTo(purviews, purview)) return children
  return (
    <Notice tone="warning" title="没有权限">
      您的账号不能使用这个页面，需要时请联系管理员开通。
    </Notice>
  )
}
