import {
  type ById,
  bindRoutes,
  isId,
  type Purview,
  type Route,
  recordAct,
  type SignedInCtx,
} from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { deskDayPath } from '../../contract/paths.ts'
import { billTimeOf, type DayView, type DifferenceState } from '../../contract/reconciliation/reconciliation.ts'
import { reconciliationApi } from '../../contract/reconciliation/reconciliation-endpoints.ts'
import { ensure, fail } from '../failures.ts'
import { paymentSettings } from '../payments.settings.ts'
import { askForBill } from './fetch-bills.ts'
import { listDays } from './list-days.ts'
import { reconcileBank } from './reconcile-bank.ts'
import { differences } from './reconciliation.table.ts'
import { viewDay } from './view-day.ts'

/**
 * Asks the gateways for the bills of a day that are not here, and compares the day once more. It may be repeated at any time,
 * and runs outside a transaction, since gateways may take their time.
 */
const fetchDay = async (ctx: SignedInCtx, { params }: { params: { day: string } }): Promise<DayView> => {
  const { day } = params
  ensure(billTimeOf(day) <= ctx.now().getTime(), 'reconciliation.too_early')
  for (const gateway of paymentSettings(ctx.config).gateways) await askForBill(ctx, gateway, day)
  await reconcileBank(ctx, day)
  return viewDay(ctx, { query: params })
}

/** Staff say why the sides differ; what was said stands. */
const explain = async (
  ctx: SignedInCtx,
  { params, body }: ById & { body: { reason: string } },
): Promise<{ state: DifferenceState }> => {
  ensure(isId(params.id), 'record.not_found')
  const [explained] = await ctx.db
    .update(differences)
    .set({ state: 'explained', reason: body.reason, actorId: ctx.actor.userId, explainedAt: ctx.now() })
    .where(and(eq(differences.id, params.id), eq(differences.state, 'open')))
    .returning()
  if (!explained) {
    const known = await ctx.db.$count(differences, eq(differences.id, params.id))
    return fail(known > 0 ? 'reconciliation.explained' : 'record.not_found')
  }
  const { day, house, tradeNo, state, reason } = explained
  await recordAct(ctx, {
    subjectKind: 'difference',
    subjectRef: `${day} ${house} ${tradeNo}`,
    link: deskDayPath(day),
    before: { state: 'open', reason: null },
    after: { state, reason },
  })
  return { state: 'explained' }
}

export const reconciliationRoutes: Route[] = bindRoutes(reconciliationApi, {
  days: listDays,
  day: viewDay,
  fetch: fetchDay,
  explain,
})

/** The entry of reconciliation in the menu of the back office. */
export const reconciliationPurviews: readonly Purview[] = [
  {
    name: '订单与收款',
    icon: 'chart',
    access: 'orders',
    path: '',
    sort: 25,
    children: [
      {
        name: '对账',
        icon: 'check',
        access: 'orders.reconciliation',
        path: '/reconciliation',
        sort: 50,
        permission: 'orders.receipts',
      },
    ],
  },
]
