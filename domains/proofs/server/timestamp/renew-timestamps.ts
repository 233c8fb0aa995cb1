import { createHash } from 'node:crypto'
import type { Ctx, JobCtx } from '@portal/platform/server'
import { and, asc, gte, inArray, lt, lte, or, sql } from 'drizzle-orm'
import { appendStatement } from '../log/append-statement.ts'
import { renewals, revocations, timestamps } from '../timestamp.table.ts'

type RenewCtx = Pick<JobCtx, 'db' | 'now'>
type Stamp = typeof timestamps.$inferSelect

/**
 * Stamps older than this are renewed. A job looks for them every month, so that no stamp is older than a year without a
 * younger one over it.
 */
const olderThanMs = 300 * 86_400_000
/** How many stamps one list holds at most: the list goes into the package of everyone whose stamp it holds. */
const listed = 200

/** Names the form of a list. */
const form = 'cn.ip-evidence.renewal/1'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** The oldest stamps that are due and that no younger stamp vouches for. */
const findDue = async ({ db, now }: RenewCtx): Promise<Stamp[]> => {
  const before = new Date(now().getTime() - olderThanMs)
  const renewed = db
    .select({ sha256: renewals.sha256 })
    .from(renewals)
    .where(
      and(gte(renewals.createdAt, before), sql`${timestamps.id} between ${renewals.firstId} and ${renewals.lastId}`),
    )
  return await db
    .select()
    .from(timestamps)
    .where(and(lt(timestamps.obtainedAt, before), sql`not exists ${renewed}`))
    .orderBy(asc(timestamps.id))
    .limit(listed)
}

/** One line for each stamp and each revocation list kept with it: their SHA-256. */
const listOf = async ({ db }: Pick<Ctx, 'db'>, stamps: readonly Stamp[]): Promise<string> => {
  const ids = stamps.map(({ id }) => id)
  const lists = await db.select().from(revocations).where(inArray(revocations.timestampId, ids)).orderBy(revocations.id)
  const lines = stamps.flatMap(({ id, response }) => [
    `token ${sha256Of(response)}`,
    ...lists.filter(({ timestampId }) => timestampId === id).map(({ list }) => `crl ${sha256Of(list)}`),
  ])
  return [form, ...lines].map((line) => `${line}\n`).join('')
}

const renewChunk = async (ctx: RenewCtx, stamps: readonly Stamp[], first: Stamp, last: Stamp): Promise<void> => {
  await ctx.db.transaction(async (db) => {
    const list = Buffer.from(await listOf({ db }, stamps))
    await db
      .insert(renewals)
      .values({ sha256: sha256Of(list), list, firstId: first.id, lastId: last.id, createdAt: ctx.now() })
    await appendStatement({ db, now: ctx.now }, { bytes: list, purpose: 'renewal' })
  })
}

/**
 * Lets young stamps vouch for old ones (the renewal of RFC 4998, done with the log): the digests of old stamps become a
 * statement, which is logged, stamped by today's authorities, witnessed and anchored while the old certificates still count.
 */
export const renewTimestamps = async (ctx: RenewCtx): Promise<void> => {
  for (;;) {
    const stamps = await findDue(ctx)
    const [first, last] = [stamps[0], stamps.at(-1)]
    if (!first || !last) return
    await renewChunk(ctx, stamps, first, last)
  }
}

export type Renewal = { sha256: string; list: Uint8Array }

/** The lists that vouch for these stamps, about one a year for each stamp, the oldest first. */
export const findRenewals = async ({ db }: Pick<Ctx, 'db'>, stamps: readonly Stamp[]): Promise<Renewal[]> => {
  const holding = stamps.map(({ id }) => and(lte(renewals.firstId, id), gte(renewals.lastId, id)))
  if (holding.length === 0) return []
  return await db
    .select({ sha256: renewals.sha256, list: renewals.list })
    .from(renewals)
    .where(or(...holding))
    .orderBy(asc(renewals.createdAt), asc(renewals.firstId))
}
