import { cancelOrder, completeOrder, findQuote, markSpent } from '@portal/orders/server'
import { type ActorCtx, ensureField } from '@portal/platform/server'
import { extraFees, trademarkFees } from '../../contract/fees.ts'
import type { ActionForm } from '../../contract/file/action.ts'
import type { FileAct } from '../../contract/file/acts.ts'
import type { FileState } from '../../contract/file/states.ts'
import { ensure } from '../failures.ts'
import { extraWants } from '../price/extra-wants.ts'
import { hasWaitingMembers, lapseMembers } from './designate.ts'
import { orderExtra } from './extra-order.ts'
import type { Trademark } from './file.table.ts'
import { missingPapers } from './missing-papers.ts'
import { getCallingProvider } from './standing.ts'
import type { Changed } from './take-step.ts'
import { cancelAcceptance, keepAcceptance, startAcceptance } from './trademark-promise.ts'

type Taking = ActorCtx<'chance' | 'cipher'> & { actor: Parameters<typeof getCallingProvider>[0]['actor'] }
type Act = (ctx: Taking, trademark: Trademark, form: ActionForm) => Promise<Changed>

/** What an act writes beside the file state, judged with what only the server knows; acts that are not here write nothing. */
const writes: Partial<Record<FileAct, Act>> = {
  accept: async (ctx) => {
    const { id, companyName, licenceNo } = await getCallingProvider(ctx)
    return {
      providerId: id,
      providerName: companyName,
      providerLicenceNo: licenceNo,
      acceptTime: ctx.now(),
      nextDue: null,
    }
  },
  giveBack: async () => ({ providerId: null, providerName: null, providerLicenceNo: null, acceptTime: null }),
  prepare: async (ctx, trademark) => {
    await missingPapers(ctx, trademark)
    return {}
  },
  submit: async (ctx, _trademark, { extra }) => {
    // The customer is not asked to confirm what could not be charged.
    ensure(extra.length === 0 || (await findQuote(ctx, extraWants(extra))), 'order.no_prices')
    return { extra: extra.length > 0 ? extra : null }
  },
  confirm: orderExtra,
  receipt: async (_ctx, _trademark, { number }) => ({ applicationNumber: number }),
  correct: async () => ({ isCorrected: true }),
  pass: async (_ctx, { kind }, { number, date }) =>
    kind === 'gjsbzc' ? { internationalNumber: number, internationalOn: date } : {},
  publish: async () => ({ isPublished: true }),
  announce: async (ctx, trademark, { reason }) => {
    const isWaiting = await hasWaitingMembers(ctx, trademark)
    ensureField(!isWaiting || reason !== '', 'reason', '请说明尚未答复的成员审查期限已满')
    if (isWaiting) await lapseMembers(ctx, trademark)
    return {}
  },
  certify: async (_ctx, _trademark, { number, from, to }) => ({
    registrationNumber: number,
    registeredFrom: from,
    registeredTo: to,
  }),
}

const ended: Act = async (ctx, _trademark, { reason }) => ({
  endTime: ctx.now(),
  endReason: reason === '' ? null : reason,
  nextDue: null,
})

/** What an act writes, with what is written where it ends the case. */
export const writesOf = async (
  ctx: Taking,
  trademark: Trademark,
  { act, to, form }: { act: FileAct; to: FileState; form: ActionForm },
): Promise<Changed> => ({
  ...(await writes[act]?.(ctx, trademark, form)),
  ...(form.date !== '' && { lastPaperOn: form.date }),
  ...((to === 18 || to === 99) && (await ended(ctx, trademark, form))),
})

type After = (ctx: Taking, trademark: Trademark) => Promise<void>

const officialCodes = [trademarkFees.classOfficial, trademarkFees.itemOfficial, extraFees.official].map(
  ({ code }) => code,
)

/** What follows an act in other domains, in its transaction. */
export const follows: Partial<Record<FileAct, After>> = {
  accept: keepAcceptance,
  giveBack: startAcceptance,
  // From now on the office has the official fees, from where they do not come back.
  file: (ctx, { businessSn }) => markSpent(ctx, { businessSn, codes: officialCodes }),
  certify: (ctx, { businessSn }) => completeOrder(ctx, { businessSn }),
}

/** A case that ends without a certificate takes with it what still waits: the promise, and orders that are not paid. */
export const endUnfinished = async (ctx: Taking, trademark: Trademark): Promise<void> => {
  await cancelAcceptance(ctx, trademark)
  await cancelOrder(ctx, { businessSn: trademark.businessSn, note: trademark.endReason })
}
