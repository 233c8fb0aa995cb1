import type { Readable } from 'node:stream'

/** When an upload counts as stalled: no byte for `silenceMs`, or slower than `bytesPerSecond` over `windowMs`. */
export type Pace = { silenceMs: number; windowMs: number; bytesPerSecond: number }

/**
 * The pace that uploads must keep. It takes the place of the time limit of JSON bodies, which 2 MB over a phone at a fair
 * would exceed.
 */
export const uploadPace: Pace = { silenceMs: 10_000, windowMs: 30_000, bytesPerSecond: 8 * 1024 }

/** Watches a flowing body until the returned function is called; calls `onStall` once when it stalls. */
export const watchPace = (incoming: Readable, pace: Pace, onStall: () => void): (() => void) => {
  let bytes = 0
  let lastByteAt = performance.now()
  const samples = [{ at: lastByteAt, bytes }]
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    lastByteAt = performance.now()
  }
  const isStalled = (now: number): boolean => {
    if (now - lastByteAt >= pace.silenceMs) return true
    samples.push({ at: now, bytes })
    while (samples[1] && now - samples[1].at >= pace.windowMs) samples.shift()
    const [oldest] = samples
    if (!oldest || incoming.readableEnded || now - oldest.at < pace.windowMs) return false
    return bytes - oldest.bytes < (pace.bytesPerSecond * (now - oldest.at)) / 1000
  }
  const timer = setInterval(
    () => {
      if (!isStalled(performance.now())) return
      stop()
      onStall()
    },
    Math.min(1_000, pace.silenceMs / 4),
  )
  const stop = () => {
    clearInterval(timer)
    incoming.off('data', count)
  }
  incoming.on('data', count)
  return stop
}
