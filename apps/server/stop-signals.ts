import closeWithGrace from 'close-with-grace'

/** One request to stop arrives as several signals: a process group gets it whole, and each launcher above passes its own on. */
const sameRequestMs = 2_000

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Stop = (failure: Error | undefined) => Promise<void>

/**
 * Calls `stop` once: at the first signal, when the launcher's channel breaks, or after a fault that nobody
 * caught; then the process exits, after `withinMs` in any case. SIGTERM again never hurries it, since supervisors end what
 * is late with SIGKILL. Ctrl-C again does, unless it comes so soon that it is the same request.
 */
export const stopOnSignals = (stop: Stop, withinMs: number): void => {
  let askedAt: number | undefined
  const options = { delay: withinMs, logger: console, skip: [...signals] }
  const grace = closeWithGrace(options, async ({ err }) => {
    askedAt ??= performance.now()
    await stop(err)
  })
  const ask = () => {
    if (askedAt !== undefined) return
    askedAt = performance.now()
    grace.close()
  }
  process.on('SIGTERM', ask)
  process.on('SIGHUP', ask)
  process.on('SIGINT', () => {
    if (askedAt === undefined || performance.now() - askedAt < sameRequestMs) return ask()
    console.error('second SIGINT, exiting')
    process.exit(1)
  })
  process.once('disconnect', ask)
}
