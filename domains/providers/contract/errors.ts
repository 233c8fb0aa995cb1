import { accountErrors } from '@portal/accounts/contract'
import { defineErrors } from '@portal/platform/contract'

export const providerErrors = defineErrors({
  'account.state_conflict': accountErrors['account.state_conflict'],
  'provider.newer_profile': { http: 409, status: 'U00409', msg: '机构刚刚修改了资料，请刷新后重试' },
})
