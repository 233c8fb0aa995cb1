import { bytes, defineApi, done, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { filingErrors } from './errors.ts'
import { saveForm } from './facts.ts'
import { recordForm } from './recordal.ts'
import { sheetDetail, sheetRow, sheetSummary } from './sheet.ts'

const byId = z.object({ id: z.string() })
/**
 * `from` is the id of the sheet from which a new one takes its right holder, `right` that of the right in the vault that fills it;
 * without both it begins empty.
 */
const createForm = z.object({
  from: z.prefault(z.string({ error: '信息表有误' }), ''),
  right: z.prefault(z.string({ error: '台账中的权利有误' }), ''),
})
export type CreateForm = z.infer<typeof createForm>

export const filingsApi = defineApi(filingErrors, {
  list: {
    method: 'GET',
    path: '/api/filings',
    access: 'signedIn',
    summary: '我的自助备案信息表，最近保存的在前',
    query: z.object(pageQuery),
    reply: pageOf(sheetRow),
  },
  summary: {
    method: 'GET',
    path: '/api/filings/summary',
    access: 'signedIn',
    summary: '我的自助备案：各状态的份数，最早届满的备案',
    reply: sheetSummary,
  },
  create: {
    method: 'POST',
    path: '/api/filings',
    access: 'signedIn',
    summary: '新建一份信息表；from 为已有的一份时，沿用其权利人信息和身份证明；right 为权利台账中的一项时，填入其内容',
    body: createForm,
    reply: z.object({ id: z.string() }),
    submits: true,
    limit: 'submit',
    fails: ['filing.too_many'],
  },
  detail: {
    method: 'GET',
    path: '/api/filings/{id}',
    access: 'signedIn',
    summary: '一份信息表',
    params: byId,
    reply: sheetDetail,
  },
  save: {
    method: 'PUT',
    path: '/api/filings/{id}',
    access: 'signedIn',
    summary: '保存一份信息表；version 为所依据的版本，已有更新的版本时答 U00409，不覆盖',
    params: byId,
    body: saveForm,
    reply: sheetDetail,
    limit: 'submit',
    fails: ['filing.newer_version', 'filing.recorded'],
  },
  take: {
    method: 'POST',
    path: '/api/filings/{id}/take',
    access: 'signedIn',
    summary: '取走：填好的信息表，PDF 或 DOCX',
    params: byId,
    body: z.object({ format: z.enum(['pdf', 'docx'], { error: '请选择 PDF 或 DOCX' }) }),
    reply: bytes,
    limit: 'costly',
  },
  record: {
    method: 'POST',
    path: '/api/filings/{id}/record',
    access: 'signedIn',
    summary: '我已备案：登记备案号和有效期，存入权利台账，届满前提醒续展',
    params: byId,
    body: recordForm,
    reply: sheetDetail,
    limit: 'submit',
    fails: ['filing.newer_version'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/filings/{id}',
    access: 'signedIn',
    summary: '删除一份信息表和它的材料',
    params: byId,
    reply: done,
  },
})
