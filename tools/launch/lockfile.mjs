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
 * An optional package is owed to this machine only if it names it; one that depends on the C library, npm decides alone.
 * @param {LockedPackage} locked
 * @param {{ platform: string, arch: string }} machine
 */
const isOwed = (locked, { platform, arch }) => {
  if (!locked.optional) return true
  if (locked.os === undefined || locked.libc !== undefined) return false
  return suits(locked.os, platform) && suits(locked.cpu, arch)
}

/**
 * What the portal needs to be built and to run: the rest is for tests, measurements and those who change the code.
 * @param {LockedPackages} locked packages of package-lock.json
 * @returns {LockedPackages}
 */
export const neededToRun = (locked) => Object.fromEntries(Object.entries(locked).filter(([, entry]) => !entry.dev))

/**
 * What `node_modules` lacks of the lockfile, by comparing it with the list that npm leaves there when it has finished.
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
