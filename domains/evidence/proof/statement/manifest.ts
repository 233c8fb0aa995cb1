type Listed = { path: string; sha256: string }

/** Paths are letters, digits and a few signs, so code units sort as `LC_ALL=C sort` does. */
const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1)

/** `manifest-sha256.txt` of BagIt (RFC 8493), as `sha256sum -c` reads it: sorted by path, one line a file. */
export const manifestText = (files: readonly Listed[]): string =>
  [...files]
    .sort(byPath)
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('')

/** The lines of a BagIt manifest; undefined if the text is not one, or names a path twice. */
export const readManifest = (text: string): Listed[] | undefined => {
  const lines = text.split('\n')
  if (lines.pop() !== '') return undefined
  const files: Listed[] = []
  const paths = new Set<string>()
  for (const line of lines) {
    const [, sha256, path] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (sha256 === undefined || path === undefined || paths.has(path)) return undefined
    paths.add(path)
    files.push({ path, sha256 })
  }
  return files
}
