import type { ServerDomain, SignedInCtx } from '@portal/platform/server'
import { mostRisks, type Today, type TodayCardView } from '../contract/today.ts'
import { isOpenTo } from './is-open-to.ts'

/** What the day asks of the viewer: of each domain what he may see, and nothing is counted that he may not. */
export const todayOf = (domains: readonly ServerDomain[]) => {
  const cards = domains.flatMap(({ todayCards = [] }) => todayCards).toSorted((a, b) => a.sort - b.sort)
  const sources = domains.flatMap(({ risks }) => risks ?? [])
  return async (ctx: SignedInCtx): Promise<Today> => {
    const ofViewer = sources.filter(isOpenTo(ctx))
    const [counted, risks] = await Promise.all([
      Promise.all(
        cards.filter(isOpenTo(ctx)).map(async ({ key, title, link, count: read }): Promise<TodayCardView> => {
          const { count, late = 0 } = await read(ctx)
          return { key, title, count, late, link }
        }),
      ),
      Promise.all(ofViewer.map(({ nearest }) => nearest(ctx, mostRisks))),
    ])
    const nearest = risks
      .flat()
      .toSorted((a, b) => a.due - b.due)
      .slice(0, mostRisks)
    return { cards: counted, risks: ofViewer.length > 0 ? nearest : null, asOf: ctx.now().getTime() }
  }
}
