import { cancelOrder } from '@portal/orders/server'
import { type ActorCtx, type Ctx, publish } from '@portal/platform/server'
import type { AddFilesForm, OwnMeaningForm, WithdrawForm } from '../contract/desk.ts'
import type { PatentFile } from '../contract/detail.ts'
import { materialLabels } from '../contract/materials.ts'
import type { Stepped } from '../contract/stepped.ts'
import { steppedOf } from './beside-state.ts'
import { lockOwnPatent } from './own-patent.ts'
import { bringFiles, shownFiles } from './patent-files.ts'
import { cancelAcceptance } from './patent-promise.ts'
import { meaningChange, takeStep } from './take-step.ts'

/** The customer sends further material for an application that is open. */
export const addFiles = async (
  ctx: ActorCtx & Pick<Ctx, 'signer'>,
  { body }: { body: AddFilesForm },
): Promise<{ files: PatentFile[] }> => {
  const patent = await lockOwnPatent(ctx, body.businessSn)
  const after = body.files.map(({ kind }) => materialLabels[kind]).join('、')
  await takeStep(ctx, patent, { act: 'addFiles', changes: [{ label: '材料', before: null, after }] })
  await bringFiles(ctx, patent.id, { files: body.files, origin: 'customer' })
  const { businessSn, userId, assigneeId } = patent
  await publish(ctx, 'patent.files_added', { businessSn, userId, assigneeId })
  return { files: await shownFiles(ctx, patent, ctx.actor.userId) }
}

/** The customer takes back what nobody has accepted; an order that waits for payment is closed, a paid one may be refunded. */
export const withdrawPatent = async (ctx: ActorCtx, { body }: { body: WithdrawForm }): Promise<{ state: 4 }> => {
  const patent = await lockOwnPatent(ctx, body.businessSn)
  const reason = body.reason || null
  await takeStep(ctx, patent, {
    act: 'withdraw',
    set: { endTime: ctx.now(), closeReason: reason ?? '申请人撤回', nextDue: null },
    changes: reason === null ? [] : [{ label: '撤回原因', before: null, after: reason }],
  })
  await cancelAcceptance(ctx, patent)
  const { businessSn, userId } = patent
  await cancelOrder(ctx, { businessSn, note: reason })
  await publish(ctx, 'patent.withdrawn', { businessSn, userId })
  return { state: 4 }
}

/** The customer says which act 保密请求 means, while nobody knows; afterwards it is the desk's to change. */
export const answerMeaning = async (ctx: ActorCtx, { body }: { body: OwnMeaningForm }): Promise<Stepped> => {
  const patent = await lockOwnPatent(ctx, body.businessSn)
  const { specialMeaning } = body
  const changes = meaningChange('unclear', specialMeaning)
  const said = await takeStep(ctx, patent, { act: 'answerMeaning', set: { specialMeaning }, changes })
  const { businessSn, userId, assigneeId } = said
  await publish(ctx, 'patent.meaning_answered', { businessSn, userId, assigneeId })
  return steppedOf(said, 'owner')
}
