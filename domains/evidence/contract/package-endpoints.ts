import { bytes, defineApi, type UploadLimit } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { evidenceErrors } from './errors.ts'
import { evidenceLimits } from './limits.ts'
import { verified, verifyForm } from './verdict.ts'

const packageLimit: UploadLimit = () => ({ bytes: evidenceLimits.packageBytes, msg: '存证材料包不能超过 64MB!' })

/** Endpoints that hand out the package of a record, and that verify one. */
export const evidencePackageApi = defineApi(evidenceErrors, {
  downloadPackage: {
    method: 'GET',
    path: '/api/downloadExhibixion',
    access: 'public',
    summary: '下载存证材料包，ZIP；authorization 为下载凭证，不是登录凭证',
    query: z.object({ id: z.prefault(z.string(), ''), authorization: z.prefault(z.string(), '') }),
    reply: bytes,
    limit: 'costly',
    fails: ['evidence.ticket_over', 'evidence.damaged'],
  },
  verify: {
    method: 'POST',
    path: '/api/evidence/verify',
    access: 'public',
    summary: '核验一个存证材料包（64MB 以内），或以 JSON 查询一个文件的 sha256',
    body: verifyForm,
    upload: packageLimit,
    orJson: true,
    duringMaintenance: true,
    reply: verified,
    limit: 'costly',
  },
})
