/** An upload that is slower than 8 KB/s over half a minute counts as stalled. */
const slowWindow = 30_000
const slowBytes = 8 * 1024 * (slowWindow / 1000)

/**
 * Calls `onStall` once when no byte was sent for `stallMs` milliseconds, or when an upload is too slow over half a minute.
 * With a `stallMs` of 0 it never does. The time in which the browser waits for the server's answer after the last byte
 * counts too.
 */
export const watchStall = (stallMs: number, onStall: () => void) => {
  let quiet: ReturnType<typeof setTimeout> | undefined
  let pace: ReturnType<typeof setInterval> | undefined
  let sent = 0
  let sentAtWindow = 0
  const end = () => {
    clearTimeout(quiet)
    clearInterval(pace)
  }
  const stop = () => {
    end()
    onStall()
  }
  const restart = () => {
    clearTimeout(quiet)
    quiet = setTimeout(stop, stallMs)
  }
  if (stallMs > 0) {
    restart()
    pace = setInterval(() => {
      if (sent - sentAtWindow < slowBytes) stop()
      sentAtWindow = sent
    }, slowWindow)
  }
  return {
    progress: (bytes: number) => {
      if (bytes > sent && stallMs > 0) restart()
      sent = Math.max(sent, bytes)
    },
    end,
  }
}
