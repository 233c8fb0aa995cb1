import { bytes, defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { proofErrors } from './errors.ts'

/** The log as anyone may read it: c2sp.org/tlog-tiles. It holds salted digests and nothing else. */
export const logApi = defineApi(proofErrors, {
  checkpoint: {
    method: 'GET',
    path: '/evidence/log/checkpoint',
    access: 'public',
    summary: '存证日志最新的检查点（C2SP tlog-checkpoint），附见证人的联署',
    reply: bytes,
    fails: ['proofs.no_checkpoint'],
  },
  tile: {
    method: 'GET',
    path: '/evidence/log/tile/{path*}',
    access: 'public',
    summary: '存证日志的瓦片与条目（C2SP tlog-tiles），内容永不改变',
    params: z.object({ path: z.string() }),
    reply: bytes,
    fails: ['proofs.no_tile'],
  },
})
