import { niceLimits } from '@portal/nice/contract'
import type { FeeCode } from '@portal/orders/contract'
import { trademarkFees } from '../../contract/fees.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'

/** What decides a price: how many items each class has, and how many members are designated. */
export type Counted = { classes: readonly { class_id: number; items: number }[]; members: number }

/** What is charged, and for which class; null where it is charged once for all classes. */
export type TrademarkWant = { fee: FeeCode; quantity: number; class_id: number | null }

const inChina = ({ classes }: Counted): TrademarkWant[] =>
  classes.flatMap(({ class_id, items }) => [
    { fee: trademarkFees.classOfficial, quantity: 1, class_id },
    { fee: trademarkFees.itemOfficial, quantity: Math.max(0, items - niceLimits.covered), class_id },
    { fee: trademarkFees.classService, quantity: 1, class_id },
  ])

/** Abroad the official fees are charged later, by the office's notice. */
const abroad = ({ members }: Counted): TrademarkWant[] => [
  { fee: trademarkFees.madridService, quantity: 1, class_id: null },
  { fee: trademarkFees.memberService, quantity: members, class_id: null },
]

/** What a registration is charged. A price is quoted, and an order placed, by these. */
export const wantsOf = (kind: TrademarkKind, counted: Counted): TrademarkWant[] =>
  (kind === 'sbzc' ? inChina(counted) : abroad(counted)).filter(({ quantity }) => quantity > 0)

/** The least that somebody can register: a class with the items that its fee covers, abroad for one member. */
export const leastWants = (kind: TrademarkKind): TrademarkWant[] =>
  wantsOf(kind, { classes: [{ class_id: 1, items: niceLimits.covered }], members: 1 })
