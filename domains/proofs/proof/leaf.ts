/** The digests of one statement, in hex: all that the public log says of it. */
export type Leaf = { sha256: string; sm3: string }

/** The bytes of a leaf as text: three lines that shell tools can write too. The first line names the form and its version. */
export const leafText = ({ sha256, sm3 }: Leaf): string => `cn.ip-evidence/1\nsha256 ${sha256}\nsm3 ${sm3}\n`

export const leafBytes = (leaf: Leaf): Uint8Array => new TextEncoder().encode(leafText(leaf))

const form = /^cn\.ip-evidence\/1\nsha256 ([0-9a-f]{64})\nsm3 ([0-9a-f]{64})\n$/

/** Reads the bytes of a leaf; undefined for bytes that are no leaf of this log. */
export const readLeaf = (bytes: Uint8Array): Leaf | undefined => {
  const [, sha256, sm3] = form.exec(new TextDecoder().decode(bytes)) ?? []
  return sha256 !== undefined && sm3 !== undefined ? { sha256, sm3 } : undefined
}
