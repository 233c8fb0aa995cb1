import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes (`sha256-…`) of the few inline scripts and styles of the pages, written by the web build into `.csp.json`. */
export type InlineHashes = { scripts: string[]; styles: string[] }

export const noInlineHashes: InlineHashes = { scripts: [], styles: [] }
const lookAgainMs = 1_000

/**
 * The hashes for the pages as they lie in the folder now. The file is looked at again each second, since a build beside a
 * running portal replaces pages and hashes together.
 */
export const inlineHashesOf = (folder: string, now: () => number = Date.now): (() => InlineHashes) => {
  const path = join(folder, '.csp.json')
  let known = noInlineHashes
  let written = -1
  let looked = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - looked < lookAgainMs) return known
    looked = now()
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? -1
    if (changed === written) return known
    written = changed
    known = changed < 0 ? noInlineHashes : (JSON.parse(readFileSync(path, 'utf8')) as InlineHashes)
    return known
  }
}
