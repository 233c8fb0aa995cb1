import { copyFields, ruleOf, thumbnailWidths, tooLargeText } from '@portal/files/contract'
import { bytes, defineApi, done, pageOf, requiredText, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { consentForm, consents, givenConsent } from './consent.ts'
import { evidenceDetail, evidenceRow, openedFile, publicRecord, receivedFile } from './detail.ts'
import { evidenceErrors } from './errors.ts'
import { byId, byNumber, looksQuery, ownEvidenceQuery } from './filter.ts'
import { look } from './looks.ts'
import { submitForm, submitted } from './record.ts'
import { slots } from './slots.ts'

const slotLimit: UploadLimit = () => ({ bytes: ruleOf('evidence-slot').bytes, msg: tooLargeText('evidence-slot') })

const originalId = z.object({ id: z.string() })
const signedQuery = z.object({
  expires: z.optional(z.string()),
  signature: z.optional(z.string()),
  reader: z.optional(z.string()),
})
const slotName = z.enum(slots, { error: '材料名称有误' })
const receptionFails = [
  'file.unsupported',
  'file.empty',
  'file.too_many_pixels',
  'file.quota',
  'evidence.consent_missing',
  'evidence.infected',
] as const
const readingFails = ['file.link_expired', 'file.damaged', 'evidence.infected', 'evidence.scan_pending'] as const

export const evidenceApi = defineApi(evidenceErrors, {
  uploadSlotFile: {
    method: 'POST',
    path: '/api/file/uploadCzFile',
    access: 'signedIn',
    summary:
      '上传一份展会证据材料；slot 为材料位置，出入境材料须先同意处理说明。压缩副本须写明 copyOfSha256 和 copyOfSize（原图的摘要和字节数，仅为声明）',
    body: z.object({ slot: z.optional(slotName), ...copyFields }),
    upload: slotLimit,
    reply: receivedFile,
    fails: receptionFails,
  },
  adoptUpload: {
    method: 'POST',
    path: '/api/evidence/originals',
    access: 'signedIn',
    summary: '把手机发来的文件收为一份展会证据材料；url 为手机上传所答的地址，该文件随后不再单独保存',
    body: z.object({ url: requiredText('缺少文件地址', { length: 500 }), slot: slotName, ...copyFields }),
    reply: receivedFile,
    limit: 'submit',
    fails: receptionFails,
  },
  openOriginal: {
    method: 'POST',
    path: '/api/evidence/originals/{id}/open',
    duringMaintenance: true,
    access: 'signedIn',
    summary: '取得自己一份材料的查看地址，出入境材料平时遮盖；查看会被记录',
    params: originalId,
    reply: openedFile,
    fails: readingFails,
  },
  downloadOriginal: {
    method: 'GET',
    path: '/api/evidence/originals/{id}',
    access: 'public',
    summary: '下载一份材料的原件，凭签名链接',
    params: originalId,
    query: signedQuery,
    reply: bytes,
    fails: readingFails,
  },
  viewOriginal: {
    method: 'GET',
    path: '/api/evidence/originals/{id}/view',
    access: 'public',
    summary: '在页面中查看一份材料：图片重新编码后的样子，凭签名链接',
    params: originalId,
    query: signedQuery,
    reply: bytes,
    limit: 'views',
    fails: [...readingFails, 'file.no_view'],
  },
  thumbnail: {
    method: 'GET',
    path: '/api/evidence/originals/{id}/thumbnail',
    access: 'public',
    summary: `自己一份材料的缩略图：图片重新编码后的样子，宽 ${thumbnailWidths.join(' 或 ')} 像素，凭签名链接；出入境材料没有缩略图`,
    params: originalId,
    query: z.extend(signedQuery, {
      width: z.prefault(z.enum(thumbnailWidths.map(String), { error: '缩略图的宽度有误' }), '320'),
    }),
    reply: bytes,
    limit: 'views',
    fails: [...readingFails, 'file.no_view'],
  },
  submit: {
    method: 'POST',
    path: '/api/submitExhibitionInfo',
    access: 'signedIn',
    summary:
      '保存草稿（state 0，六项展会信息）或提交存证（state 1，11 项必备材料）；已提交的只能在空缺处补充。broken 列出已无法按收到时的样子读出的材料，此时仍为草稿',
    body: submitForm,
    reply: submitted,
    submits: true,
    replyNumber: 'evidenceNo',
    limit: 'submit',
    fails: [
      'evidence.consent_missing',
      'evidence.incomplete',
      'evidence.infected',
      'evidence.scan_pending',
      'evidence.sealed',
      'evidence.slot_taken',
      'evidence.damaged',
      'file.damaged',
    ],
  },
  remove: {
    method: 'POST',
    path: '/api/deleteExhibitionInfo',
    access: 'signedIn',
    summary: '删除草稿：文件的密钥随之销毁，无法恢复；id 在请求体或查询参数中',
    query: z.object({ id: z.optional(z.string()) }),
    body: z.object({ id: z.optional(z.string()) }),
    reply: done,
    limit: 'submit',
    fails: ['evidence.sealed'],
  },
  listOwn: {
    method: 'GET',
    path: '/api/searchExhibitionInfo',
    access: 'signedIn',
    summary: '我的存证，新的在前；state 空为全部，0 不完整，1 完整',
    query: ownEvidenceQuery,
    reply: pageOf(evidenceRow),
  },
  ownDetail: {
    method: 'GET',
    path: '/api/exhibitionInfoDetail',
    access: 'signedIn',
    summary: '我的存证详情：每份材料的摘要、大小、收到时间，及已经证明的事实与来源',
    query: byId,
    reply: evidenceDetail,
  },
  ownLooks: {
    method: 'GET',
    path: '/api/evidence/looks',
    access: 'signedIn',
    summary: '谁在何时看过我的出入境材料和证件号码，新的在前',
    query: looksQuery,
    reply: pageOf(look),
  },
  giveConsent: {
    method: 'POST',
    path: '/api/consents',
    access: 'signedIn',
    summary: '同意一项单独的处理说明',
    body: consentForm,
    reply: givenConsent,
    submits: true,
    limit: 'submit',
    fails: ['evidence.policy_outdated'],
  },
  listConsents: {
    method: 'GET',
    path: '/api/consents',
    access: 'signedIn',
    summary: '现行处理说明的版本，和我的同意记录',
    reply: consents,
  },
  withdrawConsent: {
    method: 'DELETE',
    path: '/api/consents/{id}',
    access: 'signedIn',
    summary: '撤回同意',
    params: originalId,
    reply: done,
    fails: ['evidence.consent_over'],
  },
  // No `submits`: the answer would be stored beside the idempotency key, and the ticket with it in clear.
  openTicket: {
    method: 'POST',
    path: '/api/downloadTicket',
    access: 'signedIn',
    summary: '开一张下载凭证：五分钟内可用一次，只限本人',
    body: byId,
    reply: z.object({ ticket: z.string(), expiresAt: z.number() }),
    limit: 'costly',
    fails: ['evidence.not_sealed', 'evidence.damaged'],
  },
  publicRecord: {
    method: 'GET',
    path: '/api/evidence/{evidenceNo}',
    access: 'public',
    summary: '按存证编号查看公开记录：状态、摘要、日志位置和时间；不含个人信息和文件',
    params: byNumber,
    reply: publicRecord,
  },
})
