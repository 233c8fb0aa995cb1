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

/** How the log stands, for the back office. */
export const logState = z.object({
  origin: z.string(),
  vkey: z.string(),
  size: z.int(),
  /** The size of the newest checkpoint; 0 where there is none. */
  signedSize: z.int(),
  signedAt: z.nullable(z.int()),
  /** Why nothing is signed any more, as a witness or a person said it. */
  halted: z.nullable(z.string()),
  quorum: z.int(),
  witnesses: z.array(z.object({ name: z.string(), size: z.int(), at: z.nullable(z.int()) })),
  /** The newest first. */
  audits: z.array(auditReport),
})
export type LogState = z.infer<typeof logState>
