import type { Log } from './log.ts'

/** A trouble counts as over when the work has not failed for this long. */
const quietMs = 5_000

/**
 * Logs the failures of work that is repeated without end: one line at the first failure of each kind, one when the trouble
 * is over, and nothing between, however often the work fails. `what` names the work.
 */
export const trouble = (log: Log, what: string) => {
  let failures = 0
  let since = 0
  let last = 0
  const kinds = new Set<string>()
  return {
    failed: (error: unknown): void => {
      failures += 1
      last = performance.now()
      if (failures === 1) since = last
      const kind = error instanceof Error ? `${error.name} ${(error as { code?: unknown }).code ?? ''}` : typeof error
      if (kinds.has(kind)) return
      kinds.add(kind)
      log.error({ err: error }, `${what} fails and is tried again`)
    },
    worked: (): void => {
      if (failures === 0 || performance.now() - last < quietMs) return
      log.warn({ failures, ms: Math.round(last - since) }, `${what} works again`)
      failures = 0
      kinds.clear()
    },
  }
}
