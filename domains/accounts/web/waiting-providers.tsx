import { TodayLine, useListPart } from '@portal/platform/web'
import { accountsApi } from '../contract/endpoints.ts'
import { stateQuery } from './user-states.ts'

/** How many agencies wait for approval, on 今日工作. */
export function WaitingProviders() {
  const { list } = useListPart(accountsApi.listUsers, { query: stateQuery('waiting'), pageSize: 1 })
  return <TodayLine label="待审核的服务机构" count={list.data?.totalElements} to="/users?state=waiting" />
}
