import type { Readable } from 'node:stream'
import type { ProofView } from '@portal/proofs/contract'
import type { StatementFile } from '../../proof/statement/statement.ts'

/** One statement with its proofs. The paths of `files` begin with `evidence/` or `trust/`. */
export type ProvedStatement = {
  bytes: Uint8Array
  view: ProofView
  files: readonly { path: string; bytes: Uint8Array }[]
}

export type PackageInput = {
  /** The statements, oldest first; the package holds the files that the last one names. */
  statements: readonly ProvedStatement[]
  /** Opens an original as it was received. */
  readOriginal: (file: StatementFile) => Promise<Readable>
  /** The address of the public record, which the QR code of the certificate holds. */
  recordAddress: string
  /** Paths of files that are left out on purpose; who verifies the package is told which. */
  withheld?: ReadonlySet<string>
}
