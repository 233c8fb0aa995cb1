import type { Ctx } from '@portal/platform/server'
import type { RecordalFilter } from '../../contract/search.ts'
import { literallyAsked, plainlyAsked } from './asked.ts'
import { askedBySound, type SecondTry } from './by-sound.ts'
import { type FoundRows, findRows, type Window, withinLimits } from './find-rows.ts'

export type RecordalSearch = {
  filter: RecordalFilter
  /** True: the server does not search by sound when nothing is found as it is written. */
  isLiteral?: boolean
}

/** The rows that a search found. `secondTry` null: they were found as they are written, or none was found. */
export type FoundRecordals = FoundRows & { secondTry: SecondTry | null }

const secondTries = ['pinyin', 'initials'] as const satisfies readonly SecondTry[]

/**
 * The search that every caller uses: ids of the rows that fulfil all conditions, in the order of their places (in effect first,
 * then the later they began the earlier they stand). Where nothing is found as it is written, names in Latin letters are tried
 * as pinyin, then as its first letters. The window must lie within `searchLimits.rows`; fails with `recordals.too_broad`. It
 * limits the time of its statements, so it needs transactions of its own: `ctx.db` is the pool.
 */
export const searchRecordals = (
  ctx: Pick<Ctx, 'db'>,
  { filter, isLiteral = false }: RecordalSearch,
  window: Window,
): Promise<FoundRecordals> =>
  withinLimits(ctx, async (searching) => {
    const always = plainlyAsked(filter)
    const found = await findRows(searching, [...always, ...literallyAsked(filter)], window)
    if (found.total > 0 || isLiteral) return { ...found, secondTry: null }
    for (const secondTry of secondTries) {
      for (const bySound of askedBySound(filter, secondTry)) {
        const other = await findRows(searching, [...always, ...bySound], window)
        if (other.total > 0) return { ...other, secondTry }
      }
    }
    return { ...found, secondTry: null }
  })
