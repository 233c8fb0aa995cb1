import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ name: string, folder: string, uses: string[] }} Package */
/**
 * @typedef {{ folders: string[] | 'all', own: string[], journeys: boolean }} Affected
 *   `folders`: packages whose tests may have another result now; `own`: packages in which something changed; `journeys`:
 *   whether the browser journeys run, which is all of them or none
 */

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {string[] | undefined} the paths that git lists; undefined where git fails
 */
const listPaths = (root, args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout.split('\0').filter((path) => path !== '') : undefined
}

/**
 * @param {string} root
 * @returns {string[] | undefined} the files that differ from where this branch left `main`, committed or not; undefined
 *   where git cannot tell
 */
export const listChanged = (root) => {
  const branches = ['main', 'origin/main']
  const bases = branches.map((branch) => listPaths(root, ['merge-base', 'HEAD', branch])?.[0]?.trim())
  const base = bases.find((commit) => commit) ?? 'HEAD'
  const changed = listPaths(root, ['diff', '--name-only', '--no-renames', '-z', base])
  const added = listPaths(root, ['ls-files', '--others', '--exclude-standard', '-z'])
  return changed && added && [...new Set([...changed, ...added])].sort()
}

/**
 * The workspaces, each with the other workspaces that its manifest names, for production or for tests.
 * @param {string} root
 * @returns {Package[]}
 */
export const readPackages = (root) => {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folders = workspaces.flatMap((place) =>
    place.endsWith('/*') ? readdirSync(join(root, place.slice(0, -2))).map((one) => place.replace('*', one)) : place,
  )
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      )
      return { name, folder, uses: Object.keys({ ...dependencies, ...devDependencies }) }
    })
}

/**
 * @param {Package[]} packages
 * @param {Package[]} from
 * @returns {Package[]} the packages of `from` and all that use them, directly or through others
 */
const withDependents = (packages, from) => {
  const names = new Set(from.map(({ name }) => name))
  const more = packages.filter(({ name, uses }) => !names.has(name) && uses.some((used) => names.has(used)))
  return more.length === 0 ? from : withDependents(packages, [...from, ...more])
}

/**
 * Which tests the changed files concern. A document concerns none, since `npm run check` reads all documents. A file of no
 * package, such as the lockfile or a setting of a tool, concerns all. The journeys take longest and touch everything: they
 * run where they themselves or the frames of the applications changed, and otherwise only in the whole run.
 * @param {string[]} changed
 * @param {Package[]} packages
 * @returns {Affected}
 */
export const findAffected = (changed, packages) => {
  const files = changed.filter((path) => !path.endsWith('.md'))
  const ownerOf = (/** @type {string} */ path) => packages.find(({ folder }) => path.startsWith(`${folder}/`))
  const owners = packages.filter((one) => files.some((path) => ownerOf(path) === one))
  const own = owners.map(({ folder }) => folder)
  if (files.some((path) => ownerOf(path) === undefined)) return { folders: 'all', own, journeys: true }

  const folders = withDependents(packages, owners).map(({ folder }) => folder)
  return {
    folders: folders.sort(),
    own,
    journeys: own.some((folder) => folder === 'e2e' || folder.startsWith('apps/')),
  }
}
