import { dataFolder, isBeside, manifestPath, tagManifestPath } from '../package/layout.ts'
import { manifestText, readManifest } from '../statement/manifest.ts'
import type { SealedStatement } from '../statement/statement.ts'
import type { Contents } from './contents.ts'
import { type Claim, claim } from './reasons.ts'

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
const isData = (path: string): boolean => path.startsWith(dataFolder)

/** Judges the files that are not originals by the tag manifest of BagIt, which must name all of them but itself. */
export const packageClaim = ({ digests, texts }: Contents): Claim => {
  const listed = readManifest(textOf(texts.get(tagManifestPath) ?? new Uint8Array()))
  if (!listed || listed.length === 0) return claim('package', 'package_unlisted')
  const names = new Set(listed.map(({ path }) => path))
  const surplus = [...digests.keys()].filter((path) => !isData(path) && path !== tagManifestPath && !names.has(path))
  const altered = listed.filter(({ path, sha256 }) => digests.has(path) && digests.get(path)?.sha256 !== sha256)
  const withheld = listed.filter(({ path }) => !digests.has(path))
  const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path)
  if (altered.length > 0) return claim('package', 'package_altered', pathsOf(altered))
  if (surplus.length > 0) return claim('package', 'package_surplus', surplus)
  if (withheld.length > 0) return claim('package', 'package_reduced', pathsOf(withheld))
  return claim('package', 'package_opened')
}

/**
 * The files for reading and convenience, above all the certificate. Nothing proves them: who alters one can alter its line in
 * the tag manifest as well. The report names them, so that nobody takes them for proved.
 */
export const readingPaths = ({ digests }: Contents): string[] => {
  const unproved = [...digests.keys()].filter(isBeside)
  return [...new Set(unproved.map((path) => path.replace(/\/.*/, '/')))].sort()
}

/** Judges the manifest by the statement, which names each file: so a file that was removed with its line is still missed. */
export const manifestClaim = ({ digests, texts }: Contents, { files, manifestSha256 }: SealedStatement): Claim => {
  const manifest = texts.get(manifestPath)
  if (!manifest) return claim('manifest', 'manifest_missing')
  const isSame = digests.get(manifestPath)?.sha256 === manifestSha256 && textOf(manifest) === manifestText(files)
  return claim('manifest', isSame ? 'manifest_same' : 'manifest_altered')
}

const shown = ({ path, name }: { path: string; name: string }): string => `${path}（${name}）`

/** Compares each original with the statement, by SHA-256 and by SM3. */
export const fileClaims = ({ digests }: Contents, { files }: SealedStatement): Claim[] => {
  const paths = new Set(files.map(({ path }) => path))
  const surplus = [...digests.keys()].filter((path) => isData(path) && !paths.has(path))
  const withheld = files.filter(({ path }) => !digests.has(path))
  const there = files.flatMap((file) => {
    const found = digests.get(file.path)
    return found ? [{ file, found }] : []
  })
  const altered = there.filter(({ file, found }) => found.sha256 !== file.sha256)
  const otherSm3 = there.filter(({ file, found }) => found.sm3 !== file.sm3)
  const sha256 =
    altered.length > 0
      ? claim(
          'files',
          'files_altered',
          altered.map(({ file }) => shown(file)),
        )
      : surplus.length > 0
        ? claim('files', 'files_surplus', surplus)
        : withheld.length > 0
          ? claim('files', 'files_withheld', withheld.map(shown))
          : claim('files', 'files_same')
  const sm3 = claim(
    'sm3',
    otherSm3.length > 0 ? 'sm3_altered' : 'sm3_same',
    otherSm3.map(({ file }) => shown(file)),
  )
  return [sha256, sm3]
}
