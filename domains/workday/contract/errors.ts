import { defineErrors } from '@portal/platform/contract'
import { viewLimits } from './views.ts'

export const workdayErrors = defineErrors({
  'view.not_found': { http: 404, status: 'U00404', msg: '视图不存在，可能已删除' },
  'view.too_many': {
    http: 409,
    status: 'U00409',
    msg: `每个列表最多保存 ${viewLimits.ofPage} 个视图，请先删除不用的`,
  },
})
