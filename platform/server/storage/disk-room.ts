import { statfs } from 'node:fs/promises'

/** How often the free space is measured: meanwhile a writer at full speed fills only a small part of the reserve. */
const lookEveryMs = 1_000

/**
 * Makes the function that answers whether the disk of a folder still has `leastBytes` free. With less, nothing new is taken
 * in, so that the database on the same disk can finish its work and people can still read and log in.
 */
export const diskRoom = (folder: string, leastBytes: number): (() => Promise<boolean>) => {
  let looked = Number.NEGATIVE_INFINITY
  let known = Promise.resolve(true)
  const look = async () => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= leastBytes
  }
  return () => {
    const now = performance.now()
    if (now - looked >= lookEveryMs) {
      looked = now
      known = look()
    }
    return known
  }
}
