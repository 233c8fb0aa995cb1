import type { Job, JobCtx } from '@portal/platform/server'
import { and, inArray, isNull, lt, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { files } from './file.table.ts'
import { sweepPhoneTickets } from './phone/own-ticket.ts'
import { pictureRenditions } from './picture.table.ts'
import { sweepPictures } from './sweep-pictures.ts'

/**
 * In milliseconds. An upload that no form named within a day was given up, and an object of that age without a row lost its
 * row in a crash.
 */
const keptMs = 24 * 3600_000
const batch = 500

/** The form of this domain's storage keys. Other domains keep objects in the same store under keys of another form. */
const ownKey = /^[0-9a-f]{40}$/

type SweepCtx = Pick<JobCtx, 'db' | 'now' | 'storage' | 'log'>

const before = ({ now }: Pick<SweepCtx, 'now'>): Date => new Date(now().getTime() - keptMs)

/**
 * Removes uploads that were never attached and that nothing unfinished names; answers how many. The row goes first, so that
 * no row names a missing object.
 */
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

/** Removes objects of this domain that no row names; answers how many. */
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

/**
 * The sweeps of this domain. The one through the whole store runs once a day, since it is costly and seldom finds anything.
 */
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
