export {
  type ApprovalState,
  accountStatuses,
  accountStatusLabels,
  approvalStateLabels,
  approvalStates,
} from './account.ts'
export { accountsApi } from './endpoints.ts'
export { accountErrors } from './errors.ts'
export {
  chineseNation,
  isChineseIdNumber,
  isMaskedIdNumber,
  isMinor,
  refusalOfIdNumber,
  wrongIdNumber,
} from './id-number.ts'
export { maskEmail, maskIdCard, maskPhone } from './masking.ts'
export { accountPermissions, revealPermission } from './permissions.ts'
export { policy, policyTextSha256 } from './policy.ts'
