import { type Fen, fen, fenOf, sumFen, yuanOf } from '@portal/orders/contract'
import type { MadridMember, MadridMembers } from '../../contract/madrid.ts'
import type { FeeEstimate } from '../../contract/price.ts'

/** How many classes the basic fee of the International Bureau covers. */
const coveredClasses = 3

type Line = { name: string; amount: Fen }

const times = (amount: string, count: number): Fen => fen(fenOf(amount) * BigInt(count))

const memberLine = ({ name, fee }: MadridMember, complementary: string, classes: number): Line =>
  fee
    ? { name: `${name}：单独费用`, amount: sumFen([fenOf(fee.first), times(fee.further, classes - 1)]) }
    : { name: `${name}：补充费`, amount: fenOf(complementary) }

/**
 * What the International Bureau and the designated members will ask for an application of so many classes, in their
 * currency, whose hundredths are added up as fen are; null where no fees are known. It is as old as the oldest fee in it.
 */
export const feeEstimate = (
  { fees, source }: Pick<MadridMembers, 'fees' | 'source'>,
  { members, classes }: { members: readonly MadridMember[]; classes: number },
): FeeEstimate | null => {
  if (!fees) return null
  const { basic, perClassOverThree, complementary, currency, asOf } = fees
  const further = Math.max(0, classes - coveredClasses)
  const lines: Line[] = [
    { name: '国际局基本费', amount: fenOf(basic) },
    ...(further > 0 ? [{ name: `超过三类的附加费（${further} 类）`, amount: times(perClassOverThree, further) }] : []),
    ...members.map((member) => memberLine(member, complementary, classes)),
  ]
  const days = [asOf, ...members.flatMap(({ fee }) => fee?.asOf ?? [])].sort()
  return {
    currency,
    amount: yuanOf(sumFen(lines.map(({ amount }) => amount))),
    lines: lines.map(({ name, amount }) => ({ name, amount: yuanOf(amount) })),
    asOf: days[0] ?? asOf,
    source,
  }
}
