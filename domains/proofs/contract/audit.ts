import * as z from 'zod/mini'

/** What an audit of the log can find wrong. */
const findingKinds = [
  'entry_missing',
  'entry_altered',
  'tree_altered',
  'checkpoint_differs',
  'published_differs',
  'memory_differs',
] as const

/** One thing that is not as it was signed. `index`: which entry, where one can be named; `size`: which checkpoint. */
export const finding = z.object({
  kind: z.enum(findingKinds),
  index: z.nullable(z.int()),
  size: z.nullable(z.int()),
  msg: z.string(),
})
export type Finding = z.infer<typeof finding>

export const auditReport = z.object({
  at: z.int(),
  /** Entries that were read. */
  size: z.int(),
  /** Hex. */
  root: z.string(),
  findings: z.array(finding),
})
export type AuditReport = z.infer<typeof auditReport>

/** As it is kept: audits are counted, and each names the one before it. */
export const auditRow = z.extend(auditReport, { number: z.int() })
export type AuditRow = z.infer<typeof auditRow>
