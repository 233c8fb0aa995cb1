import { defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deskRightDetail, deskRightPage, deskRightsQuery, verdictForm } from './desk.ts'
import { rightErrors } from './errors.ts'
import { rightPermissions } from './permissions.ts'

export const deskRightId = z.object({ id: z.string() })

/** The calls by which staff compare rights with their certificates, apart from those of owners. */
export const deskRightsApi = defineApi(
  rightErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/rights',
      access: 'staff',
      permission: 'rights.verify',
      summary: '申请核对的权利，先申请的在前；只列出正在申请核对的，verification 可再筛选',
      query: deskRightsQuery,
      reply: deskRightPage,
    },
    detail: {
      method: 'GET',
      path: '/api/admin/rights/{id}',
      access: 'staff',
      permission: 'rights.verify',
      summary: '一项正在申请核对的权利及其材料；每次查看都记入权利人的记录',
      params: deskRightId,
      reply: deskRightDetail,
    },
    verify: {
      method: 'POST',
      path: '/api/admin/rights/{id}/verify',
      tellsChange: true,
      access: 'staff',
      permission: 'rights.verify',
      summary: '登记核对结果：verified 证书与所填一致，refused 不一致，须写明不一致之处',
      params: deskRightId,
      body: verdictForm,
      reply: done,
      submits: true,
      fails: ['right.not_asked', 'right.newer_version'],
    },
  },
  rightPermissions,
)
