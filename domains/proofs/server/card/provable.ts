import type { Ctx } from '@portal/platform/server'
import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { logCheckpoints, logCosignatures } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { timestamps } from '../timestamp.table.ts'

export type CardCtx = Pick<Ctx, 'db' | 'config'>

const knownWitness = (config: Ctx['config']): SQL => {
  const ids = proofsSettings(config).witnesses.map(({ key }) => `${key.name}+${key.keyId}`)
  return sql`${logCosignatures.witness} || '+' || ${logCosignatures.keyId} = any(${sql.param(ids)}::text[])`
}

/**
 * A condition on checkpoints: enough witnesses have told the time of the checkpoint or, where none is asked, an authority
 * has.
 */
export const isProvable = ({ config }: Pick<Ctx, 'config'>): SQL => {
  const { quorum, authorities } = proofsSettings(config)
  if (quorum > 0) {
    return sql`(select count(*) from ${logCosignatures}
      where ${logCosignatures.size} = ${logCheckpoints.size} and ${knownWitness(config)}) >= ${quorum}`
  }
  if (authorities.length === 0) return sql`true`
  return sql`exists (select from ${timestamps} where ${timestamps.checkpointSize} = ${logCheckpoints.size})`
}

export const newestProvable = async (ctx: CardCtx) => {
  const [newest] = await ctx.db
    .select()
    .from(logCheckpoints)
    .where(isProvable(ctx))
    .orderBy(desc(logCheckpoints.size))
    .limit(1)
  return newest
}

/** The checkpoint's note with the signatures of today's witnesses, which were verified when they came. */
export const cosignedNote = async (ctx: CardCtx, { size, note }: { size: number; note: string }) => {
  const lines = await ctx.db
    .select()
    .from(logCosignatures)
    .where(sql`${logCosignatures.size} = ${size} and ${knownWitness(ctx.config)}`)
    .orderBy(logCosignatures.witness, logCosignatures.keyId)
  return { text: `${note}${lines.map(({ line }) => line).join('')}`, lines }
}

export const stampsOfCheckpoint = ({ db }: Pick<Ctx, 'db'>, size: number) =>
  db.select().from(timestamps).where(eq(timestamps.checkpointSize, size)).orderBy(timestamps.id)
