import { shanghaiDayOf } from '../contract/day.ts'
import type { Ctx } from './context.ts'
import { failPlatform } from './http/failures.ts'

/** A day has a million numbers of a prefix: 20 taken ones in a row mean that something else is wrong. */
const numberTries = 20

/** A prefix, the day in Asia/Shanghai and six digits, which tell a stranger nothing about how many there are: `KL20261120804213`. */
export const newCaseNumber = (ctx: Pick<Ctx, 'now' | 'chance'>, prefix: string): string => {
  const day = shanghaiDayOf(ctx.now()).replaceAll('-', '')
  const digits = ctx.chance(6).readUIntBE(0, 6) % 1_000_000
  return `${prefix}${day}${String(digits).padStart(6, '0')}`
}

/**
 * Stores a record under a number of its own: `insert` answers undefined where the number is taken, and is asked again with
 * another one.
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
