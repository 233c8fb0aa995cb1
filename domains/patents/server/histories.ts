import type { History } from '@portal/platform/server'
import { patentFiles, patentSteps } from './patent.table.ts'
import { patentSupplementEnds, patentSupplements } from './supplement.table.ts'

/** What happened to applications for patents, and which files came with them. */
export const patentHistories: readonly History[] = [
  { name: '专利申请步骤', table: patentSteps },
  { name: '专利申请文件', table: patentFiles },
  { name: '专利补充材料要求', table: patentSupplements },
  { name: '专利补充材料结果', table: patentSupplementEnds },
]
