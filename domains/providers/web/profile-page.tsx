import { useSession } from '@portal/accounts/web'
import { ErrorView, Notice, PageHead, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { providersApi } from '../contract/endpoints.ts'
import { ApprovalTag } from './approval-tag.tsx'
import { ProfileForm } from './profile-form.tsx'
import { Standing } from './standing.tsx'

const crumbs = [{ text: '账号与安全', to: '/home/account' }, { text: '机构资料' }]

/** 机构资料: what an agency hands in of itself, and what became of it. Nobody else has such a profile. */
export function ProfilePage() {
  const { userinfo } = useSession()
  const isProvider = userinfo?.userType === 'provider'
  return isProvider ? (
    <OwnProfilePage />
  ) : (
    <>
      <PageHead title="机构资料" crumbs={crumbs} />
      <Stack gap={24} className="wrap page">
        {userinfo ? <Notice>本页供服务机构使用，您的账号不是服务机构。</Notice> : <Skeleton rows={4} />}
      </Stack>
    </>
  )
}

function OwnProfilePage() {
  const { data, error, refetch } = useQuery(queryOf(providersApi.profile, {}))
  // The form begins anew once it is sent, and only then: what is being typed outlives every other answer.
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHead
        title="机构资料"
        lead="填写机构名称与备案号，由工作人员核对。"
        crumbs={crumbs}
        aside={data && <ApprovalTag state={data.approvalState} />}
      />
      <Stack gap={24} className="wrap page">
        {error && <ErrorView title="机构资料加载失败" error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton rows={4} rowHeight={64} />}
        {data && (
          <>
            <Standing profile={data} />
            <ProfileForm key={round} profile={data} onSaved={() => setRound(round + 1)} />
          </>
        )}
      </Stack>
    </>
  )
}
