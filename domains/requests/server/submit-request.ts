import type { Ctx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import type { AnyRequest, SubmitRequest } from '../contract/index.ts'
import { firstState, subjectOf } from '../contract/index.ts'
import type { Deed } from './deed.ts'
import { fail } from './failures.ts'
import { phoneFingerprint, sealField } from './personal-data.ts'
import { requests } from './request.table.ts'
import { newBusinessSn } from './request-number.ts'
import { recordStep } from './request-steps.ts'
import { attachVouchers } from './vouchers.ts'

/** A day has a million numbers of a kind: 20 taken ones in a row mean something else is wrong. */
const numberTries = 20

type SubmitCtx = Deed & Pick<Ctx, 'chance' | 'cipher'>

/** Stores a request of any offered kind in state 1 and answers its number. Runs in the caller's transaction. */
export const submitRequest = async (
  ctx: SubmitCtx,
  { body }: { body: SubmitRequest },
): Promise<{ businessSn: string }> => {
  const id = ctx.newId()
  const request: AnyRequest = body
  const { businessType, obligeeName, appeal, voucher, lxrName, lxrPhone, lxrEmail, idCard, ...details } = request
  const row = {
    id,
    businessType,
    userId: ctx.actor.userId,
    state: firstState,
    obligeeName: obligeeName ?? null,
    subject: subjectOf(body),
    appeal,
    details,
    idCard: idCard ? sealField(ctx, 'idCard', id, idCard) : null,
    lxrName,
    lxrPhone: sealField(ctx, 'lxrPhone', id, lxrPhone),
    lxrPhoneFingerprint: phoneFingerprint(ctx, lxrPhone),
    lxrEmail: lxrEmail ? sealField(ctx, 'lxrEmail', id, lxrEmail) : null,
    createTime: ctx.now(),
  }
  await attachVouchers(ctx, id, voucher)
  const businessSn = await insertNumbered(ctx, row)
  await recordStep(ctx, {
    requestId: id,
    version: 1,
    action: 'submit',
    stateBefore: null,
    stateAfterOperate: firstState,
  })
  await publish(ctx, 'request.submitted', { businessSn, businessType, userId: ctx.actor.userId })
  return { businessSn }
}

const insertNumbered = async (
  ctx: Pick<SubmitCtx, 'db' | 'now' | 'chance'>,
  row: Omit<typeof requests.$inferInsert, 'businessSn'>,
): Promise<string> => {
  for (let attempt = 0; attempt < numberTries; attempt += 1) {
    const businessSn = newBusinessSn(ctx, row.businessType)
    const inserted = await ctx.db
      .insert(requests)
      .values({ ...row, businessSn })
      .onConflictDoNothing({ target: requests.businessSn })
      .returning({ id: requests.id })
    if (inserted.length > 0) return businessSn
  }
  return fail('server.overloaded')
}
