import { TodayLine, useListPart } from '@portal/platform/web'
import { evidenceDeskApi } from '../../contract/desk-endpoints.ts'

/** How many originals are lost or no longer what was received, on 今日工作; the log lists them. */
export function DamagedNumber() {
  const { list } = useListPart(evidenceDeskApi.damaged, { pageSize: 1 })
  return <TodayLine label="与收到时不一致的原件" count={list.data?.totalElements} to="/evidenceLog" />
}
