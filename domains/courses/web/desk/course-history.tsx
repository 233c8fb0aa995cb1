import { Card, FieldChanges, Log } from '@portal/platform/web'
import { type CourseHistoryLine, historyActionLabels } from '../../contract/desk.ts'

/** Who did what with the course, and what changed by it. */
export function CourseHistory({ lines }: { lines: readonly CourseHistoryLine[] }) {
  return (
    <Card tone="bare" title="操作记录">
      <Log
        label="操作记录"
        entries={lines}
        line={({ action, actor, createTime, changes }) => ({
          time: createTime,
          parts: [actor, historyActionLabels[action]],
          below: changes.length > 0 && (
            <FieldChanges
              fields={changes.map(({ label, before, after }) => ({
                label,
                before: before === '—' ? null : before,
                after,
              }))}
            />
          ),
        })}
      />
    </Card>
  )
}
