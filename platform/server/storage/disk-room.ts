import { statfs } from 'node:fs/promises'

/** As long as a writer at full speed needs for a small part of what is set aside. */
const lookEveryMs = 1_000

/**
 * Whether the disk below a folder still has more than `leastBytes` free. Below that nothing new is taken in, so that the
 * database beside it has room to finish what it has taken, and to be read and logged in to.
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
