/** How much the latest look counts: a change shows within a few seconds, and the figure does not jump. */
const weightOfLatest = 0.3

/** The speed of one file, from a beginning at `startedAt`: at each look, in bytes a second, smoothed. */
export const watchSpeed = (startedAt: number) => {
  let last = { sent: 0, at: startedAt }
  let speed: number | undefined
  return (sent: number, now: number): number => {
    const latest = ((sent - last.sent) * 1000) / Math.max(now - last.at, 1)
    last = { sent, at: now }
    speed = speed === undefined ? latest : weightOfLatest * latest + (1 - weightOfLatest) * speed
    return speed
  }
}

/** `340 KB/s`, `1.2 MB/s`. */
export const speedText = (bytesPerSecond: number): string => {
  const kilo = Math.round(bytesPerSecond / 1024)
  return kilo < 1024 ? `${kilo} KB/s` : `${(bytesPerSecond / 1_048_576).toFixed(1)} MB/s`
}
