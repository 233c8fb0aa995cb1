import { defineErrors } from '@portal/platform/contract'

export const noticesErrors = defineErrors({
  'delivery.not_failed': { http: 409, status: 'U00409', msg: '这条通知不能重新发送，请刷新后查看' },
})
