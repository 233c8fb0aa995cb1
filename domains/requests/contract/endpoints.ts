import { bytes, defineApi, done, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { deskTrailQuery, ownTrailQuery, trailLine } from './audit.ts'
import { acceptForm, calledForm, completeForm, rejectForm } from './desk.ts'
import { deskDetail, ownRequestRow, queuePage, requestDetail } from './detail.ts'
import { requestErrors } from './errors.ts'
import { ownRequestsQuery, queueQuery } from './filter.ts'
import { fullPlanForm } from './full-plan.ts'
import { submitRequest } from './kinds.ts'
import { revealed, revealForm } from './reveal.ts'
import { submittedRequest } from './submitted.ts'
import { answerForm, askForm, withdrawForm } from './supplement-form.ts'
import { decided } from './workbench/decision.ts'

const byNumber = z.object({ businessSn: requiredText('缺少业务编号', { length: 32 }) })

export const requestsApi = defineApi(requestErrors, {
  submit: {
    method: 'POST',
    path: '/api/submitIpForeignInfo',
    access: 'signedIn',
    summary: '提交海外知识产权业务申请，businessType 决定字段',
    body: submitRequest,
    reply: submittedRequest,
    submits: true,
    replyNumber: 'businessSn',
    limit: 'submit',
  },
  listOwn: {
    method: 'GET',
    path: '/api/serchUserIpForeignInfo',
    access: 'signedIn',
    summary: '我的业务列表，新的在前；from、to 为毫秒时间戳或 YYYY-MM-DD（北京时间），含首尾',
    query: ownRequestsQuery,
    reply: pageOf(ownRequestRow),
  },
  ownDetail: {
    method: 'GET',
    path: '/api/serchUserIpForeignInfoDetail',
    access: 'signedIn',
    summary: '我的业务详情',
    query: byNumber,
    reply: requestDetail,
  },
  ownSheet: {
    method: 'GET',
    path: '/api/requests/{businessSn}/sheet',
    access: 'signedIn',
    summary: '我提交的内容，PDF：编号、时间、各项内容、附件及其 SHA-256',
    params: byNumber,
    reply: bytes,
    limit: 'costly',
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
  answerSupplement: {
    method: 'POST',
    path: '/api/submitSupplement',
    access: 'signedIn',
    summary: '提交一轮补充：answers 以补充项目的 key 为名，字段按该业务的规则校验',
    body: answerForm,
    reply: done,
    submits: true,
    limit: 'submit',
    fails: ['request.supplement_over'],
  },
  ownTrail: {
    method: 'GET',
    path: '/api/requestTrail',
    access: 'signedIn',
    summary: '谁在何时查看、更改过我的业务，新的在前',
    query: ownTrailQuery,
    reply: pageOf(trailLine),
  },
  listQueue: {
    method: 'GET',
    path: '/api/admin/requests',
    access: 'staff',
    summary:
      '业务受理队列，新的在前，sort=due 时最近到期的在前；keyword 匹配编号、企业、事由的一部分，或完整的联系电话；计数到 10000 为止',
    query: queueQuery,
    reply: queuePage,
  },
  deskDetail: {
    method: 'GET',
    path: '/api/admin/requests/{businessSn}',
    access: 'staff',
    summary: '业务详情，含客户、内部备注与操作记录',
    params: byNumber,
    reply: deskDetail,
  },
  deskSheet: {
    method: 'GET',
    path: '/api/admin/requests/{businessSn}/sheet',
    access: 'staff',
    summary: '客户提交的内容，PDF',
    params: byNumber,
    reply: bytes,
    limit: 'costly',
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
    fails: ['request.state_conflict', 'request.decision_pending'],
  },
  reject: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/reject',
    access: 'staff',
    summary:
      '不予受理，须写明原因（acceptContent），并告诉客户现在可以怎么办（cure，不填为通用说明）：待受理 → 不予受理；开启双人复核时等待另一位工作人员确认，答复 pending',
    params: byNumber,
    body: rejectForm,
    reply: decided,
    submits: true,
    fails: ['request.state_conflict', 'request.decision_pending'],
  },
  complete: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/complete',
    access: 'staff',
    summary: '完成，须写明结果：服务中 → 已完成；开启双人复核时等待另一位工作人员确认，答复 pending',
    params: byNumber,
    body: completeForm,
    reply: decided,
    submits: true,
    fails: ['request.state_conflict', 'request.decision_pending'],
  },
  askSupplement: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/supplement',
    access: 'staff',
    summary: '要求补充：指出有问题的字段或缺少的材料，dueDate 为最后一天（YYYY-MM-DD，北京时间）；时限计时随之暂停',
    params: byNumber,
    body: askForm,
    reply: z.object({ round: z.number() }),
    submits: true,
    fails: ['request.state_conflict', 'request.decision_pending'],
  },
  withdrawSupplement: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/supplement/withdraw',
    access: 'staff',
    summary: '撤回尚未答复的补充要求，须写明原因；时限计时随之继续',
    params: byNumber,
    body: withdrawForm,
    reply: done,
    submits: true,
    fails: ['request.state_conflict'],
  },
  deskTrail: {
    method: 'GET',
    path: '/api/admin/requests/{businessSn}/trail',
    access: 'staff',
    summary: '谁在何时查看、更改过该业务，新的在前',
    params: byNumber,
    query: deskTrailQuery,
    reply: pageOf(trailLine),
  },
  called: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/called',
    access: 'staff',
    summary: '登记已就全面解决方案回电',
    params: byNumber,
    body: calledForm,
    reply: done,
    submits: true,
    fails: ['request.call_not_asked', 'request.call_recorded'],
  },
  // This call has no `submits`: with an idempotency key its answer, the ID number, would be stored in clear.
  reveal: {
    method: 'POST',
    path: '/api/admin/requests/{businessSn}/reveal',
    access: 'staff',
    summary: '查看完整的身份证号，须写明原因；查看人、时间和原因对客户可见',
    params: byNumber,
    body: revealForm,
    reply: revealed,
    limit: 'costly',
    fails: ['request.no_id_card'],
  },
})
