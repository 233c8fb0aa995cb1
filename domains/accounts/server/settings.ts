import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { recordAct, refuseField } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import { auditLimits, retentionLimits, type Settings, type SettingsForm } from '../contract/settings.ts'
import { recordAccountEvent } from './account-events.ts'
import { accountSettings } from './account-setting.table.ts'

import { users } from './user.table.ts'

type Kept = Omit<Settings, 'disabledUsers'>

const defaults: Kept = {
  ...{ login_style: 2, disabled_update_pass: [] },
  ...{ retentionDays: retentionLimits.usual, auditYears: auditLimits.usual, secondFactor: 'off' },
}

/** The settings in force, read each time: one row by its key costs less than a cache that may be stale. */
export const readSettings = async (ctx: Pick<Ctx, 'db'>): Promise<Kept> => {
  const [row] = await ctx.db.select().from(accountSettings)
  if (!row) return defaults
  const { login_style, disabled_update_pass, retentionDays, auditYears, secondFactor } = row
  return { login_style, disabled_update_pass, retentionDays, auditYears, secondFactor }
}

/** For how many years entries of the act log stay in the database. */
export const readAuditYears = async (ctx: Pick<Ctx, 'db'>): Promise<number> => (await readSettings(ctx)).auditYears

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

/** Replaces the settings that are sent; refuses an id that no user has. They are in force with the next call. */
export const putSettings = async (
  ctx: Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address' | 'act'>,
  { body }: { body: SettingsForm },
): Promise<Settings> => {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const before = await readSettings(inside)
    const after = {
      login_style: body.login_style,
      retentionDays: body.retentionDays ?? before.retentionDays,
      auditYears: body.auditYears ?? before.auditYears,
      secondFactor: body.secondFactor ?? before.secondFactor,
      disabled_update_pass: [...new Set(body.disabled_update_pass)],
    }
    const disabledUsers = await namesOf(inside, after.disabled_update_pass)
    if (disabledUsers.length < after.disabled_update_pass.length) {
      refuseField('disabled_update_pass', '所选用户不存在')
    }
    await tx.insert(accountSettings).values(after).onConflictDoUpdate({ target: accountSettings.only, set: after })
    await recordAccountEvent(inside, { kind: 'settings_changed', userId: null, detail: { before, after } })
    await recordAct(inside, { subjectKind: 'settings', subjectRef: '系统设置', before, after })
    return { ...after, disabledUsers }
  })
}
