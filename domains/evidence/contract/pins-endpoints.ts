import { defineApi } from '@portal/platform/contract'
import { pinsForm } from '@portal/proofs/proof'
import { evidenceErrors } from './errors.ts'

/** In a module of its own: `pinsForm` imports the code of every kind of proof, which only a page that verifies needs. */
export const evidencePinsApi = defineApi(evidenceErrors, {
  pins: {
    method: 'GET',
    path: '/api/evidence/pins',
    access: 'public',
    summary: '本平台自己的核验依据：日志公钥、见证人、时间戳根证书、锚定账户',
    reply: pinsForm,
  },
})
