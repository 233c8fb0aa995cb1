import type { JobCtx } from '@portal/platform/server'
import { favouriteSamples } from '../contract/samples.ts'
import { keepFavourite } from './own-favourites.ts'

const dayMs = 86_400_000

/** A few favourites of the demonstration customer, one a day. */
export const seedFavourites = async (ctx: Pick<JobCtx, 'db' | 'now'>, users: { customer: string }): Promise<void> => {
  for (const [index, sample] of favouriteSamples.entries()) {
    const at = new Date(ctx.now().getTime() - (favouriteSamples.length - index) * dayMs)
    const actor = { userId: users.customer } as Parameters<typeof keepFavourite>[0]['actor']
    await keepFavourite({ db: ctx.db, now: () => at, actor }, { body: sample })
  }
}
