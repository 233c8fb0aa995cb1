/** The weight of the latest measurement: a change of speed shows within a few seconds, and the figure does not jump. */
const weightOfLatest = 0.3

/**
 * Measures the speed of one upload that began at `startedAt` (epoch milliseconds). The function that it answers takes the
 * bytes sent so far and the present moment, and answers the smoothed speed in bytes a second.
 */
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

/** A speed as the row of a file shows it: `340 KB/s`, `1.2 MB/s`. */
export const speedText = (bytesPerSecond: number): string => {
  const kilo = Math.round(bytesPerSecond / 1024)
  return kilo < 1024 ? `${kilo} KB/s` : `${(bytesPerSecond / 1_048_576).toFixed(1)} MB/s`
}
