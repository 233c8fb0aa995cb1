import { Card, Log, momentWords, Paged, Quiet, useListPart } from '@portal/platform/web'
import { rightsApi } from '../../contract/endpoints.ts'
import { trailLabels } from '../../contract/trail.ts'

/** Who did or saw what of a right, the newest first. */
export function TrailCard({ id }: { id: string }) {
  const pages = useListPart(rightsApi.trail, { params: { id }, pageSize: 8, staleTime: 0 })
  return (
    <Card title="记录">
      <Paged pages={pages} name="记录" skeleton={{ rowHeight: 24 }} empty={<Quiet>还没有记录</Quiet>} short>
        {(lines) => (
          <Log
            label="记录"
            timeText={momentWords}
            entries={lines}
            line={({ time, who, action, detail }) => ({ time, parts: [who, trailLabels[action], detail] })}
          />
        )}
      </Paged>
    </Card>
  )
}
