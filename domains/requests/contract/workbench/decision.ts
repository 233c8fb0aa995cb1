import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { requestLimits } from '../limits.ts'
import type { RequestAction } from '../rules.ts'

/** Steps that end a case; with four eyes a second member of staff must confirm them. */
export const decisiveActions = ['reject', 'complete'] as const satisfies readonly RequestAction[]
export type DecisiveAction = (typeof decisiveActions)[number]

const decisionOutcomes = ['confirmed', 'returned', 'withdrawn'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]
export const decisionOutcomeLabels = {
  confirmed: '复核通过',
  returned: '复核退回',
  withdrawn: '已撤回',
} satisfies Record<DecisionOutcome, string>

/** What the viewer may do with a decision that waits. */
const decisionActions = ['confirm', 'return', 'withdraw'] as const
export type DecisionAction = (typeof decisionActions)[number]

/** A refusal or closing that a colleague has to confirm; `outcome` is null while the decision waits. */
export const decisionView = z.object({
  action: z.enum(decisiveActions),
  text: z.string(),
  /** What the customer can do after a refusal; null for a closing. */
  cure: z.nullable(z.string()),
  actor: z.string(),
  createTime: z.number(),
  outcome: z.nullable(z.enum(decisionOutcomes)),
  reviewer: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  outcomeTime: z.nullable(z.number()),
  can: z.array(z.enum(decisionActions)),
})
export type DecisionView = z.infer<typeof decisionView>

/** The waiting decision in a row of the queue. */
export const pendingDecision = z.object({
  action: z.enum(decisiveActions),
  actor: z.string(),
  /** Whether the viewer proposed the decision; he cannot confirm it himself then. */
  mine: z.boolean(),
})
export type PendingDecision = z.infer<typeof pendingDecision>

/**
 * `pending` is true where a second member of staff must confirm first; the state of the request has not changed then.
 */
export const decided = z.object({ pending: z.optional(z.literal(true)) })

export const returnForm = z.object({
  reason: requiredText('请填写退回的原因', { length: requestLimits.note }),
})

/** The note that the second member of staff may add, for colleagues only. */
export const confirmForm = z.object({ note: optionalText(requestLimits.note) })
