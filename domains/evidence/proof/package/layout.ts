/** Where things lie in a package (decision record "layout of the package"). */
export const mimetype = 'application/vnd.etsi.asic-s+zip'

export const manifestPath = 'manifest-sha256.txt'
export const tagManifestPath = 'tagmanifest-sha256.txt'
export const dataFolder = 'data/'
export const proofFolder = 'evidence/'

/** The proofs of the statements before the last one, the first statement in `1/`. */
export const earlierFolder = (seq: number): string => `${proofFolder}earlier/${seq}/`

/** Subfolders of the folder of a statement's proofs: its time card, the renewals of its time-stamps, and revocation lists. */
export const cardFolder = 'card/'
export const renewalFolder = (number: number): string => `renewal/${number}/`
export const revocationFolder = 'revocation/'

export const cardNames = { pulse: 'pulse.txt', logProof: 'proof.tlog-proof', history: 'history.txt' } as const
export const renewalList = 'list.txt'

/** Names of the files in the folder of a statement's proofs. */
export const proofNames = {
  statement: 'statement.json',
  leaf: 'leaf.txt',
  logProof: 'proof.tlog-proof',
  checkpoint: 'checkpoint.txt',
  anchor: 'anchor.json',
} as const

export const containerName = 'statement.asics'

/** The names of time-stamp files, sorted: `statement.tsr` is of the first authority, `statement.tsr.2` of the second. */
export const tokensOf = (target: 'statement' | 'checkpoint', names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`^${target}\\.tsr(\\.[1-9])?$`).test(name)).sort()

/** Files that only hold the package together, or that were added for reading or convenience. */
const besideForms = [
  /^(README\.txt|bag-info\.txt|bagit\.txt|certificate\.pdf|mimetype|verify\.html|verify\.sh)$/,
  /^trust\/(pins\.json|log\.vkey|witness\.(vkey|quorum)|tlog-policy\.txt|chains\.txt|operator\.json|records\.txt)$/,
  /^trust\/tsa-[1-9]\d?\.(pem|policies|name)$/,
]

/** Whether a path is that of a file which belongs to a package although no proof covers it. */
export const isBeside = (path: string): boolean => besideForms.some((form) => form.test(path))

/** The paths that the code which writes a package needs. */
export const packagePaths = {
  mimetype,
  manifest: manifestPath,
  tagManifest: tagManifestPath,
  proofFolder,
  earlierFolder,
} as const
