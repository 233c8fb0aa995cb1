import closeWithGrace from 'close-with-grace'

/**
 * One request to stop arrives as several signals: a whole process group gets the signal, and each launcher above passes it
 * on too.
 */
const sameRequestMs = 2_000

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

type Stop = (failure: Error | undefined) => Promise<void>

/**
 * Calls `stop` once: at the first signal, when the channel to the launcher breaks, or after an error that nobody caught.
 * Then the process exits, after `withinMs` at the latest. A second SIGTERM never hurries it, since supervisors end a late
 * process with SIGKILL; a second Ctrl-C does, unless it comes so soon that it is the same request.
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
