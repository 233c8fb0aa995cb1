import { defineErrors } from '@portal/platform/contract'

export const proofErrors = defineErrors({
  'proofs.no_tile': { http: 404, status: 'U00404', msg: '存证日志中没有这一段' },
  'proofs.no_checkpoint': { http: 404, status: 'U00404', msg: '存证日志还没有签署过' },
})
