import { isDay } from '@portal/platform/contract'
import * as z from 'zod/mini'

const wrongDay = '日期有误，请按年-月-日填写'

/** A day that may be missing; empty is the same as missing. */
export const optionalDay = z.prefault(
  z.string({ error: wrongDay }).check(
    z.trim(),
    z.refine((text) => text === '' || isDay(text), { error: wrongDay }),
  ),
  '',
)

/** A day that must be there. */
export const requiredDay = (missing: string) => optionalDay.check(z.minLength(1, missing))
