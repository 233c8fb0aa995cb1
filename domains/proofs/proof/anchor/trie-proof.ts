import { keccak_256 } from '@noble/hashes/sha3'
import { bytesToHex } from '@noble/hashes/utils'
import { bytesOf, decodeRlp, encodeRlp, listOf, quantityBytes, type Rlp } from './rlp.ts'

const nibblesOf = (bytes: Uint8Array): number[] => [...bytes].flatMap((byte) => [byte >> 4, byte & 15])

/** The key under which the trie of a block keeps its transaction number `index`. */
export const transactionKey = (index: number): Uint8Array => encodeRlp(quantityBytes(index))

/** The path of a leaf or an extension: its first nibble tells which, and whether the path is of odd length. */
const readPath = (encoded: Uint8Array): { leaf: boolean; path: number[] } | undefined => {
  const [flag = 0, ...rest] = nibblesOf(encoded)
  if (encoded.length === 0 || flag > 3 || (flag % 2 === 0 && rest[0] !== 0)) return undefined
  return { leaf: flag >= 2, path: flag % 2 === 1 ? rest : rest.slice(1) }
}

const startsWith = (path: readonly number[], start: readonly number[]): boolean =>
  start.every((nibble, at) => path[at] === nibble)

/**
 * Finds the value under `key` in a Merkle Patricia trie (Ethereum's yellow paper, appendix D). The walk begins at the hash
 * `root` and goes through the nodes of `proof`, each of which is found by its hash; undefined where it reaches no value.
 */
export const walkTrie = (root: Uint8Array, key: Uint8Array, proof: readonly Uint8Array[]): Uint8Array | undefined => {
  const nodes = new Map(proof.map((node) => [bytesToHex(keccak_256(node)), node]))
  let next: Rlp | undefined = root
  let way: readonly number[] = nibblesOf(key)
  // Each step uses up a part of the key or ends the walk; the bound stops a forged proof whose steps use up nothing.
  for (let step = 0; step <= way.length + proof.length; step += 1) {
    const node: readonly Rlp[] | undefined = nodeAt(next, nodes)
    if (!node) return undefined
    if (node.length === 17) {
      const [nibble, ...rest] = way
      if (nibble === undefined) return filled(node[16])
      next = node[nibble]
      way = rest
      continue
    }
    const part = node.length === 2 ? readPath(bytesOf(node[0])) : undefined
    if (!part || !startsWith(way, part.path)) return undefined
    way = way.slice(part.path.length)
    if (part.leaf) return way.length === 0 ? filled(node[1]) : undefined
    next = node[1]
  }
  return undefined
}

const filled = (value: Rlp | undefined): Uint8Array | undefined => {
  const bytes = bytesOf(value)
  return bytes.length === 0 ? undefined : bytes
}

/**
 * The node that a place in its parent holds: a node shorter than a hash stands there whole, a longer one is named by its
 * hash.
 */
const nodeAt = (place: Rlp | undefined, nodes: ReadonlyMap<string, Uint8Array>): readonly Rlp[] | undefined => {
  if (place === undefined) return undefined
  if (!(place instanceof Uint8Array)) return place
  const bytes = nodes.get(bytesToHex(place))
  return bytes && listOf(decodeRlp(bytes))
}
