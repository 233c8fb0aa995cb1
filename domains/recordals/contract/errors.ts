import { defineErrors } from '@portal/platform/contract'

export const recordalsErrors = defineErrors({
  'recordals.too_broad': { http: 400, status: 'U00400', msg: '符合条件的备案过多，请补充查询条件后重试' },
})
