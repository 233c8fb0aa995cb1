import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** What staff say of a finding: it is so, it is not so, or it does not matter for this case. */
export const judgements = ['right', 'wrong', 'beside'] as const
export type Judgement = (typeof judgements)[number]

export const judgementWords = { right: '属实', wrong: '不属实', beside: '不相关' } satisfies Record<Judgement, string>

/** The longest note beside a judgement, in code points. */
export const longestNote = 300

export const judgementForm = z.object({
  verdict: z.enum(judgements, { error: '请选择属实、不属实或不相关' }),
  note: optionalText(longestNote),
})
export type JudgementForm = z.output<typeof judgementForm>
