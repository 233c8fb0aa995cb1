import { relative, resolve } from 'node:path'

/**
 * How much of a proof by mass runs: `full` with `npm test -- --all`, and with `--changed` where its own package changed;
 * else `gate`, which shows each behaviour once. `what` says in the last lines of `npm test` what was left out.
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
