import { and, isNotNull, isNull, or } from 'drizzle-orm'
import { type BesideState, type PatentAct, patentActsIn } from '../contract/states.ts'
import type { Stepped } from '../contract/stepped.ts'
import { type Patent, patents } from './patent.table.ts'

type Facts = Pick<Patent, 'orderNo' | 'paidAt' | 'specialMeaning' | 'supplementDue'>

/** Whether nothing is owed, or what was owed is paid. */
export const isPaid = ({ orderNo, paidAt }: Pick<Facts, 'orderNo' | 'paidAt'>): boolean =>
  orderNo === null || paidAt !== null

/** The same as SQL, and its opposite. */
export const owesNothing = or(isNull(patents.orderNo), isNotNull(patents.paidAt))
export const owesPayment = and(isNotNull(patents.orderNo), isNull(patents.paidAt))

const besideStateOf = (facts: Facts): BesideState => ({
  isPaid: isPaid(facts),
  isUnclear: facts.specialMeaning === 'unclear',
  hasSecrecy: facts.specialMeaning !== null,
  isWaiting: facts.supplementDue !== null,
})

/** What the viewer may do with an application now. */
export const actsOf = (patent: Facts & Pick<Patent, 'state'>, performer: 'owner' | 'staff'): PatentAct[] =>
  patentActsIn(patent.state, performer, besideStateOf(patent))

/** What every act answers: the state, and what its performer may do next. */
export const steppedOf = (patent: Facts & Pick<Patent, 'state'>, performer: 'owner' | 'staff'): Stepped => ({
  state: patent.state,
  can: actsOf(patent, performer),
})
