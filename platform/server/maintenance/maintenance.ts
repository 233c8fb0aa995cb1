import { eq } from 'drizzle-orm'
import type { ActorCtx, Ctx } from '../context.ts'
import { failPlatform } from '../http/failures.ts'
import { believed } from '../postgres/believed.ts'
import { maintenanceNotices } from '../postgres/platform.table.ts'

/** What everybody is told of a time of maintenance, in epoch ms; with `readOnly`, nobody but staff writes anything in it. */
export type Maintenance = { text: string; from: number; until: number; readOnly: boolean }

type ReadCtx = Pick<Ctx, 'db' | 'now'>

/** The one notice of this portal. */
const name = 'portal'
const toldBeforeMs = 24 * 3_600_000

const notice = believed<Maintenance | null>(async ({ db }) => {
  const [found] = await db.select().from(maintenanceNotices).where(eq(maintenanceNotices.name, name))
  if (!found) return null
  const { text, beginsAt, endsAt, readOnly } = found
  return { text, from: beginsAt.getTime(), until: endsAt.getTime(), readOnly }
})

/** The notice as it was saved, also where its time is over or far away; null where there is none. */
export const savedMaintenance = notice.read

/** The notice that everybody is told now: from a day before it begins until it is over. */
export const toldMaintenance = async (ctx: ReadCtx): Promise<Maintenance | null> => {
  const saved = await notice.read(ctx)
  const now = ctx.now().getTime()
  return saved && now >= saved.from - toldBeforeMs && now < saved.until ? saved : null
}

export const saveMaintenance = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'actor'>,
  { text, from, until, readOnly }: Maintenance,
): Promise<void> => {
  const set = { text, beginsAt: new Date(from), endsAt: new Date(until), readOnly }
  const row = { name, ...set, savedAt: ctx.now(), actorId: ctx.actor.userId }
  await ctx.db.insert(maintenanceNotices).values(row).onConflictDoUpdate({ target: maintenanceNotices.name, set: row })
  notice.lookAgain(ctx)
}

export const removeMaintenance = async (ctx: Pick<Ctx, 'db'>): Promise<void> => {
  await ctx.db.delete(maintenanceNotices).where(eq(maintenanceNotices.name, name))
  notice.lookAgain(ctx)
}

/**
 * Refuses a call that writes, while the portal may only be read; the caller is told why, and when to come again. A process
 * knows of a new notice within five seconds.
 * @throws AppFailure `server.maintenance`
 */
export const ensureWritable = async (ctx: ReadCtx): Promise<void> => {
  const saved = await notice.read(ctx)
  const now = ctx.now().getTime()
  if (!saved?.readOnly || now < saved.from || now >= saved.until) return
  failPlatform('server.maintenance', { msg: saved.text, retryAfter: Math.ceil((saved.until - now) / 1_000) })
}
