import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { LogState } from '../../contract/index.ts'
import { vkeyText } from '../../proof/index.ts'
import { proofsSettings } from '../config.ts'
import { logCosignatures } from '../log.table.ts'
import { logKeyOf } from './log-key.ts'
import { findHalt, openMemory } from './log-memory.ts'
import { newestAudits } from './record-audit.ts'
import { logSize, newestCheckpoint } from './sign-checkpoint.ts'

const shownAudits = 10

/** How the log stands, and who has cosigned how much of it. */
export const readLogState = async (ctx: Pick<Ctx, 'db' | 'config'>): Promise<LogState> => {
  const { key } = await logKeyOf(ctx)
  const { quorum, witnesses } = proofsSettings(ctx.config)
  const signed = await newestCheckpoint(ctx)
  const halted = await findHalt(openMemory(ctx, key))
  const { rows } = await ctx.db.execute<{ id: string; size: string; at: Date }>(sql`
    select witness || '+' || key_id id, max(size) size, max(cosigned_at) at from ${logCosignatures} group by 1`)
  const cosigned = new Map(rows.map((row) => [row.id, row]))
  const audits = await newestAudits(ctx, shownAudits)
  return {
    origin: key.name,
    vkey: vkeyText(key),
    size: await logSize(ctx),
    signedSize: signed?.size ?? 0,
    signedAt: signed?.signedAt.getTime() ?? null,
    halted: halted?.why ?? null,
    quorum,
    witnesses: witnesses.map((witness) => {
      const last = cosigned.get(`${witness.key.name}+${witness.key.keyId}`)
      return { name: witness.key.name, size: Number(last?.size ?? 0), at: last ? new Date(last.at).getTime() : null }
    }),
    audits: audits.map(({ report }) => report),
  }
}
