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

/**
 * One thing that an audit found to differ from what the log signed. `index` says which entry, where one can be named; `size`
 * says which checkpoint.
 */
export const finding = z.object({
  kind: z.enum(findingKinds),
  index: z.nullable(z.int()),
  size: z.nullable(z.int()),
  msg: z.string(),
})
export type Finding = z.infer<typeof finding>

export const auditReport = z.object({
  at: z.int(),
  /** How many entries of the log the audit read. */
  size: z.int(),
  /** The root hash that the audit computed, in hex. */
  root: z.string(),
  findings: z.array(finding),
})
export type AuditReport = z.infer<typeof auditReport>

/** A report as the portal keeps it: audits are numbered, and each report names the one before it. */
export const auditRow = z.extend(auditReport, { number: z.int() })
export type AuditRow = z.infer<typeof auditRow>
