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

/** A folder of proofs: whether what it proves names a time card, and what the lists in it name of revocations. */
type Folder = { path: string; document: string; hasCard: boolean; revocations: ReadonlySet<string> }

const renewalsOf = (contents: Contents, folder: string): Folder[] =>
  (renewalsIn(contents, folder) ?? []).map(({ folder: path }) => ({
    path,
    document: renewalList,
    hasCard: false,
    revocations: new Set(),
  }))

/** The revocation lists that the lists of renewals in a folder name. */
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

/** The folders whose proofs are judged: of the statement, of those before it without a gap, and of their renewals. */
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
  // Of a file that is too large to be read only the digest is known, and nothing else in these folders is judged by it.
  if (!contents.texts.has(path)) return false
  const shown = hasCard && name.startsWith(cardFolder) ? name.slice(cardFolder.length) : undefined
  if (shown !== undefined)
    return Object.values<string>(cardNames).includes(shown) || tokensOf('checkpoint', [shown]).length > 0
  const { statement: _, ...proofs } = proofNames
  const known = name === document || Object.values<string>(proofs).includes(name)
  const isContainer = folder === proofFolder && name === containerName
  return known || isContainer || tokensOf('statement', [name]).length + tokensOf('checkpoint', [name]).length > 0
}

/** Files that nothing here judges: neither the statement nor its proofs reach them, and they are not for reading only. */
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

/** Files that say again what others say: a package has them, and whoever lacks them can make them anew. */
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

/** Which files may lie in a package follows from its statement; the list is closed. */
export const contentsClaim = (foreign: readonly string[], lacking: readonly string[]): Claim => {
  if (foreign.length > 0) return claim('contents', 'contents_foreign', foreign)
  return lacking.length > 0 ? claim('contents', 'contents_lacking', lacking) : claim('contents', 'contents_known')
}
