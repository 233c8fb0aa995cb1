import { defineApi, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { auditRow } from './audit.ts'
import { proofErrors } from './errors.ts'
import { logState } from './log-state.ts'
import { evidencePermissions } from './permissions.ts'

/** For the back office: how far the log has come, and an audit of whether its entries are still those that it signed. */
export const logDeskApi = defineApi(
  proofErrors,
  {
    logState: {
      method: 'GET',
      path: '/api/admin/proofs/log',
      access: 'staff',
      permission: 'evidence.read',
      summary: '存证日志：条数、已签署到第几条、见证人、时间戳机构、链上锚定、等待中的证明、最近一次审计',
      reply: logState,
    },
    audits: {
      method: 'GET',
      path: '/api/admin/proofs/audits',
      access: 'staff',
      permission: 'evidence.read',
      summary: '存证日志的历次审计，新的在前',
      query: z.object(pageQuery),
      reply: pageOf(auditRow),
    },
    auditNow: {
      method: 'POST',
      path: '/api/admin/proofs/audits',
      inSteps: true,
      access: 'staff',
      permission: 'evidence.act',
      summary: '从全部条目重算存证日志，与已签署的内容和已发布的瓦片核对，指出被改动的条目',
      reply: auditRow,
      limit: 'costly',
    },
  },
  evidencePermissions,
)
