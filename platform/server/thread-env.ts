import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * The environment of a thread that works on somebody's file: nothing of ours, so that a fault in a decoder finds no secret
 * there. It names only where Node keeps what it has compiled, since a thread that translates its TypeScript anew takes as
 * long for that as for a page.
 */
export const threadEnv = (): Record<string, string> => {
  const kept = getCompileCacheDir()
  // Node adds the folder of its own version to the one that it is given.
  return kept === undefined ? {} : { NODE_COMPILE_CACHE: dirname(kept) }
}
