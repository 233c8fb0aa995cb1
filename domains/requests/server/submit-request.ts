import { dropDraft } from '@portal/drafts/server'
import type { ActorCtx } from '@portal/platform/server'
import { publish, underNewNumber } from '@portal/platform/server'
import { businessTypePrefixes, draftForm } from '../contract/business-types.ts'
import type { AnyRequest } from '../contract/kinds/kind.ts'
import type { SubmitRequest } from '../contract/kinds.ts'
import { findKind } from '../contract/kinds.ts'
import { firstState } from '../contract/rules.ts'
import type { SubmittedRequest } from '../contract/submitted.ts'
import { keepUsedRight, type Vault } from './case-right.ts'
import { ensureScore } from './ensure-score.ts'
import { requests } from './request.table.ts'
import { columnsOf } from './request-columns.ts'
import { startRequestPromise } from './request-promises.ts'
import { recordStep } from './request-steps.ts'
import { verifyRequest } from './verify-request.ts'
import { attachVouchers } from './vouchers.ts'

type SubmitCtx = ActorCtx<'chance' | 'cipher'>

/**
 * Stores a request of any offered kind in state 1, with the right of the vault that it was filled from, and answers its number,
 * and by when it is to be accepted. Runs in the caller's transaction.
 */
export const submitWith =
  (vault: Vault) =>
  async (ctx: SubmitCtx, { body: { right, ...body } }: { body: SubmitRequest }): Promise<SubmittedRequest> => {
    ensureScore(body)
    const id = ctx.newId()
    const request: AnyRequest = await verifyRequest(ctx, body)
    const { businessType, voucher } = request
    const row = {
      id,
      ...columnsOf(ctx, id, request, body),
      userId: ctx.actor.userId,
      state: firstState,
      createTime: ctx.now(),
    }
    const { voucherPurposes = [] } = findKind(businessType) ?? {}
    const files = await attachVouchers(ctx, id, { references: voucher, purposes: voucherPurposes })
    await dropDraft(ctx, { ownerId: ctx.actor.userId, form: draftForm(businessType) })
    const businessSn = await underNewNumber(ctx, businessTypePrefixes[businessType], async (number) => {
      const [inserted] = await ctx.db
        .insert(requests)
        .values({ ...row, businessSn: number })
        .onConflictDoNothing({ target: requests.businessSn })
        .returning({ businessSn: requests.businessSn })
      return inserted?.businessSn
    })
    await keepUsedRight(ctx, vault, { id, businessSn, right, files })
    await recordStep(ctx, {
      requestId: id,
      version: 1,
      action: 'submit',
      stateBefore: null,
      stateAfterOperate: firstState,
    })
    const acceptanceDue = await startRequestPromise(ctx, { businessSn, businessType }, 'acceptance')
    await publish(ctx, 'request.submitted', { businessSn, businessType, userId: ctx.actor.userId })
    return { businessSn, acceptanceDue: acceptanceDue.getTime() }
  }
