import { randomBytes } from 'node:crypto'
import type { JobCtx } from '@portal/platform/server'
import type { FeeCode } from '../contract/fees.ts'
import { fenOf } from '../contract/money.ts'
import { feeItems, feeVersions } from '../server/fees/fee.table.ts'
import { type PlacedOrder, placeOrder } from '../server/order/place-order.ts'

export const sampleFees = [
  { code: 'patent.invention.official', name: '发明专利申请官费', kind: 'official', service: 'sqzl' },
  { code: 'patent.invention.service', name: '发明专利代理服务费', kind: 'service', service: 'sqzl' },
] as const satisfies readonly FeeCode[]

/** Puts a fee table into force: a price in yuan for each code. */
export const setFees = async (
  ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>,
  version: number,
  prices: Readonly<Record<string, string>>,
): Promise<void> => {
  const versionId = ctx.newId()
  await ctx.db.insert(feeVersions).values({
    id: versionId,
    version,
    effectiveFrom: ctx.now(),
    note: '',
    isDemonstration: true,
    createTime: ctx.now(),
  })
  await ctx.db.insert(feeItems).values(
    Object.entries(prices).map(([code, price]) => ({
      versionId,
      code,
      unitPrice: fenOf(price),
      source: '',
      sourceUrl: '',
      isInvoiceable: true,
      isRefundable: true,
    })),
  )
}

export const samplePrices = { 'patent.invention.official': '950.00', 'patent.invention.service': '2500.55' }

/** Places an order of `ownerId` for a new application. @returns its number */
export const placeSample = async (
  ctx: Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance'>,
  ownerId: string,
  more: Partial<PlacedOrder> = {},
): Promise<string> => {
  const placed = await ctx.db.transaction((tx) =>
    placeOrder(
      { ...ctx, db: tx },
      {
        service: 'sqzl',
        businessSn: `ZL${randomBytes(7).toString('hex')}`,
        ownerId,
        title: '一种折叠支架',
        purpose: 'application',
        annualFeePayer: 2,
        wants: sampleFees.map((fee) => ({ fee, quantity: 1 })),
        ...more,
      },
    ),
  )
  if (placed === null) throw new Error('the sample order costs nothing')
  return placed
}
