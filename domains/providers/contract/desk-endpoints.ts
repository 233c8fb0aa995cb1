import { accountPermissions } from '@portal/accounts/contract'
import { defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { approveForm, decided, providerDetail, providerRows, providersQuery, rejectForm } from './desk.ts'
import { providerErrors } from './errors.ts'

/** The id is not checked for its form, so that a malformed id fails like one that does not exist. */
export const byId = z.object({ id: requiredText('缺少编号', { length: 64 }) })

/** The calls of the desk about providers, apart from those of providers, whose pages do not load them. */
export const deskProvidersApi = defineApi(
  providerErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/providers',
      access: 'staff',
      permission: 'users.read',
      summary:
        '服务机构，注册晚的在前；state 为 waiting 待审核、approved 已通过、refused 未通过，都不含停用的账号；留空为全部',
      query: providersQuery,
      reply: providerRows,
    },
    detail: {
      method: 'GET',
      path: '/api/admin/providers/{id}',
      access: 'staff',
      permission: 'users.read',
      summary: '一家服务机构的资料、证明文件与操作记录',
      params: byId,
      reply: providerDetail,
    },
    approve: {
      method: 'POST',
      path: '/api/admin/providers/{id}/approve',
      tellsChange: true,
      access: 'staff',
      permission: 'users.act',
      summary: '通过：登记核对后的备案号与代理业务，待审核 → 已通过',
      params: byId,
      body: approveForm,
      reply: decided,
      submits: true,
      fails: ['account.state_conflict', 'provider.newer_profile'],
    },
    reject: {
      method: 'POST',
      path: '/api/admin/providers/{id}/reject',
      tellsChange: true,
      access: 'staff',
      permission: 'users.act',
      summary: '驳回，须写明原因：待审核 → 未通过；机构修改后可重新提交',
      params: byId,
      body: rejectForm,
      reply: decided,
      submits: true,
      fails: ['account.state_conflict', 'provider.newer_profile'],
    },
  },
  accountPermissions,
)
