/**
 * Hashes a piece of a text to a number of 32 bits (FNV-1a, then the finish of MurmurHash3), for an index of `integer[]`: texts
 * would make the array twice as long and slower to compare. `kind` is a number of the index's own for the field and the sort of
 * piece; since stored rows depend on it, it never changes. Two pieces may have the same number, so a search checks the row
 * itself as well.
 */
export const numberedPiece = (kind: number, piece: string): number => {
  // The kind is hashed as a step of its own: hashed together with the first character, 8 as a class would equal 1 in a name.
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193)
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) | 0
}
