import { relative, resolve } from 'node:path'

/**
 * Chooses how much of a test with many repetitions runs: `full` with `npm test -- --all`, or with `--changed` where the
 * test's own package changed; else `gate`, which shows each behaviour once. `what` is the text with which the last lines of
 * `npm test` say what was left out.
 */
export const stress = <T>(
  test: { filename: string },
  { full, gate }: { what: string; full: T; gate: T },
  asked = process.env.STRESS ?? '',
): T => {
  const path = relative(resolve('.'), test.filename).replaceAll('\\', '/')
  const isFull = asked.split(',').some((place) => place === 'all' || (place !== '' && path.startsWith(`${place}/`)))
  return isFull ? full : gate
}
