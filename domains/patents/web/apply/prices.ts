import { fenOf, type PublicFees, sumFen, yuanOf } from '@portal/orders/contract'
import { dayWords } from '@portal/platform/web'
import type { PatentType } from '../../contract/choices.ts'
import { patentFees } from '../../contract/fees.ts'

/** The prices in force of what an application for a patent of this type is charged, official fee first. */
export const pricesOf = ({ items }: PublicFees, type: PatentType): PublicFees['items'] =>
  patentFees[type].flatMap(({ code }) => items.find((item) => item.code === code) ?? [])

/** The sum of prices in yuan. */
export const totalOf = (prices: PublicFees['items']): string =>
  yuanOf(sumFen(prices.map(({ unitPrice }) => fenOf(unitPrice))))

/** Which version of the prices is in force, and since when. */
export const versionWords = ({ version, effectiveFrom, demonstration }: PublicFees): string =>
  [
    `价格表第 ${version} 版`,
    effectiveFrom !== null && `${dayWords(effectiveFrom)}起执行`,
    demonstration && '演示价格，不涉及任何资金',
  ]
    .filter(Boolean)
    .join('，')
