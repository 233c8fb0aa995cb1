import { hashNodes, sameBytes } from './merkle.ts'

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0
const isOdd = (value: number): boolean => value % 2 === 1
const half = (value: number): number => Math.floor(value / 2)

type Place = { node: number; last: number }
const up = ({ node, last }: Place): Place => ({ node: half(node), last: half(last) })

/** Goes up past the levels on which the node has no right neighbour. */
const upToRight = (place: Place): Place => {
  let at = place
  while (!isOdd(at.node) && at.node !== 0) at = up(at)
  return at
}

/** Whether the leaf with this hash stands at `index` in the tree of `size` with this root, by RFC 9162 §2.1.3.2. */
export const verifyInclusion = (input: {
  index: number
  size: number
  leafHash: Uint8Array
  proof: readonly Uint8Array[]
  root: Uint8Array
}): boolean => {
  const { index, size, leafHash, proof, root } = input
  if (!isSize(index) || !isSize(size) || index >= size) return false
  let place: Place = { node: index, last: size - 1 }
  let hash = leafHash
  for (const sibling of proof) {
    if (place.last === 0) return false
    if (isOdd(place.node) || place.node === place.last) {
      hash = hashNodes(sibling, hash)
      place = upToRight(place)
    } else {
      hash = hashNodes(hash, sibling)
    }
    place = up(place)
  }
  return place.last === 0 && sameBytes(hash, root)
}

/**
 * Whether the tree of `size` holds the tree of `old` leaves unchanged and only added to it, by RFC 9162 §2.1.4.2. Every tree
 * grows out of an empty one, so that a proof from `old` 0 would say nothing: it is refused.
 */
export const verifyConsistency = (input: {
  old: number
  size: number
  oldRoot: Uint8Array
  root: Uint8Array
  proof: readonly Uint8Array[]
}): boolean => {
  const { old, size, oldRoot, root, proof } = input
  if (!isSize(old) || !isSize(size) || old === 0 || old > size) return false
  if (old === size) return proof.length === 0 && sameBytes(oldRoot, root)
  let place: Place = { node: old - 1, last: size - 1 }
  while (isOdd(place.node)) place = up(place)
  // Where the old tree is complete, the proof starts from the old tree's own root, which need not be sent.
  const [seed, ...rest] = place.node === 0 ? [oldRoot, ...proof] : proof
  if (seed === undefined || proof.length === 0) return false
  let [oldHash, hash] = [seed, seed]
  for (const sibling of rest) {
    if (place.last === 0) return false
    if (isOdd(place.node) || place.node === place.last) {
      oldHash = hashNodes(sibling, oldHash)
      hash = hashNodes(sibling, hash)
      place = upToRight(place)
    } else {
      hash = hashNodes(hash, sibling)
    }
    place = up(place)
  }
  return place.last === 0 && sameBytes(oldHash, oldRoot) && sameBytes(hash, root)
}
