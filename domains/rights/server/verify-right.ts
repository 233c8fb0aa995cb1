import { type ActorCtx, isId, type Judge, loggedAs, publish, type RecordKind, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { VerdictForm } from '../contract/desk.ts'
import { deskRightId } from '../contract/desk-endpoints.ts'
import { deskRightPath } from '../contract/paths.ts'
import { mayBecome } from '../contract/verification.ts'
import { ensure } from './failures.ts'
import { rights } from './right.table.ts'
import type { RightRecord } from './right-facts.ts'
import { standing } from './standing.ts'
import { recordTrail } from './trail.ts'

/** A right as the act log names it. */
export const rightRecord: RecordKind = { at: '/api/admin/rights/{id}', kind: 'right', page: deskRightPath }

const findStored = async ({ db }: Pick<ActorCtx, 'db'>, id: string, held: boolean): Promise<RightRecord> => {
  ensure(isId(id), 'record.not_found')
  const select = db.select().from(rights).where(eq(rights.id, id))
  const [right] = await (held ? select.for('update') : select)
  ensure(right, 'record.not_found')
  return right
}

/** Has the first word about a call whose fields are refused: whether the right is there, and asked about. */
export const judgeVerdict: Judge = async (ctx, { params }) => {
  const { data } = deskRightId.safeParse(params)
  if (!data) return
  const { verification } = await findStored(ctx, data.id, false)
  ensure(mayBecome(verification, 'verify') !== null, 'right.not_asked')
}

/** Notes what staff found when they compared a right with its certificate, in the caller's transaction. */
export const verifyRight = async (
  ctx: ActorCtx<'cipher'>,
  { params, body }: { params: { id: string }; body: VerdictForm },
): Promise<Record<string, never>> => {
  const { result, note, version } = body
  const right = await findStored(ctx, params.id, true)
  const { id, ownerId } = right
  const state = mayBecome(right.verification, result === 'verified' ? 'verify' : 'refuse')
  ensure(state !== null, 'right.not_asked')
  ensure(version === undefined || version === right.version, 'right.newer_version')
  await ctx.db
    .update(rights)
    .set(standing(ctx, right, state, { note: result === 'refused' ? note : '', by: ctx.actor.userId }))
    .where(eq(rights.id, id))
  await recordTrail(ctx, id, result, { version: right.version })
  await recordAct(ctx, {
    ...loggedAs(rightRecord, id),
    // The note is sealed with the right and goes with it; the log stays.
    before: { verification: right.verification, version: right.version, hasNote: right.verificationNote !== null },
    after: { verification: state, version: right.version, hasNote: note !== '' },
  })
  await publish(ctx, 'right.compared', { id, userId: ownerId })
  return {}
}
