import { timestampTokenOf } from '@portal/proofs/proof'
import { packagePaths } from '../../proof/package/layout.ts'
import type { ProvedStatement } from './package-input.ts'
import { zipBytes } from './zip-stream.ts'

/**
 * The statement with its first time-stamp as ASiC-S (ETSI EN 319 162-1): one data object and its token, which
 * programs for signed containers open. Undefined where there is no time-stamp.
 */
export const statementContainer = async ({ bytes, files }: ProvedStatement): Promise<Buffer | undefined> => {
  const response = files.find(({ path }) => path === `${packagePaths.proofFolder}statement.tsr`)
  const token = response && timestampTokenOf(response.bytes)
  if (!token) return undefined
  return zipBytes([
    { path: 'mimetype', bytes: Buffer.from(packagePaths.mimetype) },
    { path: 'statement.json', bytes },
    { path: 'META-INF/timestamp.tst', bytes: token },
  ])
}
