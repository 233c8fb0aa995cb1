/** Where things lie in a package (decision record "layout of the package"). */
export const mimetype = 'application/vnd.etsi.asic-s+zip'

export const manifestPath = 'manifest-sha256.txt'
export const tagManifestPath = 'tagmanifest-sha256.txt'
export const dataFolder = 'data/'
export const proofFolder = 'evidence/'

/** The proofs of the statements before the last one, the first statement in `1/`. */
export const earlierFolder = (seq: number): string => `${proofFolder}earlier/${seq}/`

/** In the folder of a statement's proofs: what shows that its time card is of the log, and the lists that renew its stamps. */
export const cardFolder = 'card/'
export const renewalFolder = (number: number): string => `renewal/${number}/`
export const revocationFolder = 'revocation/'

export const cardNames = { pulse: 'pulse.txt', logProof: 'proof.tlog-proof', history: 'history.txt' } as const
export const renewalList = 'list.txt'

/** In the folder of a statement's proofs. */
export const proofNames = {
  statement: 'statement.json',
  leaf: 'leaf.txt',
  logProof: 'proof.tlog-proof',
  checkpoint: 'checkpoint.txt',
  anchor: 'anchor.json',
} as const

export const containerName = 'statement.asics'

/** `statement.tsr` is the first authority's, `statement.tsr.2` the second's. */
export const tokensOf = (target: 'statement' | 'checkpoint', names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`^${target}\\.tsr(\\.[1-9])?$`).test(name)).sort()

/** What holds the package together, and what was added for reading or for convenience. */
const besideForms = [
  /^(README\.txt|bag-info\.txt|bagit\.txt|certificate\.pdf|mimetype|verify\.html|verify\.sh)$/,
  /^trust\/(pins\.json|log\.vkey|witness\.(vkey|quorum)|tlog-policy\.txt|chains\.txt|operator\.json|records\.txt)$/,
  /^trust\/tsa-[1-9]\d?\.(pem|policies|name)$/,
]

/** Files that a package has and that nothing proves, whatever they say. */
export const isBeside = (path: string): boolean => besideForms.some((form) => form.test(path))

/** For who writes a package. */
export const packagePaths = {
  mimetype,
  manifest: manifestPath,
  tagManifest: tagManifestPath,
  proofFolder,
  earlierFolder,
} as const
