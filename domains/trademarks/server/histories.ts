import type { History } from '@portal/platform/server'
import { trademarkFiles, trademarkRemarks, trademarkSteps } from './file/file.table.ts'

/** What happened to applications for trademarks, which files came with them, and what was noted. */
export const trademarkHistories: readonly History[] = [
  { name: '商标申请步骤', table: trademarkSteps },
  { name: '商标申请文件', table: trademarkFiles },
  { name: '商标申请备注', table: trademarkRemarks },
]
