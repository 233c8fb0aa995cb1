import { defineErrors } from '@portal/platform/contract'

export const validationErrors = defineErrors({
  'validation.running': { http: 409, status: 'U00409', msg: '续费验证正在进行，完成后才能再次验证' },
  'validation.other_model': { http: 409, status: 'U00409', msg: '现行的参数或对照组已经改变，请刷新后再登记' },
})
