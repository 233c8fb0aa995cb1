import { sql } from 'drizzle-orm'
import type { VerifierKey } from '../../proof/signed-note.ts'
import { logCosignatures } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { takeLock } from './log-locks.ts'
import type { SignCtx } from './sign-checkpoint.ts'
import { tellChanged } from './tell-changed.ts'

/** The largest size up to `size` that enough of today's witnesses cosigned; 0 where there is none. */
const witnessedUpTo = async (ctx: SignCtx, size: number): Promise<number> => {
  const { quorum, witnesses } = proofsSettings(ctx.config)
  const ids = sql.param(witnesses.map(({ key }) => `${key.name}+${key.keyId}`))
  const { rows } = await ctx.db.execute<{ size: string }>(sql`
    select size from ${logCosignatures}
    where size <= ${size} and witness || '+' || key_id = any(${ids}::text[])
    group by size having count(*) >= ${Math.max(1, quorum)} order by size desc limit 1`)
  return Number(rows[0]?.size ?? 0)
}

/** Stores a verified cosignature, and publishes `proofs.changed` for the statements that it gave enough witnesses to. */
export const storeCosignature = async (
  ctx: SignCtx,
  { size, key, line, seconds }: { size: number; key: VerifierKey; line: string; seconds: number },
): Promise<void> => {
  await ctx.db.transaction(async (db) => {
    const inside = { ...ctx, db }
    await takeLock(inside, 'sign')
    const before = await witnessedUpTo(inside, size)
    await db
      .insert(logCosignatures)
      .values({
        size,
        witness: key.name,
        keyId: key.keyId,
        line,
        cosignedAt: new Date(seconds * 1000),
        receivedAt: ctx.now(),
      })
      .onConflictDoNothing()
    const after = await witnessedUpTo(inside, size)
    if (after > before) await tellChanged(inside, { from: before, to: after })
  })
}
