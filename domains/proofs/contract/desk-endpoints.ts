import { defineApi } from '@portal/platform/contract'
import { auditReport, logState } from './audit.ts'
import { proofErrors } from './errors.ts'

/** For the back office: how the log stands, and whether it is still what was signed. */
export const logDeskApi = defineApi(proofErrors, {
  logState: {
    method: 'GET',
    path: '/api/admin/proofs/log',
    access: 'staff',
    summary: '存证日志：条数、已签署到第几条、见证人、历次核对',
    reply: logState,
  },
  auditNow: {
    method: 'POST',
    path: '/api/admin/proofs/audits',
    access: 'staff',
    summary: '从全部条目重算存证日志，与已签署的检查点和已发布的瓦片核对，指出被改动的条目',
    reply: auditReport,
    limit: 'costly',
  },
})
