import { userNames } from '@portal/accounts/server'
import type { ActorCtx } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import {
  type RequestAction,
  type RequestState,
  requestActionLabels,
  requestStateLabels,
  stateAfterWith,
} from '../contract/rules.ts'
import { ensure, fail } from './failures.ts'
import { recordRequestAct } from './record-request-act.ts'
import { requests } from './request.table.ts'
import { besideStateOf } from './request-promises.ts'
import { recordStep, stepsOf } from './request-steps.ts'
import { ensureNotHeldUp } from './workbench/pending.ts'

type Change = Omit<Partial<typeof requests.$inferInsert>, 'id' | 'state' | 'version'>

/**
 * Takes a request one step along the state table, writes the step into the history, and answers the new state. Of two
 * people at once one succeeds: the update names the version that was read, so it changes nothing for the slower one,
 * who reads in U00409 who was faster. A caller may say that in other words by `tooLate`.
 */
export const takeStep = async (
  ctx: ActorCtx,
  request: typeof requests.$inferSelect,
  action: RequestAction,
  { change, note, tooLate = failTaken }: { change: Change; note: string | null; tooLate?: typeof failTaken },
): Promise<RequestState> => {
  const { id, state, version } = request
  await ensureNotHeldUp(ctx, id, action)
  const next = stateAfterWith(state, action, besideStateOf(request))
  if (next === null) return tooLate(ctx, id)
  const [changed] = await ctx.db
    .update(requests)
    .set({ ...change, state: next, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, id), eq(requests.version, version)))
    .returning({ version: requests.version })
  if (!changed) return tooLate(ctx, id)
  await recordStep(ctx, {
    requestId: id,
    version: changed.version,
    action,
    stateBefore: state,
    stateAfterOperate: next,
    note,
  })
  const names = Object.keys(change) as (keyof Change & keyof typeof request)[]
  await recordRequestAct(ctx, request, {
    before: { state: requestStateLabels[state], ...Object.fromEntries(names.map((name) => [name, request[name]])) },
    after: { state: requestStateLabels[next], ...change },
    note,
  })
  return next
}

const shownTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const failTaken = async (ctx: ActorCtx, id: string): Promise<never> => {
  const last = (await stepsOf(ctx, id)).at(-1)
  ensure(last && last.action !== 'submit', 'request.state_conflict')
  const { username } = (await userNames(ctx, [last.actorId])).get(last.actorId) ?? { username: '其他人员' }
  const what = `${username} 已于 ${shownTime.format(last.createTime)} 执行“${requestActionLabels[last.action]}”`
  return fail('request.state_conflict', { msg: `${what}，请刷新后查看` })
}
