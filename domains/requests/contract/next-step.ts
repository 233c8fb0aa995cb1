import type { StepBasis } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** On what the moment of the next step rests: a promise of the desk, a round of supplement, or a deadline of the case. */
const stepBases = ['promise', 'supplement', 'deadline'] as const satisfies readonly StepBasis[]

/**
 * Who acts next, what he does, until when (epoch ms), and who is told of it. `who` is the one of `actsNext`, but for a period of
 * law and a day that the customer entered, which are his; `by` is `nextDue`, or the end of a deadline of the case where that comes
 * before. Null while nobody acts, or nothing has a day.
 */
export const nextStep = z.nullable(
  z.object({
    who: z.enum(['customer', 'staff']),
    what: z.string(),
    by: z.number(),
    basis: z.enum(stepBases),
    told: z.array(z.enum(['customer', 'staff'])),
  }),
)
export type NextStep = z.infer<typeof nextStep>
