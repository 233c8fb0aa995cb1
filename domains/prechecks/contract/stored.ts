import { requiredText } from '@portal/platform/contract'
import { roundFields, roundLimits, roundTexts } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { finding, verdicts } from './finding.ts'
import { judgements } from './judgement.ts'

const storedFinding = z.extend(finding, {
  id: z.string(),
  /** Whether the sender was told of it before he sent; null where the portal does not know. */
  told: z.nullable(z.boolean()),
})
export type StoredFinding = z.output<typeof storedFinding>

const caseHead = {
  /** When the case was submitted, epoch ms. */
  submittedAt: z.number(),
  /** The version of the set of rules and the verdict; null while the findings are not there yet, and for older cases. */
  ruleSet: z.nullable(z.number()),
  verdict: z.nullable(z.enum(verdicts)),
}

/** What was found in a case after its submission, as its owner reads it. */
export const ownCase = z.object({ ...caseHead, findings: z.array(storedFinding) })
export type OwnCase = z.output<typeof ownCase>

const deskFinding = z.extend(storedFinding, {
  /** What staff said of it: by whom, and when in epoch ms. */
  judged: z.nullable(
    z.object({ verdict: z.enum(judgements), note: z.nullable(z.string()), by: z.string(), at: z.number() }),
  ),
  /** The round of supplement that it last became part of. */
  askedRound: z.nullable(z.number()),
})
export type DeskFinding = z.output<typeof deskFinding>

/** The same as staff read it. */
export const deskCase = z.object({ ...caseHead, findings: z.array(deskFinding) })
export type DeskCase = z.output<typeof deskCase>

const findingId = requiredText('缺少预审结果的编号', { length: 64 })

/**
 * Findings that become items of a round of supplement: each by its id, with the words that the customer reads; without words,
 * those of the rule.
 */
const chosenFinding = z.union(
  [
    z.pipe(
      findingId,
      z.transform((id) => ({ id, problem: '' })),
    ),
    z.object({
      id: findingId,
      problem: z.prefault(z.union([z.literal(''), roundFields.problem]), ''),
    }),
  ],
  { error: '所选的预审结果有误，请重新选择' },
)

const chosenList = <T extends z.ZodMiniType>(chosen: T) =>
  z
    .array(chosen, { error: roundTexts.nothingAsked })
    .check(z.minLength(1, roundTexts.nothingAsked), z.maxLength(roundLimits.supplementItems, roundTexts.tooMany))

export const supplementForm = z.object({ findings: chosenList(chosenFinding), dueDate: roundFields.dueDate })
export type SupplementForm = z.output<typeof supplementForm>

/** The same as the page sends it: there every text stands before staff, so that none may be left empty. */
export const writtenSupplement = z.object({
  findings: chosenList(z.object({ id: findingId, problem: roundFields.problem })),
  dueDate: roundFields.dueDate,
})
export type WrittenSupplement = z.output<typeof writtenSupplement>
