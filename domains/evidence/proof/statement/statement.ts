import * as z from 'zod/mini'
import { decodeCanonical, encodeCanonical } from './canonical.ts'

/** Written into every statement and, as the first line, into every leaf of the log. */
export const statementVersion = 'cn.ip-evidence/1'

const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))
const text = z.string().check(z.maxLength(500))

/**
 * The picture that a file is declared to be a smaller copy of, which nothing proves: its SHA-256, and its size in bytes where
 * it was told. Originals, and the statements made before copies were taken, do not have this field.
 */
const copyOf = z.optional(z.looseObject({ sha256: hex, size: z.optional(z.int().check(z.gte(0))) }))

/** A path in `data/` without folders, of letters, digits, dot, dash and underscore: every shell and file system can take it. */
const dataPath = z.string().check(z.regex(/^data\/[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/))

const file = z.looseObject({
  /** The name that the sender gave the file. */
  name: text,
  /** The path of the file in the package. */
  path: dataPath,
  receivedAt: moment,
  sha256: hex,
  size: z.int().check(z.gte(0)),
  /** The slot that the file is in, or `record` for the private record. */
  slot: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  sm3: hex,
  /** Media type. */
  type: z.string().check(z.maxLength(120)),
  copyOf,
})

const head = { v: z.literal(statementVersion), evidence: z.string().check(z.regex(/^[A-Z0-9-]{1,40}$/)), salt: hex }

/** The statement of a sealed record or its supplement, which commits to every file and to the statement before it. */
const sealed = z.looseObject({
  ...head,
  kind: z.enum(['seal', 'supplement']),
  /** All files, also those of the earlier statements, sorted by path. */
  files: z.array(file).check(z.minLength(1), z.maxLength(99)),
  /** SHA-256 of the text of `manifestText(files)`. */
  manifestSha256: hex,
  /**
   * The state of the log (`root` in base64) on the time card that was read in the pictures at `paths`: these pictures are not
   * older than that state. `block`: the block of a chain that the card shows, its hash in hex.
   */
  notBefore: z.nullable(
    z.looseObject({
      origin: text,
      size: z.int().check(z.gte(0)),
      root: text,
      paths: z.optional(z.array(dataPath)),
      block: z.optional(z.looseObject({ chainId: z.int().check(z.gte(1)), hash: hex })),
    }),
  ),
  operator: z.looseObject({ name: text, uscc: text }),
  /**
   * Which proofs were ordered when the record was sealed, so that a verifier can say which are missing. `timestamps`: SHA-256
   * of the root certificates of the authorities. Older statements do not have this field.
   */
  ordered: z.optional(
    z.looseObject({
      timestamps: z.array(hex).check(z.maxLength(9)),
      checkpointTimestamps: z.int().check(z.gte(0), z.lte(9)),
      witnesses: z.int().check(z.gte(0), z.lte(99)),
      anchors: z.array(z.int().check(z.gte(1))).check(z.maxLength(9)),
    }),
  ),
  /** SHA-256 of the record's statement before this one; null for the first. */
  prev: z.nullable(hex),
  software: z.looseObject({ name: text, commit: text }),
  /** How the submitter was identified (`auth`), and a salted digest of their user id, from which nobody can learn who it is. */
  submitter: z.looseObject({ auth: text, ref: text }),
})

/** The statement about one file, made when the portal received it. */
const received = z.looseObject({ ...head, kind: z.literal('file'), receivedAt: moment, sha256: hex, sm3: hex, copyOf })

const withdrawn = z.looseObject({ ...head, kind: z.literal('withdraw'), at: moment, prev: z.nullable(hex) })

const statement = z.discriminatedUnion('kind', [sealed, received, withdrawn])

export type StatementFile = z.infer<typeof file>
export type SealedStatement = z.infer<typeof sealed>
export type Statement = z.infer<typeof statement>

/** How a statement says that a file is a copy; nothing for an original, so that its statement has the same form as ever. */
export const copyNote = (
  copy: { sha256: string; size: number | null } | null,
): { copyOf?: { sha256: string; size?: number } } => {
  if (copy === null) return {}
  const { sha256, size } = copy
  return { copyOf: size === null ? { sha256 } : { sha256, size } }
}

/** The bytes of a statement, which are hashed, logged and stamped. Throws a `TypeError` if the statement is malformed. */
export const encodeStatement = (input: Statement): Uint8Array<ArrayBuffer> => {
  const { success, error } = statement.safeParse(input)
  if (!success) throw new TypeError(`not a statement: ${z.prettifyError(error)}`)
  return encodeCanonical(input)
}

export type StatementReading = { statement: Statement } | { fault: 'malformed' | 'unknown-version' }

/** The statement in the bytes, or why there is none: `unknown-version` for a later version, `malformed` for anything else. */
export const readStatement = (bytes: Uint8Array): StatementReading => {
  const value = decodeCanonical(bytes)
  const version = z.looseObject({ v: z.string() }).safeParse(value)
  if (!version.success) return { fault: 'malformed' }
  if (version.data.v !== statementVersion) return { fault: 'unknown-version' }
  const reading = statement.safeParse(value)
  return reading.success ? { statement: reading.data } : { fault: 'malformed' }
}

/** Whether a statement is that of a sealed record or its supplement, which names files. */
export const isSealed = (read: Statement): read is SealedStatement => read.kind === 'seal' || read.kind === 'supplement'
