import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { patentApply, submittedApply } from './apply.ts'
import {
  acceptForm,
  addFilesForm,
  byNumber,
  closeForm,
  completeForm,
  deskPatentsQuery,
  filingForm,
  meaningForm,
  ownPatentsQuery,
  papersForm,
  withdrawForm,
} from './desk.ts'
import { deskPatentDetail, deskPatentRows, patentDetail, patentFile, patentRows } from './detail.ts'
import { patentErrors } from './errors.ts'
import { finding } from './findings.ts'
import { patentPermissions } from './permissions.ts'
import { patentActs, patentStates } from './states.ts'

/** What every act of the desk answers: the state, and what may be done next. */
const stepped = z.object({ state: z.literal(patentStates), can: z.array(z.enum(patentActs)) })
export type Stepped = z.infer<typeof stepped>

const files = z.object({ files: z.array(patentFile) })
const conflict = 'patent.state_conflict'

/** Calls about patent applications. A stranger's application is not found. */
export const patentsApi = defineApi(
  patentErrors,
  {
    submit: {
      method: 'POST',
      path: '/api/submitPatentApply',
      access: 'signedIn',
      summary: '提交专利申请并下单；orderNo 为空表示无需付款，findings 为提示，不影响提交',
      body: patentApply,
      reply: z.extend(submittedApply, { findings: z.array(finding) }),
      submits: true,
      replyNumber: 'businessSn',
      limit: 'submit',
      fails: ['order.no_prices'],
    },
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
    listDesk: {
      method: 'GET',
      path: '/api/admin/patentApplications',
      access: 'staff',
      permission: 'patents.read',
      summary: '专利申请队列，新的在前；box 为 all 全部、unpaid 待付款、waiting 待受理、mine 我办理的',
      query: deskPatentsQuery,
      reply: deskPatentRows,
    },
    deskDetail: {
      method: 'GET',
      path: '/api/admin/patentApplications/{businessSn}',
      access: 'staff',
      permission: 'patents.read',
      summary: '一件专利申请，含客户与操作记录',
      params: byNumber,
      reply: deskPatentDetail,
    },
    accept: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/accept',
      access: 'staff',
      permission: 'patents.act',
      summary: '受理：待服务 → 服务中；须已付款，并有办理本件的专利代理机构（默认为平台设置的机构）',
      params: byNumber,
      body: acceptForm,
      reply: stepped,
      submits: true,
      fails: [conflict, 'patent.unpaid'],
    },
    complete: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/complete',
      access: 'staff',
      permission: 'patents.act',
      summary: '办理完成，须写明结果：服务中 → 服务完成；保密请求的含义须已确认',
      params: byNumber,
      body: completeForm,
      reply: stepped,
      submits: true,
      fails: [conflict, 'patent.unclear_meaning', 'order.refund_open'],
    },
    close: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/close',
      access: 'staff',
      permission: 'patents.act',
      summary: '关闭，须写明原因：待服务、服务中 → 服务关闭；未付款的订单随之关闭',
      params: byNumber,
      body: closeForm,
      reply: stepped,
      submits: true,
      fails: [conflict],
    },
    settleMeaning: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/meaning',
      access: 'staff',
      permission: 'patents.act',
      summary: '与客户确认后，登记保密请求的含义',
      params: byNumber,
      body: meaningForm,
      reply: stepped,
      submits: true,
      fails: [conflict, 'patent.no_secrecy'],
    },
    recordFiling: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/filing',
      access: 'staff',
      permission: 'patents.act',
      summary: '登记申请号（含校验位）与申请日',
      params: byNumber,
      body: filingForm,
      reply: stepped,
      submits: true,
      fails: [conflict],
    },
    addPapers: {
      method: 'POST',
      path: '/api/admin/patentApplications/{businessSn}/files',
      access: 'staff',
      permission: 'patents.act',
      summary: '上传代理机构与专利局的文件，客户可见；服务中、服务完成可用',
      params: byNumber,
      body: papersForm,
      reply: stepped,
      submits: true,
      fails: [conflict, 'patent.too_many_files'],
    },
  },
  patentPermissions,
)
