import type { History } from '@portal/platform/server'
import { looks } from './audit.table.ts'
import { idCardViews, requestSteps } from './request.table.ts'
import { supplementEnds, supplements } from './supplement.table.ts'
import { assignments, decisions, requestNotes } from './workbench.table.ts'

/** What happened to requests: their steps, who looked, what the desk asked for, decided, noted and gave on. */
export const requestHistories: readonly History[] = [
  { name: '海外维权业务步骤', table: requestSteps },
  { name: '海外维权业务查看记录', table: looks },
  { name: '证件号码查看记录', table: idCardViews },
  { name: '补充材料要求', table: supplements },
  { name: '补充材料结果', table: supplementEnds },
  { name: '海外维权业务分派记录', table: assignments },
  { name: '海外维权业务内部备注', table: requestNotes },
  {
    name: '海外维权业务复核',
    table: decisions,
    // How a decision ended is also a step of its request.
    filledLater: ['outcome', 'reviewer_id', 'reason', 'decided_at'],
  },
]
