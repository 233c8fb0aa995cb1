import { defineApi, done, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { acceptForm, completeForm, rejectForm } from './desk.ts'
import { deskDetail, queueRow, requestDetail, requestRow } from './detail.ts'
import { requestErrors } from './errors.ts'
import { ownRequestsQuery, queueQuery } from './filter.ts'
import { fullPlanForm } from './full-plan.ts'
import { submitRequest } from './kinds.ts'

const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

export const requestsApi = defineApi(requestErrors, {
  submit: {
    method: 'POST',
    path: '/api/submitIpForeignInfo',
    access: 'signedIn',
    summary: '提交海外知识产权业务申请，businessType 决定字段',
    body: submitRequest,
    reply: z.object({ businessSn: z.string() }),
    submits: true,
    limit: 'submit',
  },
  listOwn: {
    method: 'GET',
    path: '/api/serchUserIpForeignInfo',
    access: 'signedIn',
    summary: '我的业务列表，新的在前；from、to 为毫秒时间戳或 YYYY-MM-DD（北京时间），含首尾',
    query: ownRequestsQuery,
    reply: pageOf(requestRow),
  },
  ownDetail: {
    method: 'GET',
    path: '/api/serchUserIpForeignInfoDetail',
    access: 'signedIn',
    summary: '我的业务详情',
    query: byNumber,
    reply: requestDetail,
  },
  requestFullPlan: {
    method: 'POST',
    path: '/api/submitQuanMianFangAn',
    access: 'signedIn',
    summary: '申请全面解决方案，服务完成后一次',
    body: fullPlanForm,
    reply: done,
    submits: true,
    limit: 'submit',
    fails: ['request.full_plan_not_open', 'request.full_plan_requested'],
  },
  listQueue: {
    method: 'GET',
    path: '/api/admin/requests',
    access: 'staff',
    summary: '业务受理队列，新的在前；keyword 匹配编号、企业、事由的一部分，或完整的联系电话',
    query: queueQuery,
    reply: pageOf(queueRow),
  },
  deskDetail: {
    method: 'GET',
    path: '/api/admin/requests/{businessSn}',
    access: 'staff',
    summary: '业务详情，含客户、内部备注与操作记录',
    params: byNumber,
    reply: deskDetail,
  },
  accept: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/accept',
    access: 'staff',
    summary: '受理：待受理 → 服务中',
    params: byNumber,
    body: acceptForm,
    reply: done,
    submits: true,
    fails: ['request.state_conflict'],
  },
  reject: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/reject',
    access: 'staff',
    summary: '不予受理，须写明原因：待受理 → 不予受理',
    params: byNumber,
    body: rejectForm,
    reply: done,
    submits: true,
    fails: ['request.state_conflict'],
  },
  complete: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/complete',
    access: 'staff',
    summary: '办结，须写明处理结果：服务中 → 已完成',
    params: byNumber,
    body: completeForm,
    reply: done,
    submits: true,
    fails: ['request.state_conflict'],
  },
})
