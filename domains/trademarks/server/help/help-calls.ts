import { customerOf, userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import {
  countToday,
  isId,
  loggedAs,
  publish,
  type RecordKind,
  readPage,
  recordAct,
  type SignedInCtx,
  sealedFields,
} from '@portal/platform/server'
import type { PromisedService } from '@portal/promises/contract'
import { keepPromise, startPromise } from '@portal/promises/server'
import { desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CalledForm, HelpAsked, HelpForm, HelpQuery, HelpRow } from '../../contract/help.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import { deskHelpPath } from '../../contract/paths.ts'
import { ensure } from '../failures.ts'
import { type HelpCall, helpCalls } from './help.table.ts'

/** What is promised: a call within the time that the specification names. */
export const helpService: PromisedService = { service: 'trademarkHelp', name: '商标专家协助', kinds: ['callBack'] }

/** A call for help has no page of its own. */
export const helpRecord: RecordKind = {
  at: '/api/admin/trademarkHelp/{id}',
  kind: 'trademarkHelp',
  page: () => deskHelpPath,
}

const sealed = sealedFields(helpCalls)
const subjectOf = (id: string) => ({ kind: 'trademark-help', ref: id })

/** @throws AppFailure `trademark.too_many_help_calls` where the caller has asked as often today as he may */
const ensureFewToday = async (ctx: SignedInCtx): Promise<void> => {
  const { userId: owner, createTime } = helpCalls
  const asked = await countToday(ctx, { what: 'trademark help', table: helpCalls, owner, createTime })
  ensure(asked < trademarkLimits.helpCallsPerDay, 'trademark.too_many_help_calls')
}

/** A customer asks an expert to call; from now on the clock of the promise runs in working time. */
export const askHelp = async (ctx: SignedInCtx, { body }: { body: HelpForm }): Promise<HelpAsked> => {
  await ensureFewToday(ctx)
  const id = ctx.newId()
  const callBy = await startPromise(ctx, { kind: 'callBack', service: helpService.service, subject: subjectOf(id) })
  await ctx.db.insert(helpCalls).values({
    ...{ id, userId: ctx.actor.userId, createTime: ctx.now(), callBy },
    contactName: sealed.seal(ctx, 'contactName', id, body.contact_name),
    contactPhone: sealed.seal(ctx, 'contactPhone', id, body.contactPhone),
    question: sealed.seal(ctx, 'question', id, body.question),
  })
  await publish(ctx, 'trademark.help_asked', { id, userId: ctx.actor.userId })
  return { id, callBy: callBy.getTime() }
}

/** Who asked for a call: those who wait in the order in which they must be called, of the others the newest first. */
export const listHelp = async (
  ctx: Pick<SignedInCtx, 'db' | 'cipher'>,
  { query }: { query: HelpQuery },
): Promise<Page<HelpRow>> => {
  const { calledAt, callBy, createTime, id } = helpCalls
  const states = { 0: isNull(calledAt), 1: isNotNull(calledAt) } as const
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: helpCalls,
    where: query.state === null ? undefined : states[query.state],
    orderBy: query.state === 0 ? [callBy, id] : [desc(createTime), desc(id)],
  })
  const names = await userNames(
    ctx,
    rows.flatMap(({ userId, calledBy }) => (calledBy === null ? [userId] : [userId, calledBy])),
  )
  const rowOf = (call: HelpCall): HelpRow => ({
    id: call.id,
    contact_name: sealed.show(ctx, 'contactName', call),
    contactPhone: sealed.show(ctx, 'contactPhone', call),
    question: sealed.show(ctx, 'question', call),
    customer: customerOf(names, call.userId),
    createTime: call.createTime.getTime(),
    callBy: call.callBy.getTime(),
    calledAt: call.calledAt?.getTime() ?? null,
    calledBy: call.calledBy === null ? null : usernameOf(names, call.calledBy),
    note: call.note,
  })
  return { elements: rows.map(rowOf), totalElements }
}

/** Staff write down that they called; the promise is kept by it. */
export const markCalled = async (
  ctx: SignedInCtx,
  { params, body }: { params: { id: string }; body: CalledForm },
): Promise<Record<string, never>> => {
  const [call] = isId(params.id)
    ? await ctx.db.select().from(helpCalls).where(eq(helpCalls.id, params.id)).for('update')
    : []
  ensure(call, 'record.not_found')
  ensure(call.calledAt === null, 'trademark.state_conflict', { msg: '已经登记过回电' })
  const [calledAt, note] = [ctx.now(), body.note === '' ? null : body.note]
  await ctx.db.update(helpCalls).set({ calledAt, calledBy: ctx.actor.userId, note }).where(eq(helpCalls.id, call.id))
  await keepPromise(ctx, { kind: 'callBack', subject: subjectOf(call.id) })
  await recordAct(ctx, {
    ...loggedAs(helpRecord, call.id),
    before: { calledAt: null, note: call.note },
    after: { calledAt, note },
  })
  return {}
}
