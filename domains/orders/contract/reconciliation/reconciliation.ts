import { addDays, type Day, isDay, pageOf, pageQuery, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { longestReason } from '../limits.ts'
import { amount } from '../money.ts'
import { moneyHouses } from '../ways.ts'

/**
 * How the two sides of a day differ: money on the bill that we do not have, money that we have and the bill has not, and
 * money of two amounts.
 */
export const differenceKinds = ['missingHere', 'missingThere', 'amount'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export const differenceKindLabels = {
  missingHere: '账单有，门户没有',
  missingThere: '门户有，账单没有',
  amount: '金额不同',
} satisfies Record<DifferenceKind, string>

/** What a line of either side is. */
export const moneyMoves = ['payment', 'refund'] as const
export type MoneyMove = (typeof moneyMoves)[number]
export const moneyMoveLabels = { payment: '收款', refund: '退款' } satisfies Record<MoneyMove, string>

export const differenceStates = ['open', 'explained'] as const
export type DifferenceState = (typeof differenceStates)[number]
export const differenceStateLabels = { open: '待说明', explained: '已说明' } satisfies Record<DifferenceState, string>

/**
 * How far a bill is: nobody asked for it yet, the house says that there is none, it gave none that can be believed, or it
 * is here.
 */
export const billStates = ['waiting', 'none', 'silent', 'fetched'] as const
export type BillState = (typeof billStates)[number]
export const billStateLabels = {
  waiting: '尚未取得账单',
  none: '渠道答复当日没有账单',
  silent: '渠道没有给出可以采信的账单',
  fetched: '已取得账单',
} satisfies Record<BillState, string>

/** What a day is worth at one house. Without a bill nothing agrees. */
export const agreements = ['noBill', 'differs', 'explained', 'agrees'] as const
export type Agreement = (typeof agreements)[number]
export const agreementLabels = {
  noBill: '未取得账单',
  differs: '有差异',
  explained: '差异已说明',
  agrees: '一致',
} satisfies Record<Agreement, string>

/** From when on the bill of a day is there: half past ten of the next morning in Asia/Shanghai. Epoch ms. */
export const billTimeOf = (day: Day): number => Date.parse(`${addDays(day, 1)}T10:30:00+08:00`)

const differenceItem = z.object({
  id: z.string(),
  kind: z.enum(differenceKinds),
  move: z.enum(moneyMoves),
  /** By which both sides know it: the house's number of a payment, ours of a part of a refund. */
  tradeNo: z.string(),
  orderNo: z.nullable(z.string()),
  /** Our side and the bill's; null where one has nothing. */
  here: z.nullable(amount),
  there: z.nullable(amount),
  state: z.enum(differenceStates),
  reason: z.nullable(z.string()),
  /** Null: the portal itself found it to agree later. */
  actor: z.nullable(z.string()),
  createTime: z.number(),
  explainTime: z.nullable(z.number()),
})
export type DifferenceItem = z.infer<typeof differenceItem>

const wayOfDay = z.object({
  way: z.enum(moneyHouses),
  agreement: z.enum(agreements),
  /** What came less what went back, by our facts and by the bill; null where there is no bill. */
  expected: amount,
  received: z.nullable(amount),
  difference: z.nullable(amount),
  /** What the house kept. */
  fees: z.nullable(amount),
  bill: z.object({
    state: z.enum(billStates),
    lines: z.number(),
    /** The SHA-256 of the file; null for the bank, whose lines came by imports. */
    sha256: z.nullable(z.string()),
    time: z.nullable(z.number()),
  }),
  items: z.array(differenceItem),
})
export type WayOfDay = z.infer<typeof wayOfDay>

export const dayView = z.object({
  day: z.string(),
  ways: z.array(wayOfDay),
  /** The last check of the whole journal; null before the first. */
  books: z.nullable(z.object({ time: z.number(), balanced: z.boolean(), difference: amount })),
  /** Whether the bills of the day may be asked for already. */
  canFetch: z.boolean(),
})
export type DayView = z.infer<typeof dayView>

const dayText = z.string({ error: '日期有误' }).check(z.refine((day) => isDay(day) && day >= '2000-01-01', '日期有误'))
export const dayKey = z.object({ day: dayText })

export const daysQuery = z.object({
  /** `open`: the days with differences that nobody has explained. */
  state: z.prefault(z.enum(['', 'open'], { error: '状态筛选有误' }), ''),
  ...pageQuery,
})
export type DaysQuery = z.output<typeof daysQuery>

const dayRow = z.object({
  day: z.string(),
  ways: z.array(z.object({ way: z.enum(moneyHouses), agreement: z.enum(agreements), open: z.number() })),
})
export type DayRow = z.infer<typeof dayRow>
export const dayRows = pageOf(dayRow)

export const explainForm = z.object({ reason: requiredText('请填写原因', { length: longestReason }) })
export const differenceKey = z.object({ id: z.string() })
export const differenceStanding = z.object({ state: z.enum(differenceStates) })
