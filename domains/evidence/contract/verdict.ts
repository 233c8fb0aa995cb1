import * as z from 'zod/mini'
import { slots } from './slots.ts'

const verdicts = ['VALID', 'PARTIAL', 'INVALID', 'CANNOT_TELL'] as const

/** The verdict of a package as a whole, and one for each claim. */
const verification = z.object({
  verdict: z.enum(verdicts),
  conclusion: z.string(),
  claims: z.array(
    z.object({ id: z.string(), title: z.string(), verdict: z.enum([...verdicts, 'ABSENT']), detail: z.string() }),
  ),
})

/** What a caller who sends no package sends instead: the SHA-256 of one file. */
export const verifyForm = z.object({
  sha256: z.optional(
    z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[0-9a-f]{64}$/, 'SHA-256 须为 64 位十六进制')),
  ),
})

export const verified = z.object({
  /** The verdict on the package; null where the caller sent only a digest. */
  verification: z.nullable(verification),
  /** Sealed records that hold a file with this digest. They may be named, since whoever knows the digest has the file. */
  matches: z.array(z.object({ evidenceNo: z.string(), slot: z.enum(slots), receivedAt: z.number() })),
})
export type Verified = z.infer<typeof verified>
