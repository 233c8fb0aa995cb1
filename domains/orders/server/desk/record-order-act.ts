import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { deskOrderPath } from '../../contract/paths.ts'

export const orderRecord: RecordKind = { at: '/api/admin/orders/{orderNo}', kind: 'order', page: deskOrderPath }

type Said = { before?: object | null; after?: object | null; note?: string }

/** Says to the act log what the desk did with an order. */
export const recordOrderAct = (
  ctx: Pick<Ctx, 'db' | 'act'>,
  { orderNo }: { orderNo: string },
  said: Said,
): Promise<void> => recordAct(ctx, { ...loggedAs(orderRecord, orderNo), ...said })
