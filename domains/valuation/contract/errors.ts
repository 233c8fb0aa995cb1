import { filesErrors } from '@portal/files/contract'
import { importErrors } from '@portal/imports/contract'
import { defineErrors } from '@portal/platform/contract'
import { valuationLimits } from './limits.ts'

const { reportsPerDay, batchesPerDay, batchNumbers } = valuationLimits

export const valuationErrors = defineErrors({
  'file.quota': filesErrors['file.quota'],
  'import.unreadable': importErrors['import.unreadable'],
  'parameters.newer': { http: 409, status: 'U00409', msg: '其间已有人保存了新的版本，请重新打开后再改' },
  'parameters.unchanged': { http: 409, status: 'U00409', msg: '与现行参数相同，没有要保存的变化' },
  'valuation.too_many_reports': {
    http: 429,
    status: 'U00429',
    msg: `每天最多生成${reportsPerDay}份报告，请明天再试`,
  },
  'valuation.too_many_batches': { http: 429, status: 'U00429', msg: `每天最多提交${batchesPerDay}批，请明天再试` },
  'valuation.too_many_numbers': { http: 400, status: 'U00400', msg: `一次最多评估${batchNumbers}件` },
  'valuation.no_numbers': { http: 400, status: 'U00400', msg: '文件中没有公告号' },
  /** `msg` names the line. */
  'valuation.bad_line': { http: 400, status: 'U00400', msg: '文件中有一行不能读取' },
  'valuation.still_running': { http: 409, status: 'U00409', msg: '这一批还没有评估完，请稍后下载' },
})
