import { type Purpose, purposeNames } from '@portal/files/contract'
import * as z from 'zod/mini'
import { type PaperKind, paperKinds } from './paper-kinds.ts'
import type { RightFacts } from './right.ts'

/** The forms that can be filled from a right: the seven kinds of request, the sheet for customs, the record of a fair. */
export const prefillForms = [
  'request-1',
  'request-2',
  'request-3',
  'request-4',
  'request-5',
  'request-6',
  'request-7',
  'filing-sheet',
  'evidence',
] as const
export type PrefillForm = (typeof prefillForms)[number]

type Value = string | number | null

/** What the domain of a form says of how a right fills it. */
export type RightForm = {
  form: PrefillForm
  /** What a right fills, by the names that the form has on the wire. */
  valuesOf: (facts: RightFacts) => Readonly<Record<string, Value>>
  /** The purposes of uploads that the form takes for papers of a right, the best first; none where it has no place for them. */
  purposes: readonly Purpose[]
  /** The kinds of paper that the form has a place for; all kinds unless told. */
  kinds?: readonly PaperKind[]
}

export const prefillQuery = z.object({ form: z.enum(prefillForms, { error: '没有这种表单' }) })

const prefillPaper = z.object({
  paperId: z.string(),
  kind: z.enum(paperKinds),
  fileName: z.string(),
  fits: z.boolean(),
  /** Why it does not fit; empty where it does. */
  why: z.string(),
  /** The purpose for which `use` copies it; null where it does not fit. */
  purpose: z.nullable(z.enum(purposeNames)),
})
export type PrefillPaper = z.output<typeof prefillPaper>

export const prefill = z.object({
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  papers: z.array(prefillPaper),
  /** The version that the values are of; `verified` is when staff confirmed it, epoch ms, null where they have not. */
  right: z.object({ id: z.string(), version: z.number(), verified: z.nullable(z.number()) }),
})
export type Prefill = z.output<typeof prefill>
