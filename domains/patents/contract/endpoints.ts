import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { addFilesForm, byNumber, ownMeaningForm, ownPatentsQuery, withdrawForm } from './desk.ts'
import { patentDetail, patentFile, patentRows } from './detail.ts'
import { patentErrors } from './errors.ts'
import { stepped } from './stepped.ts'
import { answerForm } from './supplement.ts'

const files = z.object({ files: z.array(patentFile) })
const conflict = 'patent.state_conflict'

/** Calls of a customer about his patent applications. A stranger's application is not found. */
export const patentsApi = defineApi(patentErrors, {
  listOwn: {
    method: 'GET',
    path: '/api/searchPatentApplyInfo',
    access: 'signedIn',
    summary:
      '我的专利申请，新的在前；state 为 1 待服务、2 服务中、3 服务完成、4 服务关闭，空为全部；paid 为 0 表示待付款',
    query: ownPatentsQuery,
    reply: patentRows,
  },
  ownDetail: {
    method: 'GET',
    path: '/api/patentApplyInfoDetail',
    access: 'signedIn',
    summary: '我的一件专利申请：所填内容、订单、材料清单、往来文件、期限与经过',
    query: byNumber,
    reply: patentDetail,
  },
  addFiles: {
    method: 'POST',
    path: '/api/addPatentFiles',
    access: 'signedIn',
    summary: '补充材料：一次 1 至 10 个，一件最多 50 个；待服务、服务中可用',
    body: addFilesForm,
    reply: files,
    submits: true,
    limit: 'submit',
    fails: [conflict, 'patent.too_many_files'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/withdrawPatentApply',
    access: 'signedIn',
    summary: '撤回尚未受理的申请；未付款的订单随之关闭，已付款的可申请退款',
    body: withdrawForm,
    reply: z.object({ state: z.literal(4) }),
    submits: true,
    fails: [conflict],
  },
  answerSupplement: {
    method: 'POST',
    path: '/api/submitPatentSupplement',
    access: 'signedIn',
    summary:
      '答复工作人员的补充要求：answers 以字段名为键，files 为补交的材料；有一项没有改动或没有上传的，须在 remark 中说明',
    body: answerForm,
    reply: stepped,
    submits: true,
    limit: 'submit',
    fails: [conflict, 'patent.supplement_over', 'patent.too_many_files'],
  },
  answerMeaning: {
    method: 'POST',
    path: '/api/answerPatentMeaning',
    access: 'signedIn',
    summary: '保密请求的含义待确认时，由申请人说明是哪一种',
    body: ownMeaningForm,
    reply: stepped,
    submits: true,
    fails: [conflict],
  },
})
