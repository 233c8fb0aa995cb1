import type { Ctx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { LogState } from '../../contract/log-state.ts'
import { vkeyText } from '../../proof/signed-note.ts'
import { readAnchorsState } from '../anchor/anchors-state.ts'
import { logCosignatures, logEntries } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { readStampsState } from '../timestamp/stamps-state.ts'
import { logKeyOf } from './log-key.ts'
import { findHalt, openMemory } from './log-memory.ts'
import { findLastAudit } from './record-audit.ts'
import { logSize, newestCheckpoint } from './sign-checkpoint.ts'

type StateCtx = Pick<Ctx, 'db' | 'config'>

/** For each of today's witnesses, the largest size that it has cosigned, and when. */
const readWitnesses = async (ctx: StateCtx): Promise<LogState['witnesses']> => {
  const { rows } = await ctx.db.execute<{ id: string; size: string; at: Date }>(sql`
    select witness || '+' || key_id id, max(size) size, max(cosigned_at) at from ${logCosignatures} group by 1`)
  const cosigned = new Map(rows.map((row) => [row.id, row]))
  return proofsSettings(ctx.config).witnesses.map(({ key }) => {
    const last = cosigned.get(`${key.name}+${key.keyId}`)
    return { name: key.name, size: Number(last?.size ?? 0), at: last ? new Date(last.at).getTime() : null }
  })
}

const findUnsignedSince = async ({ db }: StateCtx, signedSize: number): Promise<number | null> => {
  const [first] = await db
    .select({ at: logEntries.integratedAt })
    .from(logEntries)
    .where(sql`${logEntries.index} = ${signedSize}`)
  return first?.at.getTime() ?? null
}

/** How far the log has come, and its witnesses, authorities and chain with it. */
export const readLogState = async (ctx: StateCtx): Promise<LogState> => {
  const { key } = await logKeyOf(ctx)
  const signed = await newestCheckpoint(ctx)
  const signedSize = signed?.size ?? 0
  const halted = await findHalt(openMemory(ctx, key))
  const audit = await findLastAudit(ctx)
  return {
    origin: key.name,
    vkey: vkeyText(key),
    size: await logSize(ctx),
    signedSize,
    signedAt: signed?.signedAt.getTime() ?? null,
    unsignedSince: await findUnsignedSince(ctx, signedSize),
    halted: halted?.why ?? null,
    quorum: proofsSettings(ctx.config).quorum,
    witnesses: await readWitnesses(ctx),
    ...(await readStampsState(ctx)),
    chain: await readAnchorsState(ctx),
    lastAudit: audit ? { ...audit.report, number: audit.number } : null,
  }
}
