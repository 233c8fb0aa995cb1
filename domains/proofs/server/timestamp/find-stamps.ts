import { createHash } from 'node:crypto'
import type { Ctx } from '@portal/platform/server'
import { asc, desc, inArray, or } from 'drizzle-orm'
import type { ProofView } from '../../contract/proof-view.ts'
import type { FoundEntry } from '../log/find-entries.ts'
import { revocations, timestamps } from '../timestamp.table.ts'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type Stamp = typeof timestamps.$inferSelect

/** The stamps of these statements and of the checkpoints that prove them; those of the primary authority come first. */
export const findStamps = async ({ db }: Pick<Ctx, 'db'>, entries: readonly FoundEntry[]): Promise<Stamp[]> => {
  if (entries.length === 0) return []
  const digests = entries.map(({ sha256 }) => sha256)
  const sizes = entries.flatMap(({ checkpoint }) => (checkpoint ? [checkpoint.size] : []))
  return await db
    .select()
    .from(timestamps)
    .where(or(inArray(timestamps.sha256, digests), inArray(timestamps.checkpointSize, sizes)))
    .orderBy(desc(timestamps.isPrimary), asc(timestamps.id))
}

/** Those of `stamps` that are over this statement or over its checkpoint. */
export const stampsOf = (entry: FoundEntry, stamps: readonly Stamp[]): Stamp[] =>
  stamps.filter(({ sha256, checkpointSize }) =>
    checkpointSize === null ? sha256 === entry.sha256 : checkpointSize === entry.checkpoint?.size,
  )

export const stampViewOf = (stamp: Stamp): ProofView['timestamps'][number] => ({
  target: stamp.target,
  authority: stamp.authority,
  genTime: stamp.genTime.getTime(),
  policy: stamp.policy,
  serial: stamp.serialNumber,
  primary: stamp.isPrimary,
})

/** The stamps as files: `statement.tsr`, the second authority's `statement.tsr.2`, and likewise `checkpoint.tsr`. */
export const stampFiles = (stamps: readonly Stamp[]): { path: string; bytes: Uint8Array }[] =>
  (['statement', 'checkpoint'] as const).flatMap((target) =>
    stamps
      .filter((stamp) => stamp.target === target)
      .map(({ response }, at) => ({ path: `evidence/${target}.tsr${at === 0 ? '' : `.${at + 1}`}`, bytes: response })),
  )

/** The revocation lists that were kept with these stamps and that a renewal list names. */
export const revocationFiles = async (
  { db }: Pick<Ctx, 'db'>,
  stamps: readonly Stamp[],
  renewals: readonly string[],
): Promise<{ path: string; bytes: Uint8Array }[]> => {
  const ids = stamps.map(({ id }) => id)
  const kept = await db.select().from(revocations).where(inArray(revocations.timestampId, ids)).orderBy(revocations.id)
  return kept
    .filter(({ list }) => renewals.some((text) => text.includes(`\ncrl ${sha256Of(list)}\n`)))
    .map(({ list }, at) => ({ path: `evidence/revocation/${at + 1}.crl`, bytes: list }))
}
