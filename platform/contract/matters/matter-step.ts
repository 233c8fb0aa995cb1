import { shanghaiDayOf } from '../day.ts'
import type { Matter } from '../matter.ts'

/** The last moment of an end: what ends at midnight ends with the day before. */
const lastMoment = (by: number): number => (shanghaiDayOf(by - 1) === shanghaiDayOf(by) ? by : by - 1)

/** A matter with its next step; where a deadline of the case asks the customer to act first, the row says so in place of what else is next. */
export const withStep = (matter: Matter, nextStep: NonNullable<Matter['nextStep']> | null): Matter => {
  const next =
    nextStep?.basis === 'deadline' && nextStep.who === 'customer'
      ? { text: nextStep.what, due: { at: lastMoment(nextStep.by), before: '最迟', after: '' } }
      : matter.next
  return { ...matter, next, nextStep }
}
