import { shanghaiDayOf } from '@portal/platform/contract'
import type { Ticker } from '@portal/platform/server'
import { hold } from './edition/held.ts'
import { nextOf } from './edition/neighbours.ts'
import { inForceOn, publishedEditions } from './edition/published.ts'
import { toldChanges } from './edition/told-changes.ts'
import { searchIndexOf } from './search/search-index.ts'

/**
 * Looks whether an edition was published, here or in another process, and has today's and the next one ready with all that a
 * search needs, so that no visitor waits for them.
 */
export const holdEditions: Ticker = {
  name: 'nice.editions',
  everyMs: 5_000,
  run: async (ctx) => {
    const list = await publishedEditions(ctx)
    const today = inForceOn(list, shanghaiDayOf(ctx.now()))
    if (!today) return
    const next = nextOf(list, today)
    for (const published of next ? [today, next] : [today]) await searchIndexOf(await hold(ctx, published))
    await toldChanges(ctx, today)
  },
}
