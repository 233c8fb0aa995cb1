import * as z from 'zod/mini'

const latest = 8_640_000_000_000
const localText = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const momentOf = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string') return value
  if (/^\d{1,16}$/.test(value)) return Number(value)
  if (!localText.test(value)) return value
  const at = Date.parse(`${value}:00Z`)
  const isReal = Number.isFinite(at) && new Date(at).toISOString().startsWith(value)
  // Asia/Shanghai has had one offset and no summer time since 1991.
  return isReal ? at - 8 * 3_600_000 : value
}

/** A moment as epoch ms, or as a form's field holds it: `YYYY-MM-DDTHH:mm` in Asia/Shanghai. Missing or empty is null. */
export const optionalLocalMoment = (wrong: string) =>
  z.prefault(
    z.pipe(
      z.transform(momentOf),
      z.nullable(z.number({ error: wrong }).check(z.int(wrong), z.gte(0, wrong), z.lte(latest, wrong))),
    ),
    '',
  )

/** A moment as in `optionalLocalMoment`, which must not be missing. */
export const localMoment = (missing: string) =>
  z.prefault(
    z.pipe(
      z.transform(momentOf),
      z.number({ error: missing }).check(z.int(missing), z.gte(0, missing), z.lte(latest, missing)),
    ),
    '',
  )
