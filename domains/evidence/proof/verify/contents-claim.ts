import {
  cardFolder,
  cardNames,
  containerName,
  dataFolder,
  earlierFolder,
  isBeside,
  manifestPath,
  proofFolder,
  proofNames,
  renewalList,
  revocationFolder,
  tagManifestPath,
  tokensOf,
} from '../package/layout.ts'
import { isSealed, readStatement, type SealedStatement } from '../statement/statement.ts'
import { type Contents, filesIn } from './contents.ts'
import { type Claim, claim } from './reasons.ts'
import { readList, renewalsIn } from './renewal-list.ts'

/**
 * A folder of proofs: the file that they prove (`document`), whether that names a time card, and the SHA-256 of the revocation
 * lists that its renewals name.
 */
type Folder = { path: string; document: string; hasCard: boolean; revocations: ReadonlySet<string> }

const renewalsOf = (contents: Contents, folder: string): Folder[] =>
  (renewalsIn(contents, folder) ?? []).map(({ folder: path }) => ({
    path,
    document: renewalList,
    hasCard: false,
    revocations: new Set(),
  }))

/** The SHA-256 (hex) of the revocation lists that the renewals in a folder name. */
const namedRevocations = (contents: Contents, folder: string): Set<string> =>
  new Set(
    (renewalsIn(contents, folder) ?? []).flatMap(({ list }) => (readList(list) ?? []).flatMap(({ lists }) => lists)),
  )

const folderOf = (contents: Contents, path: string, statement: SealedStatement): Folder[] => [
  {
    path,
    document: proofNames.statement,
    hasCard: statement.notBefore !== null,
    revocations: namedRevocations(contents, path),
  },
  ...renewalsOf(contents, path),
]

const sealedIn = (contents: Contents, folder: string): SealedStatement | undefined => {
  const bytes = contents.texts.get(`${folder}${proofNames.statement}`)
  const reading = bytes && readStatement(bytes)
  return reading && 'statement' in reading && isSealed(reading.statement) ? reading.statement : undefined
}

/** The folders whose proofs are judged: those of the last statement, of the earlier ones up to a gap, and of their renewals. */
const foldersIn = (contents: Contents, last: SealedStatement): Folder[] => {
  const folders = folderOf(contents, proofFolder, last)
  if (last.prev === null) return folders
  for (let seq = 1; ; seq += 1) {
    const path = earlierFolder(seq)
    const statement = sealedIn(contents, path)
    if (!statement) return folders
    folders.push(...folderOf(contents, path, statement))
  }
}

const isJudgedIn = (
  { path: folder, document, hasCard, revocations }: Folder,
  contents: Contents,
  path: string,
): boolean => {
  const name = path.slice(folder.length)
  if (name.startsWith(revocationFolder)) return revocations.has(contents.digests.get(path)?.sha256 ?? '')
  // A file too large to be read has only a digest, and in these folders only revocation lists are judged by their digest.
  if (!contents.texts.has(path)) return false
  const shown = hasCard && name.startsWith(cardFolder) ? name.slice(cardFolder.length) : undefined
  if (shown !== undefined)
    return Object.values<string>(cardNames).includes(shown) || tokensOf('checkpoint', [shown]).length > 0
  const { statement: _, ...proofs } = proofNames
  const known = name === document || Object.values<string>(proofs).includes(name)
  const isContainer = folder === proofFolder && name === containerName
  return known || isContainer || tokensOf('statement', [name]).length + tokensOf('checkpoint', [name]).length > 0
}

/** The paths of files that the verifier cannot judge: no statement or proof covers them, and they are not known as reading. */
export const foreignPaths = (contents: Contents, statement: SealedStatement): string[] => {
  const folders = foldersIn(contents, statement)
  const foreign = [...contents.digests.keys()].filter(
    (path) =>
      !path.startsWith(dataFolder) &&
      path !== manifestPath &&
      path !== tagManifestPath &&
      !isBeside(path) &&
      !folders.some((folder) => path.startsWith(folder.path) && isJudgedIn(folder, contents, path)),
  )
  return foreign.sort()
}

/** The paths of missing files that a package should have, but whose content can be made anew from its other files. */
export const lackingPaths = (contents: Contents, statement: SealedStatement): string[] => [
  ...foldersIn(contents, statement).flatMap(({ path }) => {
    const files = filesIn(contents, path)
    const owed = files.has(proofNames.logProof) ? [proofNames.leaf, proofNames.checkpoint] : []
    return owed.filter((name) => !files.has(name)).map((name) => `${path}${name}`)
  }),
  ...[`${proofFolder}${containerName}`].filter(
    (path) => contents.digests.has(`${proofFolder}statement.tsr`) && !contents.digests.has(path),
  ),
]

/** The claim about the files of a package: its statement determines which files belong to it, and all others are foreign. */
export const contentsClaim = (foreign: readonly string[], lacking: readonly string[]): Claim => {
  if (foreign.length > 0) return claim('contents', 'contents_foreign', foreign)
  return lacking.length > 0 ? claim('contents', 'contents_lacking', lacking) : claim('contents', 'contents_known')
}
