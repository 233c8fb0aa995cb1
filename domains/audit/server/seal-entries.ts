import type { Ctx } from '@portal/platform/server'
import { asc, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Head, readArchivedHead } from './archive/archived-head.ts'
import { entries, entryColumns } from './entry.table.ts'
import { hashOf } from './entry-hash.ts'

type SealCtx = Pick<Ctx, 'db'>

const batch = 500

/** The newest sealed entry; where none is left in the database, the last that was archived. */
export const readHead = async (ctx: SealCtx): Promise<Head> => {
  const [newest] = await ctx.db
    .select({ seq: entries.seq, hash: entries.hash })
    .from(entries)
    .where(isNotNull(entries.seq))
    .orderBy(desc(entries.seq))
    .limit(1)
  return newest && newest.seq !== null && newest.hash !== null
    ? { seq: newest.seq, hash: newest.hash }
    : readArchivedHead(ctx)
}

/** Seals the next entries; answers how many. Nothing is done where another process is at it. */
const sealBatch = ({ db }: SealCtx): Promise<number> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('audit seal', 0)) taken`,
    )
    if (!rows[0]?.taken) return 0
    const fresh = await tx
      .select(entryColumns)
      .from(entries)
      .where(isNull(entries.seq))
      .orderBy(asc(entries.at), asc(entries.id))
      .limit(batch)
    if (fresh.length === 0) return 0
    let { seq, hash } = await readHead({ db: tx })
    const seals = fresh.map((entry) => {
      const prev = hash
      seq += 1
      hash = hashOf(entry, { seq, prev })
      return { id: entry.id, seq, prev, hash }
    })
    const column = (name: keyof (typeof seals)[number]) => sql.param(seals.map((seal) => seal[name]))
    await tx.execute(sql`
      update ${entries} set seq = seal.seq, prev = seal.prev, hash = seal.hash
      from unnest(${column('id')}::uuid[], ${column('seq')}::bigint[], ${column('prev')}::text[], ${column('hash')}::text[])
        seal (id, seq, prev, hash)
      where ${entries.id} = seal.id`)
    return seals.length
  })

/**
 * Numbers new entries and chains each to the one before. Entries are written without waiting for each other, so that the order
 * of the chain is decided here: an entry whose transaction ended later stands later.
 */
export const sealEntries = async (ctx: SealCtx, stopping?: AbortSignal): Promise<void> => {
  while ((await sealBatch(ctx)) === batch && !stopping?.aborted);
}
