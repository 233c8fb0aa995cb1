import { Card, ErrorView, LinkButton, queryOf, Skeleton, Stack } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { providersApi } from '../contract/endpoints.ts'
import { profilePath } from '../contract/paths.ts'
import { ApprovalTag } from './approval-tag.tsx'
import { Standing } from './standing.tsx'

/** 机构资料 on the page of the account. */
export function AccountCard() {
  const { data, error, refetch } = useQuery(queryOf(providersApi.profile, {}))
  return (
    <Card
      title="机构资料"
      actions={
        <LinkButton to={profilePath} size="small">
          {data?.licenceNo === null ? '填写资料' : '查看与修改'}
        </LinkButton>
      }
    >
      {error && <ErrorView title="机构资料加载失败" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={2} rowHeight={46} />}
      {data && (
        <Stack gap={12} start>
          <ApprovalTag state={data.approvalState} />
          <Standing profile={data} />
        </Stack>
      )}
    </Card>
  )
}
