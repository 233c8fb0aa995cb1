import { hashNodes, joinSubtrees, type Leaves, type Sha256, type Subtree, subtreesOf } from './merkle.ts'

const hashBytes = 32

/** Keeps the hashes of one level side by side in one buffer: a million leaves take 64 MB instead of two million objects. */
const createLevel = () => {
  let held = new Uint8Array(hashBytes * 64)
  let count = 0
  return {
    push: (hash: Uint8Array) => {
      if ((count + 1) * hashBytes > held.length) {
        const larger = new Uint8Array(held.length * 2)
        larger.set(held)
        held = larger
      }
      held.set(hash, count * hashBytes)
      count += 1
    },
    at: (index: number): Uint8Array => {
      if (index >= count) throw new Error(`no subtree ${index} in a level of ${count}`)
      return held.subarray(index * hashBytes, (index + 1) * hashBytes)
    },
    count: () => count,
  }
}

export type Tree = {
  append: (leafHash: Uint8Array) => void
  size: () => number
  at: (subtree: Subtree) => Uint8Array
  /** The hash of a range of leaves, as proofs need it. */
  hashOf: (leaves: Leaves) => Uint8Array
  /** The root of the first `size` leaves; without `size`, of all leaves. */
  root: (size?: number) => Uint8Array
}

/** A Merkle tree in memory, for rebuilding a log from its leaves and comparing it with what the log signed. */
export const createTree = (sha?: Sha256): Tree => {
  const levels = [createLevel()]
  const levelAt = (level: number) => {
    levels[level] ??= createLevel()
    return levels[level]
  }
  const at: Tree['at'] = ({ level, index }) => levelAt(level).at(index)
  const hashOf: Tree['hashOf'] = (leaves) => joinSubtrees(subtreesOf(leaves).map(at))
  const size = () => levelAt(0).count()
  return {
    append: (leafHash) => {
      let hash = leafHash
      levelAt(0).push(hash)
      for (let [level, index] = [0, size() - 1]; index % 2 === 1; level += 1, index = (index - 1) / 2) {
        hash = hashNodes(levelAt(level).at(index - 1), hash, sha)
        levelAt(level + 1).push(hash)
      }
    },
    size,
    at,
    hashOf,
    root: (to = size()) => hashOf({ from: 0, to }),
  }
}
