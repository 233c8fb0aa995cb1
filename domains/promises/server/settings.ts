import { knownUntilYear } from '@portal/calendars/proof'
import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { recordAct, refuseField } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { PromisedService } from '../contract/promise.ts'
import { type SettingsForm, type SettingsReply, settingsOf } from '../contract/settings.ts'
import { defaultSettings, type PromiseSettings } from '../proof/terms.ts'
import { promiseSettings } from './promise.table.ts'

type Stored = { settings: PromiseSettings; savedAt: Date | null }

const readStored = async (ctx: Pick<Ctx, 'db'>): Promise<Stored> => {
  const [row] = await ctx.db.select().from(promiseSettings).orderBy(desc(promiseSettings.version)).limit(1)
  return row ? { settings: settingsOf(row), savedAt: row.savedAt } : { settings: defaultSettings, savedAt: null }
}

/** The settings in force, read each time: one row by its key costs less than a cache that may be stale. */
export const readSettings = async (ctx: Pick<Ctx, 'db'>): Promise<PromiseSettings> => (await readStored(ctx)).settings

const completed = (services: readonly PromisedService[]) =>
  services.filter(({ kinds }) => kinds.includes('completion')).map(({ service, name }) => ({ service, name }))

export const getSettings = async (
  ctx: Pick<Ctx, 'db'>,
  services: readonly PromisedService[],
): Promise<SettingsReply> => {
  const { settings, savedAt } = await readStored(ctx)
  return {
    ...settings,
    services: completed(services),
    knownUntilYear: knownUntilYear(),
    savedAt: savedAt?.getTime() ?? null,
  }
}

/** Adds a version of the settings; promises that already run keep the version that they began under. */
export const putSettings = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'act'>,
  { body }: { body: SettingsForm },
  services: readonly PromisedService[],
): Promise<SettingsReply> => {
  const known = new Set(completed(services).map(({ service }) => service))
  const own = Object.entries(body.completionByService).flatMap(([service, days]) => {
    if (!known.has(service)) refuseField('completionByService', '所选业务不存在')
    return days === null ? [] : [[service, days] as const]
  })
  const before = await readSettings(ctx)
  const after = settingsOf({ ...body, completionByService: Object.fromEntries(own) })
  await ctx.db.insert(promiseSettings).values({ ...after, savedAt: ctx.now(), actorId: ctx.actor.userId })
  await recordAct(ctx, { subjectKind: 'settings', subjectRef: '服务时间与时限', link: '/promises', before, after })
  return getSettings(ctx, services)
}
