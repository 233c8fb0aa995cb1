import type { ActorCtx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { LineFacts, PreviewRow } from '../../contract/import/preview.ts'
import { rights } from '../right.table.ts'
import { numberFingerprint, showFacts } from '../right-facts.ts'

type ReadCtx = Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'cipher'>
type Named = Pick<LineFacts, 'registerType' | 'country' | 'registerNum'>

/** By what a line is known; null where it has no type or no number. */
export const fingerprintOfLine = (ctx: Pick<ReadCtx, 'cipher'>, { registerType, ...named }: Named): string | null =>
  registerType === null ? null : numberFingerprint(ctx, { registerType, ...named })

/** The caller's own rights that have these fingerprints. */
export const findExisting = async (
  ctx: ReadCtx,
  fingerprints: readonly string[],
): Promise<Map<string, NonNullable<PreviewRow['existing']>>> => {
  if (fingerprints.length === 0) return new Map()
  const { id, registerType, facts, numberFingerprint: fingerprint, ownerId } = rights
  const found = await ctx.db
    .select({ id, registerType, facts, fingerprint })
    .from(rights)
    .where(and(eq(ownerId, ctx.actor.userId), inArray(fingerprint, [...new Set(fingerprints)])))
  return new Map(
    found.map((row) => {
      const { recordName, registerNum } = showFacts(ctx, row)
      return [row.fingerprint ?? '', { id: row.id, recordName, registerNum }]
    }),
  )
}
