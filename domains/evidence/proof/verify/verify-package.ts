import type { Pins } from '@portal/proofs/proof'
import { type Digests, digestsOf } from '../package/digests.ts'
import { dataFolder, proofFolder, proofNames } from '../package/layout.ts'
import { type PackageEntry, readWhole } from '../package/package-entry.ts'
import { faultOf, packageFaults } from '../package/package-fault.ts'
import { isSealed, readStatement } from '../statement/statement.ts'
import { besideClaims } from './beside-claims.ts'
import { type Contents, filesIn } from './contents.ts'
import { fileClaims, manifestClaim, packageClaim, readingClaim } from './file-claims.ts'
import type { Findings } from './findings.ts'
import { historyClaim } from './history-claim.ts'
import { orderClaim } from './order-claim.ts'
import { proofFindings } from './proof-findings.ts'
import { type Claim, claim, type ReasonName } from './reasons.ts'
import { type Report, reportOf } from './report.ts'

/** Proofs and texts are small; what is larger among them is not read but only hashed. */
const readable = 1024 * 1024

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const survey = async (entries: readonly PackageEntry[]): Promise<Contents> => {
  const digests = new Map<string, Digests>()
  const texts = new Map<string, Uint8Array>()
  for (const entry of entries) {
    const isText = !entry.path.startsWith(dataFolder) && entry.size <= readable
    const bytes = isText ? await readWhole(entry) : undefined
    if (bytes) texts.set(entry.path, bytes)
    digests.set(entry.path, await digestsOf(bytes ? once(bytes) : entry.chunks()))
  }
  return { digests, texts }
}

const notOf = (name: ReasonName, claims: readonly Claim[]): Report =>
  reportOf({
    statement: null,
    digests: null,
    findings: { claims: [...claims, claim('statement', name)], times: [], log: null },
    card: null,
  })

const judge = async (contents: Contents, pins: Pins): Promise<Report> => {
  const wrapping = packageClaim(contents)
  const path = `${proofFolder}${proofNames.statement}`
  const bytes = contents.texts.get(path)
  const digests = contents.digests.get(path)
  if (!bytes || !digests) return notOf('statement_missing', [wrapping])
  const reading = readStatement(bytes)
  if ('fault' in reading) {
    return notOf(reading.fault === 'malformed' ? 'statement_malformed' : 'statement_later', [wrapping])
  }
  if (!isSealed(reading.statement)) return notOf('statement_kind', [wrapping])

  const { statement } = reading
  const proofs = await proofFindings({ statement: bytes, digests, files: filesIn(contents, proofFolder), pins })
  const beside = await besideClaims(contents, { folder: proofFolder, statement, proofs, pins })
  const findings: Findings = {
    ...proofs,
    claims: [
      wrapping,
      claim('statement', 'statement_read', [statement.evidence]),
      manifestClaim(contents, statement),
      ...fileClaims(contents, statement),
      await historyClaim(contents, statement, pins),
      ...proofs.claims,
      ...beside.claims,
      orderClaim(proofs.times),
      readingClaim(contents),
    ],
  }
  return reportOf({ statement, digests, findings, card: beside.card })
}

/**
 * Verifies a package by pins from outside it: one report for the command, the page and the server. `open` gives the files
 * of the package; whatever it throws as a package fault becomes the verdict.
 */
export const verifyPackage = async (open: () => Promise<PackageEntry[]>, pins: Pins): Promise<Report> => {
  try {
    return await judge(await survey(await open()), pins)
  } catch (error) {
    const refused = claim('package', 'package_refused', [packageFaults[faultOf(error)]])
    const findings: Findings = { claims: [refused], times: [], log: null }
    return reportOf({ statement: null, digests: null, findings, card: null })
  }
}
