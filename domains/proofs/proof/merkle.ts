import { sha256 } from '@noble/hashes/sha2.js'

/** The tree of RFC 6962 §2.1 and RFC 9162 §2.1. Sizes and indexes are whole numbers below 2^53: no 32-bit operators here. */

/** A complete subtree: the `index`-th group of 2^level leaves. Once all its leaves are there its hash never changes. */
export type Subtree = { level: number; index: number }
/** A range of leaves, `from` (inclusive) to `to` (exclusive). */
export type Leaves = { from: number; to: number }

/** SHA-256. A server that hashes a million leaves may pass in its own, which is faster than the one that runs everywhere. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

export const hashLeaf = (entry: Uint8Array, hash: Sha256 = sha256): Uint8Array => {
  const bytes = new Uint8Array(1 + entry.length)
  bytes.set(entry, 1)
  return hash(bytes)
}

export const hashNodes = (left: Uint8Array, right: Uint8Array, hash: Sha256 = sha256): Uint8Array => {
  const bytes = new Uint8Array(1 + left.length + right.length)
  bytes[0] = 1
  bytes.set(left, 1)
  bytes.set(right, 1 + left.length)
  return hash(bytes)
}
/** The root of a tree without leaves. */
export const emptyRoot: Uint8Array = sha256(new Uint8Array(0))

export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** The largest power of two below `size`, where RFC 6962 cuts a tree in two. */
const cut = (size: number): number => {
  let power = 1
  while (power * 2 < size) power *= 2
  return power
}

/** The complete subtrees that make up a range, largest first. The range must begin where RFC 6962 cuts a tree. */
export const subtreesOf = ({ from, to }: Leaves): Subtree[] => {
  const found: Subtree[] = []
  let at = from
  while (at < to) {
    let level = 0
    while (2 ** (level + 1) <= to - at) level += 1
    found.push({ level, index: at / 2 ** level })
    at += 2 ** level
  }
  return found
}

/** The hash of a range, from the hashes of the subtrees that `subtreesOf` names for it. */
export const joinSubtrees = (hashes: readonly Uint8Array[]): Uint8Array => {
  const [last, ...before] = hashes.toReversed()
  if (last === undefined) return emptyRoot
  return before.reduce((right, left) => hashNodes(left, right), last)
}

/** The ranges whose hashes prove that leaf `index` is in the tree of `size`, from the leaf upwards (RFC 9162 §2.1.3.1). */
export const inclusionRanges = (index: number, size: number): Leaves[] => {
  const ranges: Leaves[] = []
  let [from, to] = [0, size]
  while (to - from > 1) {
    const middle = from + cut(to - from)
    if (index < middle) {
      ranges.push({ from: middle, to })
      to = middle
    } else {
      ranges.push({ from, to: middle })
      from = middle
    }
  }
  return ranges.toReversed()
}

/** The ranges whose hashes prove that the tree of `old` leaves was only added to (RFC 9162 §2.1.4.1); `0 < old <= size`. */
export const consistencyRanges = (old: number, size: number): Leaves[] => {
  const ranges: Leaves[] = []
  let [from, to] = [0, size]
  while (old < to) {
    const middle = from + cut(to - from)
    if (old <= middle) {
      ranges.push({ from: middle, to })
      to = middle
    } else {
      ranges.push({ from, to: middle })
      from = middle
    }
  }
  if (from > 0) ranges.push({ from, to })
  return ranges.toReversed()
}

/** The complete subtrees to the left that become parts of larger ones when leaf `index` comes, lowest first. */
export const lefts = (index: number): Subtree[] => {
  const found: Subtree[] = []
  for (let [level, rest] = [0, index]; rest % 2 === 1; level += 1, rest = (rest - 1) / 2) {
    found.push({ level, index: rest - 1 })
  }
  return found
}

/** The subtrees above the leaves that leaf `index` completes; `leftHashes` are the hashes of `lefts(index)`. */
export const completedBy = (
  index: number,
  leafHash: Uint8Array,
  leftHashes: readonly Uint8Array[],
  sha: Sha256 = sha256,
): (Subtree & { hash: Uint8Array })[] => {
  let hash = leafHash
  return leftHashes.map((left, at) => {
    hash = hashNodes(left, hash, sha)
    return { level: at + 1, index: Math.floor(index / 2 ** (at + 1)), hash }
  })
}
