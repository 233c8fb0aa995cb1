import type { Pins } from '@portal/proofs/proof'
import { digestsOf } from '../package/digests.ts'
import { earlierFolder, proofNames } from '../package/layout.ts'
import { isSealed, readStatement, type SealedStatement, type StatementFile } from '../statement/statement.ts'
import { besideClaims } from './beside-claims.ts'
import { type Contents, filesIn } from './contents.ts'
import { timeText } from './findings.ts'
import { missingProofs } from './ordered-claim.ts'
import { proofFindings } from './proof-findings.ts'
import { type Claim, claim, type ReasonName, type Text, verdictOf, weighsBeside } from './reasons.ts'

const isSameFile = (one: StatementFile, other: StatementFile | undefined): boolean =>
  other !== undefined && one.sha256 === other.sha256 && one.sm3 === other.sm3 && one.slot === other.slot

/** Whether `later` has every file of `earlier` unchanged: a later statement may only add files. */
const follows = (later: SealedStatement, earlier: SealedStatement): boolean =>
  later.evidence === earlier.evidence &&
  earlier.files.every((file) =>
    isSameFile(
      file,
      later.files.find(({ path }) => path === file.path),
    ),
  )

type Earlier = {
  seq: number
  statement: SealedStatement
  bytes: Uint8Array
  folder: string
  files: Map<string, Uint8Array>
}

/** The earlier statements in the package, oldest first; undefined if one of them is not a valid statement of a record. */
const earlierStatements = (contents: Contents): Earlier[] | undefined => {
  const found: Earlier[] = []
  for (let seq = 1; seq < 100; seq += 1) {
    const folder = earlierFolder(seq)
    const files = filesIn(contents, folder)
    const bytes = files.get(proofNames.statement)
    if (!bytes) return files.size === 0 ? found : undefined
    const reading = readStatement(bytes)
    if (!('statement' in reading) || !isSealed(reading.statement)) return undefined
    found.push({ seq, statement: reading.statement, bytes, folder, files })
  }
  return undefined
}

/** `missing`: proofs that were ordered for earlier statements and are not in the package. */
type History = { claim: Claim; missing: Text[] }

const ofEarlier = (seq: number, { zh, en }: Text): Text => ({
  zh: `声明 ${seq} 的 ${zh}`,
  en: `${en} of statement ${seq}`,
})

/** Judges the chain of statements that ends in the last one, and the proofs of each earlier statement. */
export const historyFindings = async (contents: Contents, last: SealedStatement, pins: Pins): Promise<History> => {
  const broken = (name: ReasonName): History => ({ claim: claim('history', name), missing: [] })
  const earlier = earlierStatements(contents)
  if (!earlier) return broken('history_broken')
  if (last.prev === null) {
    return broken(last.kind === 'seal' && earlier.length === 0 ? 'history_first' : 'history_broken')
  }
  if (earlier.length === 0) return broken('history_withheld')

  const items: Claim['items'][number][] = []
  const missing: Text[] = []
  const verdicts = new Set<string>()
  let later = last
  for (const { seq, statement, bytes, files, folder } of earlier.toReversed()) {
    const digests = await digestsOf([bytes])
    if (later.prev !== digests.sha256 || !follows(later, statement)) return broken('history_broken')
    const proofs = await proofFindings({ statement: bytes, digests, files, pins })
    const beside = await besideClaims(contents, { folder, statement, proofs, pins })
    for (const one of [...proofs.claims, ...beside.claims].filter(weighsBeside)) verdicts.add(verdictOf(one))
    const absent = (await missingProofs({ statement, files, proofs, pins })) ?? []
    missing.unshift(...absent.map((text) => ofEarlier(seq, text)))
    items.push(...proofs.times.map(timeText))
    later = statement
  }
  if (later.prev !== null || later.kind !== 'seal') return broken('history_broken')
  if (verdicts.has('INVALID')) return broken('history_unproved')
  const name = verdicts.has('CANNOT_TELL')
    ? 'history_open'
    : verdicts.has('PARTIAL')
      ? 'history_reduced'
      : 'history_kept'
  return { claim: claim('history', name, items), missing }
}
