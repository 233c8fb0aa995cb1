import { staffHolding } from '@portal/accounts/server'
import { type ActorCtx, type Ctx, recordAct } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { DeskSettingsReply } from '../../contract/workbench/settings.ts'
import { deskSettings } from '../workbench.table.ts'
import { ensure } from './failures.ts'
import { actPermission } from './may-act.ts'

/** Four eyes are off until somebody turns them on: a desk of one person could otherwise close nothing. */
const defaults = { fourEyes: false, savedAt: null }

/** The settings in force. */
export const readDeskSettings = async (ctx: Pick<Ctx, 'db'>): Promise<{ fourEyes: boolean; savedAt: Date | null }> => {
  const [newest] = await ctx.db.select().from(deskSettings).orderBy(desc(deskSettings.version)).limit(1)
  return newest ?? defaults
}

export const getDeskSettings = async (ctx: Pick<Ctx, 'db'>): Promise<DeskSettingsReply> => {
  const { fourEyes, savedAt } = await readDeskSettings(ctx)
  return { fourEyes, savedAt: savedAt?.getTime() ?? null, staff: (await staffHolding(ctx, actPermission)).length }
}

/** Adds a version of the settings. Four eyes need two active members of staff. Decisions that wait already go on waiting. */
export const putDeskSettings = async (
  ctx: Omit<ActorCtx, 'newId'>,
  { body }: { body: { fourEyes: boolean } },
): Promise<DeskSettingsReply> => {
  ensure(!body.fourEyes || (await staffHolding(ctx, actPermission)).length >= 2, 'desk.one_person')
  const { fourEyes } = await readDeskSettings(ctx)
  await recordAct(ctx, {
    subjectKind: 'settings',
    subjectRef: '复核设置',
    link: '/desk-settings',
    before: { fourEyes },
    after: { fourEyes: body.fourEyes },
  })
  await ctx.db.insert(deskSettings).values({ fourEyes: body.fourEyes, savedAt: ctx.now(), actorId: ctx.actor.userId })
  return getDeskSettings(ctx)
}
