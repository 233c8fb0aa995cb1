import { Paged, Quiet, useListPart } from '@portal/platform/web'
import { evidenceApi } from '../../contract/endpoints.ts'
import { LooksLog } from '../parts/looks-log.tsx'

/** Who looked at the owner's travel documents and numbers, page by page. */
export function LooksList({ id }: { id: string }) {
  const looks = useListPart(evidenceApi.ownLooks, { query: { id }, pageSize: 10, staleTime: 0 })
  return (
    <Paged
      pages={looks}
      name="查看记录"
      skeleton={{ rows: 2, rowHeight: 28 }}
      empty={<Quiet>还没有人看过您的出入境材料和证件号码。</Quiet>}
      short
    >
      {(rows) => <LooksLog looks={rows} />}
    </Paged>
  )
}
