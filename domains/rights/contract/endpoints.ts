import { purposeNames, uploadedFile } from '@portal/files/contract'
import { defineApi, done, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { coverage } from './coverage.ts'
import { rightErrors } from './errors.ts'
import { paperForm } from './paper.ts'
import { prefill, prefillQuery } from './prefill.ts'
import { recordalForm } from './recordal.ts'
import { newRightForm, saveRightForm } from './right.ts'
import { rightDetail, rightPage, rightsQuery } from './right-view.ts'
import { trailPage } from './trail-line.ts'

const byId = z.object({ id: z.string() })
const byPaper = z.object({ id: z.string(), paperId: z.string() })
const byRecordal = z.object({ id: z.string(), recordalId: z.string() })
const made = z.object({ id: z.string() })

export const rightsApi = defineApi(rightErrors, {
  list: {
    method: 'GET',
    path: '/api/rights',
    access: 'signedIn',
    summary:
      '我的权利台账（box 为 delegated 时是他人委托给我的权利），最近保存的在前；keyword 查名称、号码、权利人和备案号，phase 按当日推算；受托权利很多时只查最近保存的',
    query: rightsQuery,
    reply: rightPage,
  },
  create: {
    method: 'POST',
    path: '/api/rights',
    access: 'signedIn',
    summary:
      '在权利台账中添加一项权利；businessSn 为其所取自的本人已完成业务；已有同类型、同国家、同号码的答 U00409，current 为那一项的编号',
    body: newRightForm,
    reply: made,
    submits: true,
    limit: 'submit',
    fails: ['right.double', 'right.too_many', 'right.request_not_completed'],
  },
  detail: {
    method: 'GET',
    path: '/api/rights/{id}',
    access: 'signedIn',
    summary: '一项权利：内容、阶段、核对情况、备案、材料、期限和来源',
    params: byId,
    reply: rightDetail,
  },
  save: {
    method: 'PUT',
    path: '/api/rights/{id}',
    access: 'signedIn',
    summary: '修改一项权利；version 为所依据的版本，已有更新的版本时答 U00409，不覆盖',
    params: byId,
    body: saveRightForm,
    reply: z.object({ id: z.string(), version: z.number() }),
    limit: 'submit',
    fails: ['right.newer_version', 'right.double'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/rights/{id}',
    access: 'signedIn',
    summary: '删除一项权利和它的材料；已提交的业务不受影响',
    params: byId,
    reply: done,
  },
  coverage: {
    method: 'GET',
    path: '/api/rights/{id}/coverage',
    access: 'signedIn',
    summary: '同名权利的保护范围：海关备案、国家与地区、马德里体系，covered 为 false 的是空白',
    params: byId,
    reply: coverage,
  },
  addRecordal: {
    method: 'POST',
    path: '/api/rights/{id}/recordals',
    access: 'signedIn',
    summary: '登记这项权利的一条海关备案',
    params: byId,
    body: recordalForm,
    reply: made,
    submits: true,
    limit: 'submit',
    fails: ['right.too_many_recordals', 'right.recordal_double'],
  },
  removeRecordal: {
    method: 'DELETE',
    path: '/api/rights/{id}/recordals/{recordalId}',
    access: 'signedIn',
    summary: '删除这项权利的一条海关备案',
    params: byRecordal,
    reply: done,
  },
  addPaper: {
    method: 'POST',
    path: '/api/rights/{id}/papers',
    access: 'signedIn',
    summary: '给这项权利添加一份材料；url 为上传时答复的地址',
    params: byId,
    body: paperForm,
    reply: made,
    submits: true,
    limit: 'submit',
    fails: ['right.too_many_papers'],
  },
  removePaper: {
    method: 'DELETE',
    path: '/api/rights/{id}/papers/{paperId}',
    access: 'signedIn',
    summary: '删除这项权利的一份材料；删除权利证书后，已核对的变为核对后已修改',
    params: byPaper,
    reply: done,
  },
  usePaper: {
    method: 'POST',
    path: '/api/rights/{id}/papers/{paperId}/use',
    access: 'signedIn',
    summary: '取用一份材料：平台按字节复制为本人的一个新上传，答复同上传；过大 U00413，格式不合 U00415，并说明限制',
    params: byPaper,
    body: z.object({ purpose: z.enum(purposeNames, { error: '上传用途有误' }) }),
    reply: uploadedFile,
    limit: 'submit',
    fails: [
      'file.unsupported',
      'file.empty',
      'file.too_many_pixels',
      'file.trademark_image',
      'file.infected',
      'file.quota',
    ],
  },
  prefill: {
    method: 'GET',
    path: '/api/rights/{id}/prefill',
    access: 'signedIn',
    summary: '用一项权利填写表单：按该表单字段名的内容，以及哪些材料可用，不可用的说明原因',
    params: byId,
    query: prefillQuery,
    reply: prefill,
  },
  ask: {
    method: 'POST',
    path: '/api/rights/{id}/verification',
    access: 'signedIn',
    summary: '申请平台核对证书与所填内容；没有权利证书的答 U00409',
    params: byId,
    reply: done,
    submits: true,
    limit: 'submit',
    fails: ['right.no_certificate', 'right.not_to_ask'],
  },
  trail: {
    method: 'GET',
    path: '/api/rights/{id}/trail',
    access: 'signedIn',
    summary: '一项权利的记录：谁在何时做了什么，只有权利的登记人能看',
    params: byId,
    query: z.object(pageQuery),
    reply: trailPage,
  },
})
