import { Card, Log } from '@portal/platform/web'
import type { DeskDetail } from '../../../contract/file/detail.ts'
import { fileStateText } from '../../../contract/file/states.ts'

/** Who did what with the application and when, with the states before and after. */
export function DeskHistory({ detail: { kind, history } }: { detail: Pick<DeskDetail, 'kind' | 'history'> }) {
  return (
    <Card tone="bare" title="操作记录">
      <Log
        label="操作记录"
        entries={history}
        line={({ label, actor, time, before, after, note }) => ({
          time,
          parts: [
            actor ?? '系统',
            label,
            before !== null && before !== after
              ? `${fileStateText(kind, before)} → ${fileStateText(kind, after)}`
              : fileStateText(kind, after),
          ],
          below: note,
        })}
      />
    </Card>
  )
}
