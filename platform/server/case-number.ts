import { shanghaiDayOf } from '../contract/day.ts'
import type { Ctx } from './context.ts'
import { failPlatform } from './http/failures.ts'

/** Each prefix has a million numbers a day: when 20 tries in a row hit taken ones, something else is wrong. */
const numberTries = 20

/**
 * A new case number: prefix, day in Asia/Shanghai and six random digits, as `KL20261120804213`. The digits are random so
 * that a stranger cannot tell from them how many cases there are.
 */
export const newCaseNumber = (ctx: Pick<Ctx, 'now' | 'chance'>, prefix: string): string => {
  const day = shanghaiDayOf(ctx.now()).replaceAll('-', '')
  const digits = ctx.chance(6).readUIntBE(0, 6) % 1_000_000
  return `${prefix}${day}${String(digits).padStart(6, '0')}`
}

/**
 * Stores a record under a new case number. `insert` answers undefined where the number is taken, and is then called again
 * with another one.
 * @throws AppFailure `server.overloaded` when no number was free
 */
export const underNewNumber = async <T>(
  ctx: Pick<Ctx, 'now' | 'chance'>,
  prefix: string,
  insert: (number: string) => Promise<T | undefined>,
): Promise<T> => {
  for (let attempt = 0; attempt < numberTries; attempt += 1) {
    const inserted = await insert(newCaseNumber(ctx, prefix))
    if (inserted !== undefined) return inserted
  }
  return failPlatform('server.overloaded')
}
