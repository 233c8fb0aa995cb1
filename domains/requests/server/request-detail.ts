import { maskIdCard } from '@portal/accounts/contract'
import { staffLabel } from '@portal/accounts/server'
import type { Actor, Ctx } from '@portal/platform/server'
import { regionName } from '@portal/regions/server'
import type { RequestDetail } from '../contract/detail.ts'
import { noDetails } from '../contract/detail.ts'
import type { Performer } from '../contract/rules.ts'
import { actionsIn } from '../contract/rules.ts'
import { titleOf } from '../contract/title.ts'
import { voucherText } from '../contract/voucher.ts'
import { casePictures } from './case-pictures.ts'
import { idCardViewsOf } from './id-card-views.ts'
import { showField } from './personal-data.ts'
import type { requests } from './request.table.ts'
import { formOf } from './request-columns.ts'
import { requestNextDeadlines } from './request-deadlines.ts'
import { besideStateOf, requestPromises, whoIsNext } from './request-promises.ts'
import type { RequestStep } from './request-steps.ts'
import { currentPapers, roundsOf } from './supplement-rounds.ts'
import { roundViews } from './supplement-view.ts'
import { filesOf, shownFile } from './vouchers.ts'

export type RequestRecord = typeof requests.$inferSelect
export type DetailCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'signer'> & { actor: Pick<Actor, 'userId'> }

/** The part of a request's detail that owner and desk both see; the caller has checked that the viewer may see it. */
export const detailOf = async (
  ctx: DetailCtx,
  request: RequestRecord,
  steps: readonly RequestStep[],
  viewer: Performer,
): Promise<RequestDetail> => {
  const { id, details, businessSn, businessType, state, obligeeName, appeal, lxrName, qmfaName } = request
  const rounds = request.supplementRound === 0 ? [] : await roundsOf(ctx, id)
  const files = await filesOf(ctx, id, viewer === 'staff' ? ctx.actor.userId : undefined)
  const promises = (await requestPromises(ctx, [businessSn])).get(businessSn) ?? []
  const deadline = (await requestNextDeadlines(ctx, [businessSn])).get(businessSn)
  return {
    businessSn,
    businessType,
    title: titleOf({ ...details, businessType, createTime: request.createTime }),
    state,
    createTime: request.createTime.getTime(),
    acceptTime: request.acceptTime?.getTime() ?? null,
    ...((viewer === 'owner' && (await casePictures(ctx, [request])).get(id)) || { picture: null, isMark: false }),
    ipForeignOperateDTOList: steps
      .filter(({ stateBefore, stateAfterOperate }) => stateBefore !== stateAfterOperate)
      .map(({ stateAfterOperate, createTime }) => ({ stateAfterOperate, createTime: createTime.getTime() })),
    acceptContent: request.acceptContent,
    cure: request.cure,
    processResult: request.processResult,
    obligeeName,
    // The ID number is masked for the owner too; the desk sees it whole only by a call of its own, which is written
    // down.
    idCard: showField(ctx, 'idCard', request, maskIdCard),
    idCardViews: request.idCard === null ? [] : await idCardViewsOf(ctx, request, viewer),
    ...noDetails,
    ...details,
    regionName: regionName(details.county ?? details.city ?? '') || null,
    appeal: appeal || null,
    voucher: voucherText(currentPapers(files, rounds).map(shownFile)),
    lxrName,
    lxrPhone: showField(ctx, 'lxrPhone', request),
    lxrEmail: showField(ctx, 'lxrEmail', request),
    qmfaName,
    qmfaPhone: showField(ctx, 'qmfaPhone', request),
    calledTime: request.calledTime?.getTime() ?? null,
    ...whoIsNext(request, { promises, deadline, now: ctx.now() }),
    handler: request.assigneeId === null ? null : staffLabel(ctx, 'request', request.assigneeId),
    promises,
    supplements: roundViews({ businessType, current: formOf(ctx, request, showField), files, rounds, now: ctx.now() }),
    can: actionsIn(state, viewer, besideStateOf(request)),
  }
}
