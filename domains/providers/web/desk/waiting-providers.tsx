import { TodayLine, useListPart } from '@portal/platform/web'
import { deskProvidersApi } from '../../contract/desk-endpoints.ts'
import { deskProvidersPath } from '../../contract/paths.ts'

/** How many agencies wait for approval, on 今日工作. */
export function WaitingProviders() {
  const { list } = useListPart(deskProvidersApi.list, { query: { state: 'waiting' }, pageSize: 1 })
  return (
    <TodayLine label="待审核的服务机构" count={list.data?.totalElements} to={`${deskProvidersPath}?state=waiting`} />
  )
}
