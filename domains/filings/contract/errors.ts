import { defineErrors } from '@portal/platform/contract'
import { sheetLimits } from './limits.ts'

export const filingErrors = defineErrors({
  'filing.newer_version': { http: 409, status: 'U00409', msg: '这份信息表已在别处保存过，请选择保留哪一份' },
  'filing.recorded': { http: 409, status: 'U00409', msg: '这项权利已登记备案，信息表不能再修改' },
  'filing.too_many': { http: 409, status: 'U00409', msg: `信息表最多${sheetLimits.sheets}份，请先删除不用的` },
})
