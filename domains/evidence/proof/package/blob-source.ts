import type { ByteSource } from './package-entry.ts'

/** A `ByteSource` over a file that a visitor chose, or over bytes in memory; it reads only the pieces that are asked for. */
export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (from, length) => new Uint8Array(await blob.slice(from, from + length).arrayBuffer()),
})
