import { customerOf, userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { ensureField, readSelectPage, type SignedInCtx, within } from '@portal/platform/server'
import { findOfficeProvider } from '@portal/providers/server'
import { and, desc, eq } from 'drizzle-orm'
import type { AssignForm } from '../../contract/desk-file-endpoints.ts'
import type { DeskDetail, DeskRow } from '../../contract/file/detail.ts'
import type { DeskQuery } from '../../contract/file/lists.ts'
import { fileStateText } from '../../contract/file/states.ts'
import type { Stepped } from '../../contract/file/stepped.ts'
import { ensure } from '../failures.ts'
import { actOn, bareForm } from './act.ts'
import { isPaid, steppedOf } from './beside-state.ts'
import { type DetailCtx, detailOf } from './detail.ts'
import { tell } from './events.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'
import { getTrademark, lockTrademark } from './find-trademark.ts'
import { holding, inServiceState, rowOf } from './list-own.ts'
import { changeTrademark } from './take-step.ts'
import { actLabel, stepsOf } from './timeline.ts'
import { keepAcceptance } from './trademark-promise.ts'

const holderOf = ({ providerId, providerName, providerLicenceNo }: Trademark): DeskRow['provider'] =>
  providerId === null ? null : { id: providerId, name: providerName ?? '', licenceNo: providerLicenceNo }

const mayAct = ({ actor }: Pick<SignedInCtx, 'actor'>): boolean => actor.may?.('trademarks.act') ?? false

/** All applications for the desk, newest first. */
export const listDeskTrademarks = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  { query }: { query: DeskQuery },
): Promise<Page<DeskRow>> => {
  const { state, fileState, kind, provider, keyword } = query
  const wanted = and(
    inServiceState(state),
    fileState === null ? undefined : eq(trademarks.fileState, fileState),
    kind === '' ? undefined : eq(trademarks.kind, kind),
    provider === '' ? undefined : eq(trademarks.providerId, provider),
    holding(keyword),
    within(trademarks.createTime, query),
  )
  const select = ctx.db
    .select(trademarkColumns)
    .from(trademarks)
    .where(wanted)
    .orderBy(desc(trademarks.createTime), desc(trademarks.id))
  const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(trademarks, wanted))
  const names = await userNames(
    ctx,
    rows.map(({ userId }) => userId),
  )
  const elements = rows.map((trademark) => ({
    ...rowOf(trademark, 'staff'),
    ...(!mayAct(ctx) && { can: [] }),
    customer: customerOf(names, trademark.userId),
    provider: holderOf(trademark),
    classes: trademark.classes,
    items: trademark.itemCount,
    nextDue: trademark.nextDue?.getTime() ?? null,
  }))
  return { elements, totalElements }
}

type Named = { params: { businessSn: string } }

/** An application as the desk sees it: with its customer, its provider, and who did what. */
export const viewDeskTrademark = async (ctx: DetailCtx, { params }: Named): Promise<DeskDetail> => {
  const trademark = await getTrademark(ctx, params.businessSn)
  const steps = await stepsOf(ctx, trademark)
  const people = [trademark.userId, ...steps.flatMap(({ actorId }) => actorId ?? [])]
  const names = await userNames(ctx, people)
  return {
    ...(await detailOf(ctx, trademark, { steps, standing: 'staff' })),
    ...(!mayAct(ctx) && { can: [] }),
    customer: customerOf(names, trademark.userId),
    holder: holderOf(trademark),
    history: steps.map(({ act, stateBefore, stateAfter, createTime, actorId, note }) => ({
      ...{ act, label: actLabel(act), before: stateBefore, after: stateAfter, note },
      time: createTime.getTime(),
      actor: actorId === null ? null : usernameOf(names, actorId),
    })),
  }
}

const act = (ctx: SignedInCtx, { params }: Named, action: string, reason: string): Promise<Stepped> =>
  actOn(ctx, { body: { ...bareForm, ...params, action, reason } })

export const approveTrademark = (ctx: SignedInCtx, input: Named & { body: { note: string } }): Promise<Stepped> =>
  act(ctx, input, 'approve', input.body.note)

type WithReason = Named & { body: { reason: string } }

export const sendBackTrademark = (ctx: SignedInCtx, input: WithReason): Promise<Stepped> =>
  act(ctx, input, 'sendBack', input.body.reason)

export const terminateTrademark = (ctx: SignedInCtx, input: WithReason): Promise<Stepped> =>
  act(ctx, input, 'terminate', input.body.reason)

/**
 * Staff give a case to a provider: one that nobody has accepted goes on as if it had been accepted, any other that is still under
 * way changes its provider.
 * @throws AppFailure `trademark.state_conflict`, `trademark.unpaid`; `request.invalid` for whom it cannot be given to
 */
export const assignTrademark = async (
  ctx: SignedInCtx,
  { params, body }: Named & { body: AssignForm },
): Promise<Stepped> => {
  const trademark = await lockTrademark(ctx, params.businessSn)
  const { fileState, kind } = trademark
  ensure(fileState !== 18 && fileState !== 99, 'trademark.state_conflict', {
    msg: `当前为“${fileStateText(kind, fileState)}”，不能指派`,
  })
  ensure(isPaid(trademark), 'trademark.unpaid')
  const provider = await findOfficeProvider(ctx, body.providerId)
  ensureField(provider, 'providerId', '没有这家已通过审核的服务商')
  ensureField(provider.id !== trademark.userId, 'providerId', '不能指派给申请人自己')
  ensureField(provider.id !== trademark.providerId, 'providerId', '该服务商已在办理这件申请')
  const changed = await changeTrademark(ctx, trademark, {
    ...{ act: 'assigned', performer: 'staff', to: fileState === 1 ? 2 : fileState, note: body.reason },
    set: {
      ...{ providerId: provider.id, providerName: provider.companyName, providerLicenceNo: provider.licenceNo },
      ...{ acceptTime: ctx.now(), nextDue: null },
    },
  })
  if (fileState === 1) await keepAcceptance(ctx, trademark)
  await tell(ctx, 'trademark.assigned', changed)
  await tell(ctx, 'trademark.assigned_to', changed)
  await tell(ctx, 'trademark.assigned_away', changed, { formerId: trademark.providerId })
  return steppedOf(ctx, changed, { performer: 'staff', step: null })
}
