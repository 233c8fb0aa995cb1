import { bytes, defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { subsidyErrors } from './errors.ts'
import { addPaperForm, packQuery, packTicketForm, subsidyPack } from './pack.ts'
import { publicTemplates } from './templates.ts'

/** Endpoints by which a customer puts together the papers for a claim of subsidy: the files of a record, and others. */
export const subsidyApi = defineApi(subsidyErrors, {
  templates: {
    method: 'GET',
    path: '/api/evidence/subsidy/templates',
    access: 'public',
    summary: '补贴申报材料清单：核对过的，和随程序提供的示例',
    reply: publicTemplates,
  },
  pack: {
    method: 'GET',
    path: '/api/evidence/subsidy/pack',
    access: 'signedIn',
    summary: '按一份清单看自己的一份存证：哪些材料已有，缺少哪些，到哪里取得',
    query: packQuery,
    reply: subsidyPack,
  },
  addPaper: {
    method: 'POST',
    path: '/api/evidence/subsidy/papers',
    access: 'signedIn',
    summary: '添加一份存证以外的材料（上传用途 subsidy-paper）；随这份存证保存，各清单通用，不属于封存的证据',
    body: addPaperForm,
    reply: done,
    limit: 'submit',
    fails: ['evidence.consent_missing', 'subsidy.too_many_papers', 'file.damaged'],
  },
  removePaper: {
    method: 'DELETE',
    path: '/api/evidence/subsidy/papers/{paperId}',
    access: 'signedIn',
    summary: '移除一份另外添加的材料',
    params: z.object({ paperId: z.string() }),
    reply: done,
  },
  // No `submits`: the answer would be stored beside the idempotency key, and the ticket with it in clear.
  openTicket: {
    method: 'POST',
    path: '/api/evidence/subsidy/ticket',
    access: 'signedIn',
    summary: '开一张下载凭证：五分钟内可用一次，只限本人；travel 为这一次放入的出入境材料',
    body: packTicketForm,
    reply: z.object({ ticket: z.string(), expiresAt: z.number() }),
    limit: 'costly',
    fails: ['evidence.consent_missing', 'subsidy.empty_pack'],
  },
  download: {
    method: 'GET',
    path: '/api/evidence/subsidy/download',
    access: 'public',
    summary: '下载编号合订的申报材料，PDF；authorization 为下载凭证，不是登录凭证',
    query: z.object({ id: z.prefault(z.string(), ''), authorization: z.prefault(z.string(), '') }),
    reply: bytes,
    limit: 'costly',
    fails: ['evidence.ticket_over'],
  },
})
