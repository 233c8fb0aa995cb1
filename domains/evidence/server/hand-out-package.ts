import { Readable } from 'node:stream'
import type { Bytes, Ctx, DataKey } from '@portal/platform/server'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { StatementFile } from '../proof/statement/statement.ts'
import { useTicket } from './download-ticket.ts'
import { ensure } from './failures.ts'
import { getOwnEvidence, originalsOf } from './find-evidence.ts'
import { statements } from './history.table.ts'
import { type EvidenceRecord, evidenceKeyOf, type Original, originalKeyOf } from './keys-of.ts'
import { isBroken } from './list-own.ts'
import { recordBytes, statementBytes } from './make-statement.ts'
import { writePackage } from './package/write-package.ts'
import { openOriginalStream, rereadOriginal } from './read-original.ts'
import { recordFileLook } from './record-look.ts'
import { reportDamage } from './report-damage.ts'

type Reading = Pick<Ctx, 'db' | 'now' | 'newId' | 'config' | 'cipher' | 'storage' | 'log'>

/**
 * The bytes of an original. If it turns out damaged while it streams, it is too late for an error answer: the connection
 * breaks off, which every browser shows, and the damage is reported to the staff.
 */
const whole = async function* (ctx: Reading, original: Original, key: DataKey) {
  try {
    yield* await openOriginalStream(ctx, original, key)
  } catch (error) {
    const reread = await rereadOriginal(ctx, original, key)
    if (reread.state !== 'intact') await reportDamage(ctx, original, reread)
    throw error
  }
}

/** Opens a file that the last statement names: the private record comes from that statement, all others from the store. */
const readerOf =
  (ctx: Reading, { key, files, record }: { key: DataKey; files: readonly Original[]; record: Buffer }) =>
  async ({ slot }: StatementFile): Promise<Readable> => {
    if (slot === 'record') return Readable.from([record])
    const original = files.find((file) => file.slot === slot)
    if (!original) throw new Error(`no original in slot ${slot}`)
    return Readable.from(whole(ctx, original, originalKeyOf(ctx, original, key)), { objectMode: false })
  }

/** The package of a sealed record as a stream. The caller has checked that the user may have it. */
const packageOf = async (ctx: Reading, record: EvidenceRecord): Promise<Readable> => {
  const files = await originalsOf(ctx, record.id)
  ensure(!files.some(isBroken), 'evidence.damaged')
  const made = await ctx.db
    .select()
    .from(statements)
    .where(and(eq(statements.evidenceId, record.id), isNotNull(statements.seq)))
    .orderBy(asc(statements.seq))
  const last = made.at(-1)
  if (!last) throw new Error(`evidence ${record.id} is sealed without a statement`)
  const key = evidenceKeyOf(ctx, record)
  return writePackage(ctx, {
    statements: made.map((statement) => new Uint8Array(statementBytes(key, statement))),
    readOriginal: readerOf(ctx, { key, files, record: recordBytes(key, last) }),
    recordAddress: `${ctx.config.publicUrl}/e/${record.evidenceNo}`,
  })
}

/** Hands out a package for a ticket, once. The looks at its travel documents are recorded before the first byte leaves. */
export const downloadPackage = async (
  ctx: Ctx,
  { query }: { query: { id: string; authorization: string } },
): Promise<Bytes> => {
  const actor = await useTicket(ctx, { id: query.id, ticket: query.authorization })
  const record = await getOwnEvidence({ ...ctx, actor }, query.id)
  ensure(record.state === 1, 'evidence.ticket_over')
  const content = await packageOf(ctx, record)
  for (const original of await originalsOf(ctx, record.id)) {
    await recordFileLook(ctx, original, { actorId: actor.userId, kind: 'packaged' })
  }
  return { content, type: 'application/zip', fileName: `存证材料包-${record.evidenceNo}.zip` }
}
