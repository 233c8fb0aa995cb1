import { dropDraft } from '@portal/drafts/server'
import { placeOrder } from '@portal/orders/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, publish, underNewNumber } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { PatentApply } from '../contract/apply.ts'
import { patentFees } from '../contract/fees.ts'
import { type Finding, findingsOf } from '../contract/findings.ts'
import { patentDraft } from '../contract/paths.ts'
import { type Patent, patents } from './patent.table.ts'
import { sayDeadlines } from './patent-deadlines.ts'
import { bringFiles } from './patent-files.ts'
import { startAcceptance } from './patent-promise.ts'
import { sealField } from './personal-data.ts'
import { recordStep } from './take-step.ts'

type SubmitCtx = ActorCtx<'chance' | 'cipher'>

const storePatent = (ctx: SubmitCtx, { files: _, lxrPhone, firstFilingNo, ...apply }: PatentApply): Promise<Patent> => {
  const id = ctx.newId()
  const row = {
    ...apply,
    id,
    userId: ctx.actor.userId,
    state: 1 as const,
    lxrPhone: sealField(ctx, 'lxrPhone', id, lxrPhone),
    firstFilingNo: firstFilingNo || null,
    createTime: ctx.now(),
  }
  return underNewNumber(ctx, 'ZL', async (businessSn) => {
    const [stored] = await ctx.db
      .insert(patents)
      .values({ ...row, businessSn })
      .onConflictDoNothing({ target: patents.businessSn })
      .returning()
    return stored
  })
}

/** Places the order by the type's fees; the clock of acceptance begins with the payment, or at once where nothing is owed. */
const charge = async (ctx: SubmitCtx, patent: Patent): Promise<string | null> => {
  const orderNo = await placeOrder(ctx, {
    service: 'sqzl',
    businessSn: patent.businessSn,
    ownerId: patent.userId,
    title: patent.patentName,
    purpose: 'application',
    annualFeePayer: 2,
    wants: patentFees[patent.patentType].map((fee) => ({ fee, quantity: 1 })),
  })
  if (orderNo !== null) {
    await ctx.db.update(patents).set({ orderNo }).where(eq(patents.id, patent.id))
    return orderNo
  }
  await startAcceptance(ctx, patent)
  // No payment will tell the desk of this one.
  await publish(ctx, 'patent.submitted', { businessSn: patent.businessSn, userId: patent.userId })
  return null
}

/**
 * Stores an application in state 1 with its material and its order, in the caller's transaction.
 * @throws AppFailure `order.no_prices` while there is no price for its type
 */
export const submitPatent = async (
  ctx: SubmitCtx,
  { body }: { body: PatentApply },
): Promise<{ businessSn: string; orderNo: string | null; findings: Finding[] }> => {
  const patent = await storePatent(ctx, body)
  await bringFiles(ctx, patent.id, { files: body.files, origin: 'customer' })
  await dropDraft(ctx, { ownerId: ctx.actor.userId, form: patentDraft })
  await recordStep(ctx, patent, { act: 'submit', stateBefore: null })
  const orderNo = await charge(ctx, patent)
  const { businessSn, firstFilingDate } = patent
  if (firstFilingDate !== null) await sayDeadlines(ctx, patent)
  return { businessSn, orderNo, findings: findingsOf(patent, shanghaiDayOf(ctx.now())) }
}
