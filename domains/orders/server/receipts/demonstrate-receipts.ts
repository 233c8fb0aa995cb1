import type { DemonstrationStep } from '@portal/platform/server'
import { fenOf } from '../../contract/money.ts'
import { identities } from './receipt-identity.ts'
import { storeReceipts } from './store-receipts.ts'

const hourMs = 3_600_000

const invented = [
  { hours: 3, amount: '3450.00', payerName: '演示 · 宁波远帆贸易有限公司', text: '专利申请费' },
  { hours: 27, amount: '500.00', payerName: '演示 · 义乌晨星进出口有限公司', text: '货款' },
] as const

/** Receipts of nobody known, so that a demonstration has something to claim. No bank has such lines. */
export const receiptsDemonstration: DemonstrationStep = {
  name: 'orders.receipts',
  title: '演示银行收款',
  run: (ctx, { staff }) =>
    ctx.db.transaction(async (tx) => {
      const nameOf = identities(ctx.config)
      const lines = invented.map(({ hours, amount, payerName, text }, at) => {
        const line = {
          at: new Date(ctx.now().getTime() - hours * hourMs),
          amount: fenOf(amount),
          payerName,
          payerAccount: `0000 0000 0000 000${at + 1}`,
          text,
          bankSerial: `演示${at + 1}`,
        }
        return { ...line, identity: nameOf(line), line: null }
      })
      await storeReceipts({ ...ctx, db: tx }, lines, { importId: null, actorId: staff })
    }),
}
