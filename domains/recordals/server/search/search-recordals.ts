import type { Ctx } from '@portal/platform/server'
import type { RecordalFilter } from '../../contract/search.ts'
import { literallyAsked, plainlyAsked } from './asked.ts'
import { askedBySound, type SecondTry } from './by-sound.ts'
import { type FoundRows, findRows, type Window, withinLimits } from './find-rows.ts'

export type RecordalSearch = {
  filter: RecordalFilter
  /** What is not found as it is written is not looked for by its sound. */
  isLiteral?: boolean
}

/** Null: found as it was written, or not at all. */
export type FoundRecordals = FoundRows & { secondTry: SecondTry | null }

const secondTries = ['pinyin', 'initials'] as const satisfies readonly SecondTry[]

/**
 * The one search: ids of the rows for which all holds, in the order of their places (in effect first, then the later they
 * began). Where nothing is found as it is written, names in Latin letters are tried as pinyin, then as its first letters.
 * The window must lie within `searchLimits.rows`; fails with `recordals.too_broad`. It sets the time that a statement may
 * take, and so wants transactions of its own: `ctx.db` is the pool.
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
