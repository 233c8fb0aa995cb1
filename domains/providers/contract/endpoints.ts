import { defineApi } from '@portal/platform/contract'
import { providerErrors } from './errors.ts'
import { ownProfile, profileForm } from './profile.ts'

/** The calls of a provider about its own profile. */
export const providersApi = defineApi(providerErrors, {
  profile: {
    method: 'GET',
    path: '/api/providerProfile',
    access: 'provider',
    summary: '我的机构资料；checked 为工作人员核对过的内容',
    reply: ownProfile,
  },
  saveProfile: {
    method: 'PUT',
    path: '/api/providerProfile',
    access: 'provider',
    summary: '提交机构资料；首次提交、未通过后重新提交，或改了名称、代理业务、备案号，须由工作人员审核',
    body: profileForm,
    reply: ownProfile,
    limit: 'submit',
  },
})
