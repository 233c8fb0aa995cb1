import { useSession } from '@portal/accounts/web'
import { EmptyState, LinkButton } from '@portal/platform/web'
import { useSearchParams } from 'react-router'
import { ProviderCasePage } from './provider-case-page.tsx'
import { ProviderListPage } from './provider-list-page.tsx'

/** The desk of service providers: their cases, or the one that the address names. It is closed to everybody else. */
export function AgencyDeskPage() {
  const { userinfo } = useSession()
  const [params] = useSearchParams()
  const businessSn = params.get('businessSn')
  if (userinfo?.userType !== 'provider')
    return (
      <div className="wrap page">
        <EmptyState scene="lost" level={1} title="没有权限" text="这个页面只对服务商开放。">
          <LinkButton to="/home/speedOfProgress?active=0">看我的事项</LinkButton>
        </EmptyState>
      </div>
    )
  return businessSn === null || businessSn === '' ? (
    <ProviderListPage />
  ) : (
    <ProviderCasePage key={businessSn} businessSn={businessSn} />
  )
}
