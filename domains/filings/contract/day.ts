import { isDay } from '@portal/platform/contract'
import * as z from 'zod/mini'

const wrongDay = '日期有误，请按年-月-日填写'

/** The schema of a day that may be missing: no value becomes ''. */
export const optionalDay = z.prefault(
  z.string({ error: wrongDay }).check(
    z.trim(),
    z.refine((text) => text === '' || isDay(text), { error: wrongDay }),
  ),
  '',
)

/** The schema of a day that must be there; `missing` is the message where it is not. */
export const requiredDay = (missing: string) => optionalDay.check(z.minLength(1, missing))
