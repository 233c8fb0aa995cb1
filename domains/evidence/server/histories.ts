import type { History } from '@portal/platform/server'
import { evidenceConsents, evidenceLooks } from './history.table.ts'

/** Who looked at evidence, and who consented to what. What was sealed stands in the evidence log itself. */
export const evidenceHistories: readonly History[] = [
  { name: '展会存证查看记录', table: evidenceLooks },
  { name: '展会存证单独同意', table: evidenceConsents },
]
