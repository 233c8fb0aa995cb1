import type { JobCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { revocationAddresses } from '../../proof/timestamp/revocation-addresses.ts'
import { revocations, timestamps } from '../timestamp.table.ts'
import { readAnswer } from './read-answer.ts'

/** The payload of `proofs.timestamp_stored`, which is published in the transaction that keeps the stamp. */
export type TimestampStored = { id: number }
export const timestampStored = 'proofs.timestamp_stored'

const limits = { within: 10_000, maxBytes: 4 * 1024 * 1024 }

/**
 * Stores the revocation lists of the certificates' issuers at the time of a stamp, since years later nobody publishes them
 * any more. Their addresses stand in certificates below a root that the operator trusts. A list that cannot be fetched is
 * left out: the stamp stands without it.
 */
export const keepRevocations = async (ctx: Pick<JobCtx, 'db' | 'now' | 'log'>, data: unknown): Promise<void> => {
  const { id } = data as TimestampStored
  const [stamp] = await ctx.db.select().from(timestamps).where(eq(timestamps.id, id))
  if (!stamp) return
  const known = await ctx.db.select({ url: revocations.url }).from(revocations).where(eq(revocations.timestampId, id))
  for (const url of revocationAddresses(stamp.response)) {
    if (known.some((kept) => kept.url === url)) continue
    const answer = await readAnswer(url, {}, limits)
    if ('fault' in answer) ctx.log.warn({ fault: answer.fault, authority: stamp.authority }, 'no revocation list')
    else
      await ctx.db.insert(revocations).values({ timestampId: id, url, list: Buffer.from(answer.bytes), at: ctx.now() })
  }
}
