/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string | string[], cpu?: string | string[],
 *   libc?: string | string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * @param {string | string[] | undefined} allowed
 * @param {string} own
 */
const suits = (allowed, own) => allowed === undefined || [allowed].flat().includes(own)

/**
 * Whether this machine needs a package. It needs an optional one only if that names this platform; for one that depends on
 * the C library npm alone decides.
 * @param {LockedPackage} locked
 * @param {{ platform: string, arch: string }} machine
 */
const isOwed = (locked, { platform, arch }) => {
  if (!locked.optional) return true
  if (locked.os === undefined || locked.libc !== undefined) return false
  return suits(locked.os, platform) && suits(locked.cpu, arch)
}

/**
 * The packages that building and running the portal needs; the others are for tests, measurements and development.
 * @param {LockedPackages} locked packages of package-lock.json
 * @returns {LockedPackages}
 */
export const neededToRun = (locked) => Object.fromEntries(Object.entries(locked).filter(([, entry]) => !entry.dev))

/**
 * Which packages of the lockfile `node_modules` lacks, by the list that npm leaves there when it has finished.
 * @param {LockedPackages} locked packages of package-lock.json
 * @param {LockedPackages} installed packages of node_modules/.package-lock.json
 * @param {{ platform: string, arch: string }} machine
 * @returns {string[]} paths of the packages that are missing or of another version
 */
export const findMissing = (locked, installed, machine) =>
  Object.entries(locked)
    .filter(([path, entry]) => {
      if (!path.includes('node_modules/')) return false
      const present = installed[path]
      return present ? present.version !== entry.version : isOwed(entry, machine)
    })
    .map(([path]) => path)
