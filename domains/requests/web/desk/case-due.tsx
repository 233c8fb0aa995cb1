import { Due } from '@portal/platform/web'
import type { QueueRow } from '../../contract/detail.ts'

/** By when a case is due. While the customer is asked, that is his last day, and the desk's clocks stand still. */
export function CaseDue({ row: { supplement, nextDue } }: { row: Pick<QueueRow, 'supplement' | 'nextDue'> }) {
  if (supplement)
    return <Due at={supplement.dueTime} calm tail={supplement.overdue ? '客户的期限已过' : '客户的期限，计时已停'} />
  return nextDue === null ? '—' : <Due at={nextDue} />
}
