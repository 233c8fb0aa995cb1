import {
  type ActorCtx,
  type Ctx,
  ensureField,
  recordAct,
  removeMaintenance,
  savedMaintenance,
  saveMaintenance,
} from '@portal/platform/server'
import type { Maintenance, MaintenanceForm } from '../contract/maintenance.ts'

/** The notice as it stands, until it is over. */
export const viewMaintenance = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<Maintenance | null> => {
  const saved = await savedMaintenance(ctx)
  return saved && saved.until > ctx.now().getTime() ? saved : null
}

const record = (ctx: Pick<Ctx, 'db' | 'act'>, change: { before: Maintenance | null; after: Maintenance | null }) =>
  recordAct(ctx, { subjectKind: 'maintenance', subjectRef: '维护公告', link: '/maintenance', ...change })

export const changeMaintenance = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'actor' | 'act'>,
  { body }: { body: MaintenanceForm },
): Promise<Maintenance> => {
  ensureField(body.until > ctx.now().getTime(), 'until', '结束时间已经过去')
  const before = await savedMaintenance(ctx)
  await saveMaintenance(ctx, body)
  await record(ctx, { before, after: body })
  return body
}

export const withdrawMaintenance = async (ctx: Pick<Ctx, 'db' | 'now' | 'act'>): Promise<null> => {
  const before = await savedMaintenance(ctx)
  await removeMaintenance(ctx)
  await record(ctx, { before, after: null })
  return null
}
