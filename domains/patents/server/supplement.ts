import { retitleOrders } from '@portal/orders/server'
import { type FieldError, orderIssues } from '@portal/platform/contract'
import { type ActorCtx, type Ctx, publish } from '@portal/platform/server'
import { firstRoundNotice, roundDueOf } from '@portal/promises/server'
import { applyLabels } from '../contract/labels.ts'
import { type MaterialKind, materialLabels } from '../contract/materials.ts'
import type { Stepped } from '../contract/stepped.ts'
import {
  type AnswerForm,
  type AskForm,
  answerSchema,
  type Correctable,
  type CorrectableField,
  correctable,
  itemsOf,
  type WithdrawAskForm,
} from '../contract/supplement.ts'
import { steppedOf } from './beside-state.ts'
import { ensure, fail } from './failures.ts'
import { lockOwnPatent, lockPatent } from './own-patent.ts'
import type { Change, Patent } from './patent.table.ts'
import { sayDeadlines } from './patent-deadlines.ts'
import { bringFiles } from './patent-files.ts'
import { pauseClock, resumeClock } from './patent-promise.ts'
import { sealField, showField } from './personal-data.ts'
import { recordPatentAct } from './record-patent-act.ts'
import { patentSupplements } from './supplement.table.ts'
import { endRound, getOpenRound, noRound } from './supplement-rounds.ts'
import { takeStep } from './take-step.ts'

type Of<Body> = { params: { businessSn: string }; body: Body }

/** The desk asks the customer to correct fields or to bring material; the clock stands still until he has answered. */
export const askSupplement = async (ctx: ActorCtx, { params, body }: Of<AskForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const dueAt = roundDueOf(ctx, body.dueDate)
  const items = itemsOf(body)
  const round = patent.supplementRound + 1
  const asked = await takeStep(ctx, patent, {
    act: 'askSupplement',
    set: { supplementRound: round, supplementDue: dueAt, supplementNotice: firstRoundNotice(dueAt, ctx.now()) },
    changes: items.map(({ label, problem }) => ({ label, before: null, after: problem })),
  })
  await ctx.db.insert(patentSupplements).values({
    id: ctx.newId(),
    patentId: patent.id,
    round,
    items,
    dueAt,
    actorId: ctx.actor.userId,
    createTime: ctx.now(),
  })
  await recordPatentAct(ctx, patent, {
    before: {},
    after: { supplementItems: items.map(({ label, problem }) => `${label}：${problem}`) },
  })
  await sayDeadlines(ctx, asked)
  await pauseClock(ctx, patent)
  const { businessSn, userId } = patent
  await publish(ctx, 'patent.supplement_asked', { businessSn, userId, round })
  return steppedOf(asked, 'staff')
}

/** The desk takes the open round back and says why; the clock goes on. */
export const withdrawSupplement = async (ctx: ActorCtx, { params, body }: Of<WithdrawAskForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const { reason: remark } = body
  const held = await takeStep(ctx, patent, {
    act: 'withdrawSupplement',
    set: noRound,
    changes: [{ label: '撤回原因', before: null, after: remark }],
  })
  await endRound(ctx, await getOpenRound(ctx, patent), { outcome: 'withdrawn', remark, changes: [] })
  await sayDeadlines(ctx, held)
  await recordPatentAct(ctx, patent, { before: {}, after: {}, note: remark })
  await resumeClock(ctx, patent)
  const { businessSn, userId } = patent
  await publish(ctx, 'patent.supplement_withdrawn', { businessSn, userId })
  return steppedOf(held, 'staff')
}

const refuse = (fields: FieldError[]): never =>
  fail('request.invalid', { fields, ...(fields[0] && { msg: fields[0].msg }) })

type Answer = Partial<Record<CorrectableField, string | null>> & {
  files: { kind: MaterialKind; url: string }[]
  remark: string
}

/** What the answer changes, in words. The phone is sealed in its row, so that the history tells only that it changed. */
const changesOf = (current: Correctable, { files, remark, ...values }: Answer): Change[] => {
  const changed = correctable.flatMap((field): Change[] => {
    const after = values[field]
    if (after === undefined || (after || null) === (current[field] || null)) return []
    const label = applyLabels[field]
    return [field === 'lxrPhone' ? { label, before: null, after: '已更新' } : { label, before: current[field], after }]
  })
  const brought = [...new Set(files.map(({ kind }) => materialLabels[kind]))].join('、')
  return [
    ...changed,
    ...(brought === '' ? [] : [{ label: applyLabels.files, before: null, after: brought }]),
    ...(remark === '' ? [] : [{ label: '说明', before: null, after: remark }]),
  ]
}

/** The columns of the fields that were asked for, as an application stores them. */
const columnsOf = (ctx: Pick<Ctx, 'cipher'>, { id }: Patent, { files: _, remark: __, ...values }: Answer) => {
  const { applyNation, companyName, patentName, lxrName, lxrPhone, firstFilingDate, firstFilingNo } = values
  return {
    ...(applyNation && { applyNation }),
    ...(companyName && { companyName }),
    ...(patentName && { patentName }),
    ...(lxrName && { lxrName }),
    ...(lxrPhone && { lxrPhone: sealField(ctx, 'lxrPhone', id, lxrPhone) }),
    ...(firstFilingDate !== undefined && { firstFilingDate }),
    ...(firstFilingNo !== undefined && { firstFilingNo: firstFilingNo || null }),
  }
}

/** The customer answers the open round: fields are corrected, files are attached, and the clock goes on. */
export const answerSupplement = async (ctx: ActorCtx<'cipher'>, { body }: { body: AnswerForm }): Promise<Stepped> => {
  const patent = await lockOwnPatent(ctx, body.businessSn)
  const open = await getOpenRound(ctx, patent)
  ensure(open.round === body.round, 'patent.supplement_over')
  const current = { ...patent, lxrPhone: showField(ctx, 'lxrPhone', patent) }
  const schema = answerSchema(open.items, current)
  // A client sends null for a field that is to be empty.
  const told = Object.entries(body.answers).filter(([, value]) => value !== null)
  const given = { ...Object.fromEntries(told), files: body.files, remark: body.remark }
  const parsed = schema.safeParse(given)
  if (!parsed.success) return refuse(orderIssues(schema, given, parsed.error.issues))
  const answer = parsed.data as Answer
  const changes = changesOf(current, answer)
  const answered = await takeStep(ctx, patent, {
    act: 'answerSupplement',
    set: { ...columnsOf(ctx, patent, answer), ...noRound },
    changes,
  })
  if (answer.files.length > 0) await bringFiles(ctx, patent.id, { files: answer.files, origin: 'customer' })
  await endRound(ctx, open, {
    outcome: 'answered',
    remark: answer.remark || null,
    changes: changes.filter(({ label }) => label !== '说明'),
  })
  await resumeClock(ctx, patent)
  await sayDeadlines(ctx, answered)
  const { businessSn, userId, assigneeId, patentName } = answered
  if (patentName !== patent.patentName) await retitleOrders(ctx, { businessSn, title: patentName })
  await publish(ctx, 'patent.supplement_answered', { businessSn, userId, assigneeId })
  return steppedOf(answered, 'owner')
}
