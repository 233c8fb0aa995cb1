import { maskIdCard } from '@portal/accounts/contract'
import type { Ctx } from '@portal/platform/server'
import type { Performer, RequestDetail } from '../contract/index.ts'
import { actionsIn, noDetails } from '../contract/index.ts'
import { openField } from './personal-data.ts'
import type { requests } from './request.table.ts'
import type { RequestStep } from './request-steps.ts'
import { vouchersOf } from './vouchers.ts'

export type RequestRecord = typeof requests.$inferSelect
export type DetailCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'signer'>

/** What owner and desk alike see of a request; the caller has checked that they may. */
export const detailOf = async (
  ctx: DetailCtx,
  request: RequestRecord,
  steps: readonly RequestStep[],
  viewer: Performer,
): Promise<RequestDetail> => {
  const { id, details, businessSn, businessType, state, obligeeName, appeal, lxrName, qmfaName } = request
  const can = actionsIn(state, viewer).filter((action) => action !== 'requestFullPlan' || qmfaName === null)
  return {
    businessSn,
    businessType,
    state,
    createTime: request.createTime.getTime(),
    acceptTime: request.acceptTime?.getTime() ?? null,
    ipForeignOperateDTOList: steps
      .filter(({ stateBefore, stateAfterOperate }) => stateBefore !== stateAfterOperate)
      .map(({ stateAfterOperate, createTime }) => ({ stateAfterOperate, createTime: createTime.getTime() })),
    acceptContent: request.acceptContent,
    processResult: request.processResult,
    obligeeName,
    idCard: maskedIdCard(ctx, request),
    ...noDetails,
    ...details,
    appeal,
    voucher: await vouchersOf(ctx, id),
    lxrName,
    lxrPhone: openField(ctx, 'lxrPhone', id, request.lxrPhone) ?? '',
    lxrEmail: openField(ctx, 'lxrEmail', id, request.lxrEmail),
    qmfaName,
    qmfaPhone: openField(ctx, 'qmfaPhone', id, request.qmfaPhone),
    can,
  }
}

/** Masked for the owner too; the desk sees it whole only by a call of its own that is logged. */
const maskedIdCard = (ctx: DetailCtx, { id, idCard }: RequestRecord): string | null => {
  const whole = openField(ctx, 'idCard', id, idCard)
  return whole === null ? null : maskIdCard(whole)
}
