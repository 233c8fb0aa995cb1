import type { Pins } from '@portal/proofs/proof'
import { type Digests, digestsOf } from '../package/digests.ts'
import { dataFolder, proofFolder, proofNames } from '../package/layout.ts'
import { type PackageEntry, readWhole } from '../package/package-entry.ts'
import { faultOf, packageFaults } from '../package/package-fault.ts'
import { isSealed, readStatement } from '../statement/statement.ts'
import { besideClaims } from './beside-claims.ts'
import { containerClaim } from './container-claim.ts'
import { type Contents, filesIn } from './contents.ts'
import { contentsClaim, foreignPaths, lackingPaths } from './contents-claim.ts'
import { fileClaims, manifestClaim, packageClaim, readingPaths } from './file-claims.ts'
import type { Findings } from './findings.ts'
import { historyFindings } from './history-claim.ts'
import { operatorClaim } from './operator-claim.ts'
import { orderClaim } from './order-claim.ts'
import { missingProofs, orderedClaim } from './ordered-claim.ts'
import { proofFindings } from './proof-findings.ts'
import { type Claim, claim, type ReasonName } from './reasons.ts'
import { noNotes, type Report, reportOf } from './report.ts'

/** Files that are not originals are read up to this size in bytes, since proofs are small; larger ones are only hashed. */
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
    notes: noNotes,
  })

const judge = async (contents: Contents, pins: Pins): Promise<Report> => {
  const wrapping = packageClaim(contents)
  const path = `${proofFolder}${proofNames.statement}`
  const bytes = contents.texts.get(path)
  const digests = contents.digests.get(path)
  if (!bytes || !digests) return notOf('statement_missing', [wrapping])
  const read = readStatement(bytes)
  if ('fault' in read) {
    return notOf(read.fault === 'malformed' ? 'statement_malformed' : 'statement_later', [wrapping])
  }
  if (!isSealed(read.statement)) return notOf('statement_kind', [wrapping])

  const { statement } = read
  const files = filesIn(contents, proofFolder)
  const proofs = await proofFindings({ statement: bytes, digests, files, pins })
  const beside = await besideClaims(contents, { folder: proofFolder, statement, proofs, pins })
  const history = await historyFindings(contents, statement, pins)
  const own = await missingProofs({ statement, files, proofs, pins })
  const missing = own && [...own, ...history.missing]
  const [foreign, lacking] = [foreignPaths(contents, statement), lackingPaths(contents, statement)]
  const reading = readingPaths(contents)
  const findings: Findings = {
    ...proofs,
    claims: [
      wrapping,
      contentsClaim(foreign, lacking),
      claim('statement', 'statement_read', [statement.evidence]),
      operatorClaim(statement, pins),
      manifestClaim(contents, statement),
      ...fileClaims(contents, statement),
      history.claim,
      ...proofs.claims,
      orderedClaim(statement, missing),
      await containerClaim(files, pins),
      ...beside.claims,
      orderClaim(proofs.times),
      claim('reading', 'reading_only', reading),
    ],
  }
  const notes = { missing: [...(missing ?? []), ...lacking], foreign, reading, records: pins.records }
  return reportOf({ statement, digests, findings, card: beside.card, notes })
}

/**
 * Verifies a package by pins from outside it; command, page and server all use this. `open` answers the files of the package;
 * a package fault that it throws makes the report `INVALID`, any other error is thrown again.
 */
export const verifyPackage = async (open: () => Promise<PackageEntry[]>, pins: Pins): Promise<Report> => {
  try {
    return await judge(await survey(await open()), pins)
  } catch (error) {
    const refused = claim('package', 'package_refused', [packageFaults[faultOf(error)]])
    const findings: Findings = { claims: [refused], times: [], log: null }
    return reportOf({ statement: null, digests: null, findings, card: null, notes: noNotes })
  }
}
