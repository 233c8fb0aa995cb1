import * as z from 'zod/mini'

/** How much a finding weighs, the heaviest first. None of them ever stops a submission. */
export const levels = ['must', 'should', 'hint'] as const
export type Level = (typeof levels)[number]

export const levelWords = { must: '必须补充', should: '建议补充', hint: '提示' } satisfies Record<Level, string>

export const finding = z.object({
  rule: z.string(),
  version: z.number(),
  level: z.enum(levels),
  /** The wire name of the field that it is about. */
  field: z.string(),
  /** The name of the file that it is about. */
  file: z.nullable(z.string()),
  text: z.string(),
  why: z.string(),
  source: z.object({ title: z.string(), place: z.nullable(z.string()), url: z.nullable(z.string()) }),
  /** What to do about it. */
  mend: z.string(),
  /** Whether a person is asked to look, since no machine can tell. */
  question: z.boolean(),
})
export type Finding = z.output<typeof finding>

/** What is said to whoever is to mend it: what his rule says to do, and of which file. */
export const problemOf = ({ file, mend }: Pick<Finding, 'file' | 'mend'>): string =>
  file === null ? mend : `《${file}》：${mend}`

export const verdicts = ['lacking', 'advised', 'ready'] as const
export type Verdict = (typeof verdicts)[number]

export const precheckResult = z.object({
  /** The version of the set of rules. */
  ruleSet: z.number(),
  /** `lacking`: something must be added; `advised`: something should; `ready`: there are hints at most. */
  verdict: z.enum(verdicts),
  findings: z.array(finding),
})
export type PrecheckResult = z.output<typeof precheckResult>

export const verdictOf = (findings: readonly Finding[]): Verdict => {
  if (findings.some(({ level }) => level === 'must')) return 'lacking'
  return findings.some(({ level }) => level === 'should') ? 'advised' : 'ready'
}
