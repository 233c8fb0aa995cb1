import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import type { Settings, SettingsForm } from '../contract/settings.ts'
import { recordAccountEvent } from './account-events.ts'
import { accountSettings } from './account-setting.table.ts'

import { users } from './user.table.ts'

const defaults: SettingsForm = { login_style: 2, disabled_update_pass: [] }

/** The settings in force, read each time: one row by its key costs less than a cache that may be stale. */
export const readSettings = async (ctx: Pick<Ctx, 'db'>): Promise<SettingsForm> => {
  const [row] = await ctx.db.select().from(accountSettings)
  if (!row) return defaults
  const { login_style, disabled_update_pass } = row
  return { login_style, disabled_update_pass }
}

const namesOf = async (ctx: Pick<Ctx, 'db'>, ids: string[]): Promise<Settings['disabledUsers']> =>
  ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.usernameKey)

export const getSettings = async (ctx: Pick<Ctx, 'db'>): Promise<Settings> => {
  const settings = await readSettings(ctx)
  return { ...settings, disabledUsers: await namesOf(ctx, settings.disabled_update_pass) }
}

/** Replaces the settings; refuses an id that no user has. They are in force with the next call. */
export const putSettings = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address'>,
  { body }: { body: SettingsForm },
): Promise<Settings> => {
  const after = { ...body, disabled_update_pass: [...new Set(body.disabled_update_pass)] }
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const disabledUsers = await namesOf(inside, after.disabled_update_pass)
    if (disabledUsers.length < after.disabled_update_pass.length) {
      refuseField('disabled_update_pass', '所选用户不存在')
    }
    const before = await readSettings(inside)
    await tx.insert(accountSettings).values(after).onConflictDoUpdate({ target: accountSettings.only, set: after })
    await recordAccountEvent(inside, { kind: 'settings_changed', userId: null, detail: { before, after } })
    return { ...after, disabledUsers }
  })
}
