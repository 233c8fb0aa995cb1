import { StatusTag, StatusTags } from '@portal/platform/web'
import type { DeadlineRow } from '../../contract/deadline.ts'

type Tagged = Pick<DeadlineRow, 'state' | 'overdue' | 'provisional'> & { overridden: boolean }

/** Whether there is anything to know of a deadline's day, so that no room is kept for nothing. */
export const hasTags = ({ state, overdue, provisional, overridden }: Tagged): boolean =>
  state === 'done' || overdue || provisional || overridden

/** What one must know of a deadline's day: that it has passed, that it is provisional, that somebody changed it. */
export function DeadlineTags({ state, overdue, provisional, overridden }: Tagged) {
  return (
    <StatusTags>
      {state === 'done' && <StatusTag tone="done">已完成</StatusTag>}
      {overdue && (
        <StatusTag tone="refused" icon="warn">
          已逾期
        </StatusTag>
      )}
      {state === 'open' && provisional && <StatusTag tone="waiting">暂定</StatusTag>}
      {overridden && (
        <StatusTag tone="draft" icon="edit">
          已改期
        </StatusTag>
      )}
    </StatusTags>
  )
}
