import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { yuanOf } from '../../contract/money.ts'
import { deskRefundPath } from '../../contract/paths.ts'
import type { Refund } from './refund.table.ts'

export const refundRecord: RecordKind = { at: '/api/admin/refunds/{refundNo}', kind: 'refund', page: deskRefundPath }

type Said = { before: object | null; after: object; note?: string | null }

/** Says to the act log what was done about a refund. */
export const recordRefundAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { refundNo }: Pick<Refund, 'refundNo'>,
  { note, ...change }: Said,
): Promise<void> => recordAct(ctx, { ...loggedAs(refundRecord, refundNo), ...change, ...(note && { note }) })

/** What the act log says of a refund. */
export const toldOf = ({ state, fund, amount, pendingAct, reply }: Refund) => ({
  ...{ state, fund, amount: yuanOf(amount), pendingAct, reply },
})
