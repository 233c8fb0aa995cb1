import { createHash } from 'node:crypto'
import { packagePaths } from '../../proof/package/layout.ts'
import { manifestText } from '../../proof/statement/manifest.ts'
import { isSealed, readStatement, type SealedStatement } from '../../proof/statement/statement.ts'
import { bagDeclaration, bagInfo, listed, sha256Of } from './bag.ts'
import { printCertificate } from './certificate.ts'
import type { PackageInput, ProvedStatement } from './package-input.ts'
import { readmeText } from './readme.ts'
import { statementContainer } from './statement-container.ts'
import { verifyPrograms } from './verify-programs.ts'
import type { Part } from './zip-stream.ts'

const { proofFolder, earlierFolder, manifest, tagManifest } = packagePaths

const text = (path: string, content: string): Part => ({ path, bytes: Buffer.from(content) })

/** The statement in the kept bytes. Throws if they are not a valid statement of a record, so that no such package is made. */
const statementOf = ({ bytes }: ProvedStatement): SealedStatement => {
  const reading = readStatement(bytes)
  if ('fault' in reading || !isSealed(reading.statement)) throw new Error('a kept statement does not read')
  return reading.statement
}

/** One statement and its proofs, as files of `folder`. */
const proofParts = ({ bytes, files }: ProvedStatement, folder: string): Part[] => [
  { path: `${folder}statement.json`, bytes },
  ...files
    .filter(({ path }) => path.startsWith(proofFolder))
    .map((file) => ({ path: `${folder}${file.path.slice(proofFolder.length)}`, bytes: file.bytes })),
]

const byPath = (one: Part, other: Part): number => (one.path < other.path ? -1 : 1)

const originals = (statement: SealedStatement, { readOriginal, withheld }: PackageInput): Part[] =>
  statement.files
    .filter(({ path }) => !withheld?.has(path))
    .map((file) => ({ path: file.path, size: file.size, open: () => readOriginal(file) }))

/** All files of a package in their order: first `mimetype`, which names the kind of container, then the others by path. */
export const packageParts = async (input: PackageInput): Promise<Part[]> => {
  const last = input.statements.at(-1)
  if (!last) throw new Error('a package without a statement')
  const statement = statementOf(last)
  const container = await statementContainer(last)
  const { script, page } = await verifyPrograms()
  const digests = { sha256: sha256Of(last.bytes), sm3: createHash('sm3').update(last.bytes).digest('hex') }
  const tags: Part[] = [
    text('bagit.txt', bagDeclaration),
    text('bag-info.txt', bagInfo({ ...statement, operator: statement.operator.name })),
    text(manifest, manifestText(statement.files)),
    ...proofParts(last, proofFolder),
    ...(container ? [{ path: `${proofFolder}statement.asics`, bytes: container }] : []),
    ...input.statements.slice(0, -1).flatMap((earlier, at) => proofParts(earlier, earlierFolder(at + 1))),
    ...last.files.filter(({ path }) => path.startsWith('trust/')),
    { path: 'certificate.pdf', bytes: await printCertificate({ input, statement, digests, last }) },
    { path: 'verify.sh', bytes: script, mode: 'program' },
    ...(page ? [{ path: 'verify.html', ...page }] : []),
    text('README.txt', readmeText(statement.evidence)),
  ]
  const mime = text('mimetype', packagePaths.mimetype)
  const tagList = text(tagManifest, manifestText(listed([mime, ...tags])))
  return [mime, ...[...tags, tagList, ...originals(statement, input)].sort(byPath)]
}
