import { actOf, type StepActor, type StepBasis, undatedStep } from '@portal/platform/contract'
import type { NextDeadline } from './next-deadlines.ts'

/** How a case stands without its deadlines: who acts next, what he does, and until when that was promised or asked for. */
type Standing<Who> = { who: Who | 'nobody'; what: string; nextDue: number | null; isAsked: boolean }

type Step<Who> = {
  who: Who | 'customer'
  what: string
  by: number
  basis: StepBasis
  told: ('customer' | 'staff')[]
} | null

/**
 * The step of whoever acts next: by what he is asked or has promised, or by a deadline of the case that ends before. What law asks of
 * the customer is his step, also while somebody else works on the case.
 */
export const stepOf = <Who extends StepActor>(
  { who, what, nextDue, isAsked }: Standing<Who>,
  deadline: NextDeadline | undefined,
): Step<Who> => {
  if (who === 'nobody') return null
  const ends = deadline?.endsAt.getTime()
  if (deadline && ends !== undefined && (nextDue === null || ends < nextDue))
    return {
      who: deadline.isCustomers ? 'customer' : who,
      what: deadline.name,
      by: ends,
      basis: 'deadline',
      told: ['customer', 'staff'],
    }
  if (nextDue === null) return null
  return isAsked
    ? { who, what, by: nextDue, basis: 'supplement', told: ['customer', 'staff'] }
    : { who, what, by: nextDue, basis: 'promise', told: ['staff'] }
}

/** Who acts next by the state of a case, in a sentence, and until when that was promised or asked for. */
type Next<Who> = { who: Who | 'nobody'; text: string; due: number | null }

/**
 * The next step of a case for its detail: as the state has it, with the parts of `stepOf`, and by its `who` where there is one. A
 * deadline that ends after `due`, until when an order can be paid for instance, is not the next step.
 */
export const stepInDetail = <Who extends StepActor>(
  next: Next<Who>,
  { nextDue, isAsked }: Pick<Standing<Who>, 'nextDue' | 'isAsked'>,
  deadline: NextDeadline | undefined,
) => {
  const isFirst = next.due === null || (deadline !== undefined && deadline.endsAt.getTime() < next.due)
  const step = stepOf({ who: next.who, what: actOf(next.text), nextDue, isAsked }, isFirst ? deadline : undefined)
  return { ...next, ...(step ?? undatedStep(next.text)) }
}
