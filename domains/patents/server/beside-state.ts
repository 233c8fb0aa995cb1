import { type BesideState, type PatentAct, patentActsIn } from '../contract/states.ts'
import type { Patent } from './patent.table.ts'

type Facts = Pick<Patent, 'orderNo' | 'paidAt' | 'specialMeaning' | 'supplementDue'>

/** Whether nothing is owed, or what was owed is paid. */
export const isPaid = ({ orderNo, paidAt }: Pick<Facts, 'orderNo' | 'paidAt'>): boolean =>
  orderNo === null || paidAt !== null

const besideStateOf = (facts: Facts): BesideState => ({
  isPaid: isPaid(facts),
  isUnclear: facts.specialMeaning === 'unclear',
  hasSecrecy: facts.specialMeaning !== null,
  isWaiting: facts.supplementDue !== null,
})

/** What the viewer may do with an application now. */
export const actsOf = (patent: Facts & Pick<Patent, 'state'>, performer: 'owner' | 'staff'): PatentAct[] =>
  patentActsIn(patent.state, performer, besideStateOf(patent))
