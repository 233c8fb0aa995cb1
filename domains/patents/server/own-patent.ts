import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { and, eq, type SQL } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { type Patent, patents } from './patent.table.ts'

type Reading = Pick<Ctx, 'db'>
type OwnReading = Pick<SignedInCtx, 'db'> & { actor: Pick<SignedInCtx['actor'], 'userId'> }

const get = async ({ db }: Reading, wanted: SQL | undefined): Promise<Patent> => {
  const [patent] = await db.select().from(patents).where(wanted)
  ensure(patent, 'record.not_found')
  return patent
}

const isOwn = ({ actor }: OwnReading, businessSn: string): SQL | undefined =>
  and(eq(patents.businessSn, businessSn), eq(patents.userId, actor.userId))

/** The application with this number if it is the caller's own; a stranger's is not found. */
export const getOwnPatent = (ctx: OwnReading, businessSn: string): Promise<Patent> => get(ctx, isOwn(ctx, businessSn))

/** The application with this number, whoever owns it; only calls that are open to staff alone may use it. */
export const getPatent = (ctx: Reading, businessSn: string): Promise<Patent> =>
  get(ctx, eq(patents.businessSn, businessSn))

/** The same, with the row taken for this transaction alone and read as it stands then. */
export const lockOwnPatent = async (ctx: OwnReading, businessSn: string): Promise<Patent> =>
  lockPatent(ctx, (await getOwnPatent(ctx, businessSn)).businessSn)

export const lockPatent = async (ctx: Reading, businessSn: string): Promise<Patent> => {
  const [patent] = await ctx.db.select().from(patents).where(eq(patents.businessSn, businessSn)).for('update')
  ensure(patent, 'record.not_found')
  return patent
}
