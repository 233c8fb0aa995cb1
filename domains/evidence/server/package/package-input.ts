import type { Readable } from 'node:stream'
import type { ProofView } from '@portal/proofs/contract'
import type { StatementFile } from '../../proof/statement/statement.ts'

/** One statement with what stands behind it. `files` lie under `evidence/` and `trust/`. */
export type ProvedStatement = {
  bytes: Uint8Array
  view: ProofView
  files: readonly { path: string; bytes: Uint8Array }[]
}

export type PackageInput = {
  /** The oldest first; the package holds the files of the last. */
  statements: readonly ProvedStatement[]
  /** The original, as it was received. */
  readOriginal: (file: StatementFile) => Promise<Readable>
  /** Where the public record stands; goes into the certificate's code. */
  recordAddress: string
  /** Paths that are left out on purpose: whoever verifies the package learns which. */
  withheld?: ReadonlySet<string>
}
