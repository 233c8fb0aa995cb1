import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'package-lock.json',
  'apps/web/*.{html,ts,json}',
  'apps/web/{admin,build,landing,portal,public}/**/*',
  'apps/verify-evidence/{build.ts,page/*}',
  'domains/*/{web,contract,proof}/**/*',
  'domains/*/package.json',
  'platform/{web,contract}/**/*',
  'platform/package.json',
]

/** A digest of all sources that the web build reads: equal digests make equal builds. */
export const sourceStamp = (root: string): string => {
  const digest = createHash('sha256')
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    digest
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return digest.digest('hex')
}

/** Whether `dist` holds the finished build of exactly these sources. */
export const isBuilt = (dist: string, stamp: string): boolean => {
  const file = join(dist, '.stamp')
  return existsSync(file) && readFileSync(file, 'utf8').trim() === stamp
}
