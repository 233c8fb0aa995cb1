import { defineApi, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { trademarkErrors } from './errors.ts'
import { actionForm, byNumber } from './file/action.ts'
import { amendForm } from './file/amend.ts'
import { providerRows, remarks, trademarkDetail, trademarkRows } from './file/detail.ts'
import { ownTrademarksQuery, providerQuery } from './file/lists.ts'
import { classRemark } from './file/remark.ts'
import { stepped } from './file/stepped.ts'

/** The failures of an act, whoever takes it. */
export const actFails = [
  'trademark.state_conflict',
  'trademark.unpaid',
  'trademark.taken',
  'trademark.approved_only',
  'trademark.own_case',
  'trademark.not_yours',
  'trademark.newer_version',
  'file.quota',
  'order.refund_open',
  'order.no_prices',
] as const

/** Calls about applications, for the owner and for the provider that holds or may accept them. A stranger's is not found. */
export const trademarkFilesApi = defineApi(trademarkErrors, {
  listOwn: {
    method: 'GET',
    path: '/api/searchTradeMarkInfo',
    access: 'signedIn',
    summary: '我的商标注册申请，新的在前；state 为 1 待服务、2 服务中、3 服务完成、4 服务关闭，空为全部',
    query: ownTrademarksQuery,
    reply: trademarkRows,
  },
  detail: {
    method: 'GET',
    path: '/api/tradeMarkInfoDetail',
    access: 'signedIn',
    summary: '一件商标注册申请：所填内容、订单、经过、文件与备注；服务商受理前看不到联系人、申请人和文件',
    query: byNumber,
    reply: trademarkDetail,
    fails: ['trademark.approved_only'],
  },
  act: {
    method: 'POST',
    path: '/api/tradeMarkAction',
    access: 'signedIn',
    summary: '办理一步；action 见状态表，files 为该步的文件，date 为文件日期',
    body: actionForm,
    reply: stepped,
    submits: true,
    fails: actFails,
  },
  amend: {
    method: 'POST',
    path: '/api/amendTradeMark',
    access: 'signedIn',
    summary: '补充或修改申请人、联系人、文件与基础商标；提交客户确认前后（状态 1 至 4）可用',
    body: amendForm,
    reply: z.object({ version: z.number() }),
    submits: true,
    nestedFields: true,
    fails: ['trademark.state_conflict', 'trademark.newer_version', 'trademark.too_many_files'],
  },
  remarks: {
    method: 'GET',
    path: '/api/findAsistantRemark',
    access: 'signedIn',
    summary: '服务商与工作人员对一件申请的备注；orderSn 为业务编号',
    query: z.object({ orderSn: requiredText('缺少业务编号', { length: 32 }) }),
    reply: remarks,
    fails: ['trademark.approved_only'],
  },
  remark: {
    method: 'POST',
    path: '/api/asistantRemark',
    access: 'signedIn',
    summary: '服务商或工作人员写备注，可指明类别',
    body: classRemark,
    reply: z.object({ id: z.string() }),
    submits: true,
    fails: ['trademark.not_yours', 'trademark.approved_only', 'trademark.too_many_remarks'],
  },
  listProvider: {
    method: 'GET',
    path: '/api/providerTradeMarks',
    access: 'provider',
    summary: '服务商的案件；box 为 open 待受理、mine 我受理的',
    query: providerQuery,
    reply: providerRows,
    fails: ['trademark.approved_only'],
  },
})
