import { X509Certificate } from 'node:crypto'
import { type Ending, endingFinding, type HealthCheck, type JobCtx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { proofsSettings } from '../proofs.settings.ts'
import { timestamps } from '../timestamp.table.ts'
import type { Authority } from './authority.ts'

/** The root that the operator configured, and the certificate by which the newest stamp was signed. */
const endingsOf = async ({ db }: Pick<JobCtx, 'db'>, { name, rootPem }: Authority): Promise<Ending[]> => {
  const root = { name: `${name} 根证书`, endsAt: new Date(new X509Certificate(rootPem).validTo) }
  const [newest] = await db
    .select({ endsAt: timestamps.notAfter })
    .from(timestamps)
    .where(eq(timestamps.authority, name))
    .orderBy(desc(timestamps.id))
    .limit(1)
  return newest ? [root, { name: `${name} 签名证书`, endsAt: newest.endsAt }] : [root]
}

/** When the certificates of the time-stamp authorities end. */
export const authorityCheck: HealthCheck = {
  key: 'proofs.certificates',
  name: '时间戳证书',
  look: async (ctx) => {
    const { authorities } = proofsSettings(ctx.config)
    const endings = await Promise.all(authorities.map((authority) => endingsOf(ctx, authority)))
    return endingFinding(endings.flat(), {
      now: ctx.now(),
      none: '没有配置时间戳服务机构，没有证书需要更换。',
      renew: '请向时间戳服务机构确认新的证书，根证书改变时更新 EVIDENCE_TSA 并重启。',
    })
  },
}
