import * as z from 'zod/mini'

/** Who may have to act in a matter. */
const stepActors = ['customer', 'provider', 'staff', 'office'] as const
export type StepActor = (typeof stepActors)[number]

/** On what the moment of the next step rests: a promise, a round of supplement, or a deadline of the case. */
const stepBases = ['promise', 'supplement', 'deadline'] as const
export type StepBasis = (typeof stepBases)[number]

/**
 * Who acts next in a matter, what he does, until when (epoch ms), and who is told of it. `by` is when it was promised or asked for,
 * or the end of a deadline of the case where that comes before; a period that law sets the customer is his step. Null while nobody
 * acts, or nothing has a day. Kinds of cases where fewer may act say so in a schema of their own, which their forms load.
 */
export const matterStep = z.nullable(
  z.object({
    who: z.enum(stepActors),
    what: z.string(),
    by: z.number(),
    basis: z.enum(stepBases),
    told: z.array(z.enum(['customer', 'staff'])),
  }),
)

/** The same in a detail, which says who acts next and what he does also while nothing has a day: `by` and `basis` are null then. */
export const stepParts = {
  what: z.string(),
  by: z.nullable(z.number()),
  basis: z.nullable(z.enum(stepBases)),
  told: z.array(z.enum(['customer', 'staff'])),
}

/** What is done next, as a step names it: the sentence that a detail shows, without its full stop. */
export const actOf = (sentence: string): string => sentence.replace(/。$/, '')

/** The parts of a step of which nothing says when it has to be done. */
export const undatedStep = (sentence: string) => ({
  what: actOf(sentence),
  by: null,
  basis: null,
  told: [],
})
