import { defineErrors } from '@portal/platform/contract'

export const valuationErrors = defineErrors({
  'parameters.unchanged': { http: 409, status: 'U00409', msg: '与现行参数相同，没有要保存的变化' },
})
