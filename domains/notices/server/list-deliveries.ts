import { findUserId, userNames } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { containing, readPage, type SignedInCtx } from '@portal/platform/server'
import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { DeliveriesQuery, DeliveryRow } from '../contract/deliveries.ts'
import { type Catalogue, wordsOf } from './catalogue.ts'
import { deliveries } from './notice.table.ts'
import { isRepeatable } from './repeat-delivery.ts'

type LogCtx = Pick<SignedInCtx, 'db' | 'cipher'> & { catalogue: Catalogue }

const matches = async (ctx: LogCtx, keyword: string): Promise<SQL | undefined> => {
  if (keyword === '') return undefined
  const userId = await findUserId(ctx, keyword)
  const inLink = ilike(deliveries.link, containing(keyword))
  return userId === undefined ? inLink : or(inLink, eq(deliveries.userId, userId))
}

/** The delivery log: what was sent to whom, when, after how many tries and with what result, the latest first. */
export const listDeliveries = async (
  ctx: LogCtx,
  { query }: { query: DeliveriesQuery },
): Promise<Page<DeliveryRow>> => {
  const { state, channel, keyword } = query
  const wanted = and(
    state === '' ? undefined : eq(deliveries.state, state),
    channel === '' ? undefined : eq(deliveries.channel, channel),
    await matches(ctx, keyword),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: deliveries,
    where: wanted,
    orderBy: [desc(deliveries.createTime), desc(deliveries.id)],
  })
  const names = await userNames(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  const elements = rows.map(({ id, event, link, userId, createTime, lastTryTime, ...row }) => ({
    papers: row.papers?.ids.length ?? 0,
    canRepeat: isRepeatable({ ...row, userId }),
    id,
    event,
    name: wordsOf(ctx.catalogue, event).name,
    link,
    channel: row.channel,
    username: (userId && names.get(userId)?.username) ?? null,
    address: row.address,
    state: row.state,
    attempts: row.attempts,
    outcome: row.outcome,
    createTime: createTime.getTime(),
    lastTryTime: lastTryTime?.getTime() ?? null,
  }))
  return { elements, totalElements }
}
