import { defineErrors } from '@portal/platform/contract'

export const regionErrors = defineErrors({
  'regions.unknown_province': { http: 400, status: 'U00400', msg: '没有这个省级地区编码' },
  'regions.unknown_city': { http: 400, status: 'U00400', msg: '没有这个市级地区编码' },
})
