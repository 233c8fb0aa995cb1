import { defineApi, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkErrors } from './errors.ts'
import { byNumber } from './file/action.ts'
import { deskDetail, deskRows } from './file/detail.ts'
import { draftCheck } from './file/draft-check.ts'
import { deskQuery } from './file/lists.ts'
import { stepped } from './file/stepped.ts'
import { actFails } from './file-endpoints.ts'
import { calledForm, helpQuery, helpRows } from './help.ts'
import { trademarkLimits } from './limits.ts'
import { trademarkPermissions } from './permissions.ts'

const { reason } = trademarkLimits
const reasonForm = z.object({ reason: requiredText('请填写原因', { length: reason }) })
const approveForm = z.object({ note: optionalText(reason) })
export const assignForm = z.object({
  providerId: requiredText('请选择服务商', { length: 36 }),
  ...reasonForm.shape,
})
export type AssignForm = z.output<typeof assignForm>

const act = {
  method: 'POST',
  access: 'staff',
  permission: 'trademarks.act',
  params: byNumber,
  reply: stepped,
  submits: true,
  tellsChange: true,
} as const

/** Calls of the desk about applications for trademarks, apart from those of customers and providers. */
export const deskTrademarksApi = defineApi(
  trademarkErrors,
  {
    list: {
      method: 'GET',
      path: '/api/admin/tradeMarks',
      access: 'staff',
      permission: 'trademarks.read',
      summary: '商标注册申请，新的在前；可按服务状态、办理状态、注册类型、服务商与关键词筛选',
      query: deskQuery,
      reply: deskRows,
    },
    detail: {
      method: 'GET',
      path: '/api/admin/tradeMarks/{businessSn}',
      access: 'staff',
      permission: 'trademarks.read',
      summary: '一件商标注册申请，含客户、服务商与操作记录',
      params: byNumber,
      reply: deskDetail,
    },
    draftCheck: {
      method: 'GET',
      path: '/api/admin/tradeMarks/{businessSn}/draftCheck',
      access: 'staff',
      permission: 'trademarks.read',
      summary: '把报件草稿中的文字与订单逐项比对：订单的每一项在草稿中有没有',
      params: byNumber,
      reply: draftCheck,
    },
    assign: {
      ...act,
      path: '/api/admin/tradeMarks/{businessSn}/assign',
      summary: '指派服务商，须写明原因：待受理（已付款）→ 已受理，之后为更换服务商',
      body: assignForm,
      fails: actFails,
    },
    approve: {
      ...act,
      path: '/api/admin/tradeMarks/{businessSn}/approve',
      summary: '复核通过：待复核 → 待报送',
      body: approveForm,
      fails: actFails,
    },
    sendBack: {
      ...act,
      path: '/api/admin/tradeMarks/{businessSn}/sendBack',
      summary: '退回服务商修改，须写明原因：待复核 → 待提交',
      body: reasonForm,
      fails: actFails,
    },
    terminate: {
      ...act,
      path: '/api/admin/tradeMarks/{businessSn}/terminate',
      summary: '终止办理，须写明原因；未付款的订单随之关闭',
      body: reasonForm,
      fails: actFails,
    },
    listHelp: {
      method: 'GET',
      path: '/api/admin/trademarkHelp',
      access: 'staff',
      permission: 'trademarks.read',
      summary: '专家协助：等待致电与已回电的求助',
      query: helpQuery,
      reply: helpRows,
    },
    called: {
      method: 'POST',
      path: '/api/admin/trademarkHelp/{id}/called',
      tellsChange: true,
      access: 'staff',
      permission: 'trademarks.act',
      summary: '登记已回电',
      params: z.object({ id: z.string() }),
      body: calledForm,
      reply: z.object({}),
      submits: true,
      fails: ['trademark.state_conflict'],
    },
  },
  trademarkPermissions,
)
