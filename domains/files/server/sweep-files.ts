import type { Job, JobCtx } from '@portal/platform/server'
import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { files } from './file.table.ts'
import { sweepPhoneTickets } from './phone/own-ticket.ts'
import { pictureRenditions } from './picture.table.ts'
import { sweepPictures } from './sweep-pictures.ts'

/** An upload that no form named within a day was given up; an object this old without a row lost it to a crash. */
const keptMs = 24 * 3600_000
const batch = 500

/** As this domain makes them: what other domains keep in the store has keys of another form. */
const ownKey = /^[0-9a-f]{40}$/

type SweepCtx = Pick<JobCtx, 'db' | 'now' | 'storage' | 'log'>

const before = ({ now }: Pick<SweepCtx, 'now'>): Date => new Date(now().getTime() - keptMs)

/** Removes uploads that were never attached and that nothing unfinished names: first the row, so that no row names a missing object. Answers how many. */
export const sweepUnattached = async (ctx: SweepCtx): Promise<number> => {
  let swept = 0
  for (;;) {
    const given = and(
      isNull(files.attachedAt),
      lt(files.createdAt, before(ctx)),
      or(isNull(files.keptUntil), lt(files.keptUntil, ctx.now())),
    )
    const some = ctx.db.select({ id: files.id }).from(files).where(given).limit(batch)
    const removed = await ctx.db
      .delete(files)
      .where(and(inArray(files.id, some), given))
      .returning({ storageKey: files.storageKey })
    for (const { storageKey } of removed) await ctx.storage.remove(storageKey)
    swept += removed.length
    if (removed.length < batch) return swept
  }
}

/** Removes objects that no row names. Answers how many. */
export const sweepUnnamed = async (ctx: SweepCtx): Promise<number> => {
  let swept = 0
  for await (const objects of ctx.storage.list()) {
    const old = objects.filter(({ key, keptAt }) => ownKey.test(key) && keptAt < before(ctx)).map(({ key }) => key)
    if (old.length === 0) continue
    const named = await union(
      ctx.db.select({ storageKey: files.storageKey }).from(files).where(inArray(files.storageKey, old)),
      ctx.db
        .select({ storageKey: pictureRenditions.storageKey })
        .from(pictureRenditions)
        .where(inArray(pictureRenditions.storageKey, old)),
    )
    const known = new Set(named.map(({ storageKey }) => storageKey))
    const unnamed = old.filter((key) => !known.has(key))
    for (const key of unnamed) await ctx.storage.remove(key)
    swept += unnamed.length
  }
  return swept
}

/** The search through the whole store is costly and its finds are rare, hence once a day. */
export const sweepJobs: Job[] = [
  {
    name: 'files.sweep-unattached',
    cron: '41 * * * *',
    run: async (ctx) => ctx.log.info({ swept: await sweepUnattached(ctx) }, 'unattached uploads swept'),
  },
  {
    name: 'files.sweep-phone-tickets',
    cron: '51 * * * *',
    run: sweepPhoneTickets,
  },
  {
    name: 'files.sweep-pictures',
    cron: '21 * * * *',
    run: async (ctx) => ctx.log.info({ swept: await sweepPictures(ctx) }, 'pictures that nothing shows swept'),
  },
  {
    name: 'files.sweep-unnamed',
    cron: '11 4 * * *',
    run: async (ctx) => ctx.log.info({ swept: await sweepUnnamed(ctx) }, 'objects without a row swept'),
  },
]
