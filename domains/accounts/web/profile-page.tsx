import { Card, ErrorView, LinkButton, PageHead, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { profileApi } from '../contract/profile-endpoints.ts'
import { OwnData } from './own-data.tsx'
import { ProfileForm } from './profile-form.tsx'
import { useSession } from './session.ts'

/** 我的资料: one's own company, contact data and ID number, one's own copy of all data, and the end of the account. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery({ ...queryOf(profileApi.read, {}), gcTime: 0 })
  const { userinfo } = useSession()
  return (
    <>
      <PageHead title="我的资料" lead="修改企业名称、联系方式和证件号码，导出个人数据，或注销账号。" />
      <Stack gap={24} className="wrap page">
        <Card
          title="资料"
          actions={
            <LinkButton to="/home/account" size="small">
              账号与安全
            </LinkButton>
          }
        >
          {error ? (
            <ErrorView title="资料加载失败" error={error} onRetry={() => void refetch()} />
          ) : data ? (
            <ProfileForm key={data.version} profile={data} />
          ) : (
            <Skeleton rows={5} />
          )}
        </Card>
        {data && userinfo && userinfo.userType !== 'staff' && <OwnData />}
      </Stack>
    </>
  )
}
