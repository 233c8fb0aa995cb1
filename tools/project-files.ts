import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders that a build, a test or npm makes; they are left out where git cannot tell. */
export const MADE_FOLDERS = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'coverage', 'test-results'])

/**
 * The files of the project under `root`, as sorted paths with `/` relative to it: what git tracks, and what the next `git
 * add` would add. Without git (an unpacked archive), every file outside the folders that a tool makes.
 */
export function projectFiles(root: string): string[] {
  const listed = gitFiles(root) ?? walk(root)
  return listed.filter((path) => existsSync(join(root, path))).sort()
}

function gitFiles(root: string): string[] | undefined {
  if (!existsSync(join(root, '.git'))) return undefined
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((path) => path !== '')
}

function walk(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !MADE_FOLDERS.has(entry.name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? walk(root, path) : path
    })
}
