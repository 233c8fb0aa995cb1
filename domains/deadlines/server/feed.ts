import { createHash } from 'node:crypto'
import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type Bytes, type Ctx, countAgainst, type SignedInCtx } from '@portal/platform/server'
import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { FeedState } from '../contract/feed.ts'
import { deadlineLimits } from '../contract/limits.ts'
import type { Counted } from '../proof/counting.ts'
import { ensure } from './failures.ts'
import { type FeedRecord, printFeed } from './feed-text.ts'
import { deadlineFeeds, ownDeadlines } from './own-deadline.table.ts'
import { isOf } from './seen-deadlines.ts'

/** Bytes of a secret: nobody guesses it, so that its plain hash is enough to know it by. */
const secretBytes = 32
const secretForm = /^[\w-]{43}$/
const perHour = { calls: 60, seconds: 3600 }
/** The most events of a feed. Those that end last come when others have ended; the vault of an exporter may want more of them. */
const mostEvents = 5000

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export const viewFeed = async ({ db, actor }: Pick<SignedInCtx, 'db' | 'actor'>): Promise<FeedState> => {
  const [feed] = await db.select().from(deadlineFeeds).where(eq(deadlineFeeds.userId, actor.userId))
  return {
    active: feed !== undefined,
    createdAt: feed?.createTime.getTime() ?? null,
    lastReadAt: feed?.readTime?.getTime() ?? null,
  }
}

/** Makes a secret address, which is told this once; the one before it ends. */
export const makeFeed = async (ctx: ActorCtx<'chance' | 'config'>): Promise<{ url: string; createdAt: number }> => {
  const secret = ctx.chance(secretBytes).toString('base64url')
  const made = { secretHash: hashOf(secret), createTime: ctx.now(), readTime: null }
  await ctx.db
    .insert(deadlineFeeds)
    .values({ userId: ctx.actor.userId, ...made })
    .onConflictDoUpdate({ target: deadlineFeeds.userId, set: made })
  return { url: `${ctx.config.publicUrl}/api/deadlineFeed/${secret}.ics`, createdAt: made.createTime.getTime() }
}

export const endFeed = async ({ db, actor }: Pick<SignedInCtx, 'db' | 'actor'>): Promise<Record<string, never>> => {
  await db.delete(deadlineFeeds).where(eq(deadlineFeeds.userId, actor.userId))
  return {}
}

/** A part of a count, which as a whole is long. */
const counted = <Part extends keyof Counted>(part: Part) =>
  sql<Counted[Part]>`${ownDeadlines.counted} -> ${sql.raw(`'${part}'`)}`

/** What a feed tells of: what is open, and for a month what has ended. */
const readEvents = ({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<FeedRecord[]> => {
  const since = new Date(now().getTime() - deadlineLimits.feedDays * 24 * 3_600_000)
  return db
    .select({
      ...{ id: ownDeadlines.id, name: ownDeadlines.name, subjectRef: ownDeadlines.subjectRef },
      ...{ version: ownDeadlines.version, state: ownDeadlines.state, changeTime: ownDeadlines.changeTime },
      ...{ endsOn: ownDeadlines.endsOn, endsAt: ownDeadlines.endsAt, override: ownDeadlines.override },
      ...{ provisional: ownDeadlines.provisional, earliestOn: ownDeadlines.earliestOn },
      ...{ dueOn: ownDeadlines.dueOn, closing: counted<'closing'>('closing'), missing: counted<'missing'>('missing') },
    })
    .from(ownDeadlines)
    .where(and(isOf({ db }, userId), or(isNull(ownDeadlines.endTime), gte(ownDeadlines.endTime, since))))
    .orderBy(asc(ownDeadlines.endsAt), asc(ownDeadlines.id))
    .limit(mostEvents)
}

/** The calendar behind a secret address; a wrong or ended one fails like one that never was. */
export const readFeed = async (ctx: Ctx, { params: { secret } }: { params: { secret: string } }): Promise<Bytes> => {
  ensure(secretForm.test(secret), 'record.not_found')
  const [feed] = await ctx.db
    .select()
    .from(deadlineFeeds)
    .where(eq(deadlineFeeds.secretHash, hashOf(secret)))
  ensure(feed, 'record.not_found')
  await countAgainst({ ...ctx, actor: { userId: feed.userId } }, 'deadlineFeed', perHour)
  const content = printFeed(await readEvents(ctx, feed.userId), ctx.config.publicUrl)
  await ctx.db.update(deadlineFeeds).set({ readTime: ctx.now() }).where(eq(deadlineFeeds.secretHash, feed.secretHash))
  return {
    content,
    type: 'text/calendar; charset=utf-8',
    fileName: '期限.ics',
    inline: true,
    cache: 'private, max-age=900',
    etag: `"${createHash('sha256').update(content).digest('base64url')}"`,
  }
}

/** The moment of whose ends no feed tells any more. */
export const endOfFeed = (now: Date): Date => {
  const day = addDays(shanghaiDayOf(now), -deadlineLimits.feedDays - 1)
  return new Date(`${day}T00:00:00+08:00`)
}

/** Forgets the deadlines that were cancelled before a moment. */
export const forgetCancelled = async ({ db }: Pick<Ctx, 'db'>, before: Date): Promise<void> => {
  await db.delete(ownDeadlines).where(and(eq(ownDeadlines.state, 'cancelled'), lt(ownDeadlines.endTime, before)))
}
