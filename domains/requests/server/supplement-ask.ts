import { type ActorCtx, ensureField, publish } from '@portal/platform/server'
import { roundTexts } from '@portal/promises/contract'
import { firstRoundNotice, roundDueOf } from '@portal/promises/server'
import { type AskedItem, type AskForm, supplementFields } from '../contract/supplement-form.ts'
import { getRequest } from './desk-detail.ts'
import { pauseRequestPromises } from './request-promises.ts'
import { supplements } from './supplement.table.ts'
import { takeStep } from './take-step.ts'

/** The items of a round, in the order of the form and each once; a field that the kind does not have is refused. */
const itemsOf = (businessType: number, { items, papers }: AskForm): AskedItem[] => {
  const fields = supplementFields(businessType)
  const asked = fields.flatMap(({ field, label }): AskedItem[] => {
    const item = items.find((one) => one.field === field)
    return item ? [{ key: field, field, label, problem: item.problem }] : []
  })
  ensureField(asked.length === items.length, 'items', roundTexts.wrongItems)
  return [...asked, ...papers.map((paper, index) => ({ key: `paper${index + 1}`, field: null, ...paper }))]
}

/**
 * The desk asks the owner to correct some fields or to bring papers. This begins the next round; the clocks stand still
 * meanwhile.
 */
export const askSupplement = async (
  ctx: ActorCtx,
  { params, body }: { params: { businessSn: string }; body: AskForm },
): Promise<{ round: number }> => {
  const request = await getRequest(ctx, params.businessSn)
  const { id, businessSn, businessType, userId } = request
  const round = request.supplementRound + 1
  const dueAt = roundDueOf(ctx, body.dueDate)
  const items = itemsOf(businessType, body)
  await takeStep(ctx, request, 'askSupplement', {
    change: { supplementRound: round, supplementDue: dueAt, supplementNotice: firstRoundNotice(dueAt, ctx.now()) },
    note: body.note || null,
  })
  await ctx.db.insert(supplements).values({
    id: ctx.newId(),
    requestId: id,
    round,
    items,
    dueAt,
    actorId: ctx.actor.userId,
    createTime: ctx.now(),
  })
  await pauseRequestPromises(ctx, request)
  await publish(ctx, 'request.supplement_asked', { businessSn, businessType, userId, round })
  return { round }
}
