/** Waits for a signal or for the end of npm, since not every way of stopping npm passes a signal on. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
    const parent = process.ppid
    const watching = setInterval(() => {
      if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
      clearInterval(watching)
      resolve()
    }, 500)
    watching.unref()
  })
