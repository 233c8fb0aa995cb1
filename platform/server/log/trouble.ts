import type { Log } from './log.ts'

/** What goes wrong again and again is over when it has gone well for so long. */
const quietMs = 5_000

/**
 * Tells of something that is tried again and again: one line at its first failure, one when it is over, and nothing between,
 * however often it fails. Each kind of failure has its line.
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
