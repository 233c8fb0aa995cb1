export { accountsApi } from './endpoints.ts'
export { maskEmail, maskIdCard, maskPhone } from './masking.ts'
export { policy, policyTextSha256 } from './policy.ts'
