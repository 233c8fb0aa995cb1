import type { ByteSource } from './package-entry.ts'

/** A file that a visitor chose, or bytes in memory: read piece by piece. */
export const blobSource = (blob: Blob): ByteSource => ({
  size: blob.size,
  read: async (from, length) => new Uint8Array(await blob.slice(from, from + length).arrayBuffer()),
})
