import type { Ctx } from '@portal/platform/server'
import { proofOf } from '@portal/proofs/server'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { PublicRecord } from '../contract/detail.ts'
import { slotNumber } from '../contract/slots.ts'
import type { Verified } from '../contract/verdict.ts'
import { evidences, originals } from './evidence.table.ts'
import { factsOf } from './evidence-detail.ts'
import { ensure } from './failures.ts'
import { originalsOf } from './find-evidence.ts'
import { statements } from './history.table.ts'

/** What anyone may know of a sealed record. A draft and an unknown number both fail with `record.not_found`. */
export const publicRecord = async (ctx: Ctx, { params }: { params: { evidenceNo: string } }): Promise<PublicRecord> => {
  const [record] = await ctx.db
    .select()
    .from(evidences)
    .where(and(eq(evidences.evidenceNo, params.evidenceNo), eq(evidences.state, 1)))
  ensure(record?.sealedAt, 'record.not_found')
  const [files, made] = await Promise.all([
    originalsOf(ctx, record.id),
    ctx.db
      .select()
      .from(statements)
      .where(and(eq(statements.evidenceId, record.id), isNotNull(statements.seq)))
      .orderBy(asc(statements.seq)),
  ])
  const proofs = await proofOf(
    ctx,
    made.map(({ sha256 }) => sha256),
  )
  return {
    evidenceNo: record.evidenceNo,
    state: record.state,
    proof: record.proof,
    sealedAt: record.sealedAt.getTime(),
    files: files
      .flatMap(({ slot, sha256, sm3, size, receivedAt, copyOfSha256 }) =>
        slot === null
          ? []
          : [{ slot, sha256, sm3, size, receivedAt: receivedAt.getTime(), isCopy: copyOfSha256 !== null }],
      )
      .sort((a, b) => slotNumber(a.slot) - slotNumber(b.slot)),
    statements: made.flatMap((one) => factsOf(one, proofs.get(one.sha256))),
  }
}

/** At most 20 sealed records that hold a file with this SHA-256 (hex). */
export const matchesOf = async ({ db }: Pick<Ctx, 'db'>, sha256: string): Promise<Verified['matches']> => {
  const rows = await db
    .select({ evidenceNo: evidences.evidenceNo, slot: originals.slot, receivedAt: originals.receivedAt })
    .from(originals)
    .innerJoin(evidences, eq(evidences.id, originals.evidenceId))
    .where(and(eq(originals.sha256, sha256), eq(evidences.state, 1), isNull(originals.removedAt)))
    .orderBy(asc(originals.receivedAt))
    .limit(20)
  return rows.flatMap(({ evidenceNo, slot, receivedAt }) =>
    slot === null ? [] : [{ evidenceNo, slot, receivedAt: receivedAt.getTime() }],
  )
}
