import { type Day, isDay } from '@portal/platform/contract'
import * as z from 'zod/mini'

const wrongDay = '日期有误，请按年-月-日填写'

const dayOrNull = (msg: string) =>
  z.nullable(z.string({ error: msg }).check(z.refine((text) => isDay(text), { error: msg })))

const emptyIsNull = z.transform((value: unknown) => {
  const text = typeof value === 'string' ? value.trim() : value
  return text === undefined || text === '' ? null : text
})

/** A day that may be missing; a missing or empty one becomes null. */
export const optionalDay = z.pipe(emptyIsNull, dayOrNull(wrongDay))

/** A day that must be there; `missing` is the message where it is not. */
export const requiredDay = (missing: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? value.trim() : (value ?? ''))),
    z.string({ error: missing }).check(
      z.minLength(1, missing),
      z.refine((text) => text === '' || isDay(text), { error: wrongDay }),
    ),
  )

/** Whether the second day lies after the first; days that are missing or wrong are left to their own fields. */
export const isAfter = (begin: Day | null, end: Day | null): boolean => {
  const areDays = typeof begin === 'string' && typeof end === 'string' && isDay(begin) && isDay(end)
  return !areDays || begin < end
}
