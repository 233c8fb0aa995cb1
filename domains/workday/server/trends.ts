import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import type { ServerDomain, SignedInCtx, TrendColumn } from '@portal/platform/server'
import type { TrendDay, TrendSpan, Trends } from '../contract/today.ts'
import { isOpenTo } from './is-open-to.ts'

const none = { requests: 0, orders: 0, paidAmount: '0.00', users: 0, messages: 0 } satisfies Record<
  TrendColumn,
  unknown
>
const unseen = { requests: null, orders: null, paidAmount: null, users: null, messages: null }

/** What came in on each of the last days, by the columns that the viewer may see. */
export const trendsOf = (domains: readonly ServerDomain[]) => {
  const sources = domains.flatMap(({ trends = [] }) => trends)
  return async (ctx: SignedInCtx, { query }: { query: { days: TrendSpan } }): Promise<Trends> => {
    const last = shanghaiDayOf(ctx.now())
    const first = addDays(last, 1 - query.days)
    const columns = await Promise.all(
      sources.filter(isOpenTo(ctx)).map(async ({ column, perDay }) => ({ column, values: await perDay(ctx, first) })),
    )
    const days = Array.from({ length: query.days }, (_, at) => {
      const day = addDays(first, at)
      const seen = columns.map(({ column, values }) => [column, values.get(day) ?? none[column]])
      return { ...unseen, ...Object.fromEntries(seen), day } as TrendDay
    })
    return { days }
  }
}
