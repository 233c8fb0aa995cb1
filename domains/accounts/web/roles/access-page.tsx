import { DeskHead, ErrorView, queryOf, Skeleton } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { accountsApi } from '../../contract/endpoints.ts'
import { AccessEditor } from './access-editor.tsx'

/** What one member of staff may do, and where each of his permissions comes from. */
export function AccessPage() {
  const { id = '' } = useParams()
  const { data, error, isPending, refetch } = useQuery(queryOf(accountsApi.userAccess, { params: { id } }))
  if (isPending) return <Skeleton rows={10} rowHeight={48} />
  if (error) return <ErrorView title="权限加载失败" error={error} onRetry={() => void refetch()} />
  return (
    <>
      <DeskHead
        title={`权限：${data.username}`}
        lead="有角色给出或单独授予、又没有单独禁止的权限才有效。改动从其下一次操作起生效，不必重新登录。"
      />
      <AccessEditor key={data.version} id={id} view={data} />
    </>
  )
}
