import { open } from 'node:fs/promises'

/** The first bytes of a file, by which its kind is told. */
export const headOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether a file begins as a ZIP archive. */
export const isArchive = (head: Buffer): boolean => head.toString('latin1').startsWith('PK\x03\x04')
