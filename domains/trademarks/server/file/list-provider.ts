import type { Page } from '@portal/platform/contract'
import { readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ProviderRow } from '../../contract/file/detail.ts'
import type { ProviderBox, ProviderQuery } from '../../contract/file/lists.ts'
import { fileStateText } from '../../contract/file/states.ts'
import { actsOf, owesNothing } from './beside-state.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'
import { holding, listedName } from './list-own.ts'
import { getCallingProvider } from './standing.ts'

/** What waits for any provider leaves out the provider's own applications, which it cannot accept. */
const boxes = {
  open: (userId) =>
    and(eq(trademarks.fileState, 1), isNull(trademarks.providerId), owesNothing, ne(trademarks.userId, userId)),
  mine: (userId) => eq(trademarks.providerId, userId),
} satisfies Record<ProviderBox, (userId: string) => SQL | undefined>

const rowOf = (trademark: Trademark): ProviderRow => ({
  businessSn: trademark.businessSn,
  kind: trademark.kind,
  trademarkName: listedName(trademark),
  trademark_type: trademark.markType,
  classes: trademark.classes,
  items: trademark.itemCount,
  createTime: trademark.createTime.getTime(),
  fileState: trademark.fileState,
  fileStateText: fileStateText(trademark.kind, trademark.fileState),
  nextDue: trademark.nextDue?.getTime() ?? null,
  can: actsOf(trademark, 'provider', trademark.fileState === 16 ? 1 : 0),
})

/**
 * The cases of an approved provider, the one that is due next first: those that nobody has accepted, or its own.
 * @throws AppFailure `trademark.approved_only`
 */
export const listProviderTrademarks = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  { query }: { query: ProviderQuery },
): Promise<Page<ProviderRow>> => {
  await getCallingProvider(ctx)
  const { box, fileState, kind, keyword } = query
  const wanted = and(
    boxes[box](ctx.actor.userId),
    fileState === null ? undefined : eq(trademarks.fileState, fileState),
    kind === '' ? undefined : eq(trademarks.kind, kind),
    holding(keyword),
  )
  const byDue =
    box === 'open'
      ? [sql`${trademarks.nextDue} asc nulls last`, asc(trademarks.createTime), asc(trademarks.id)]
      : [sql`${trademarks.nextDue} asc nulls last`, desc(trademarks.createTime), desc(trademarks.id)]
  const select = ctx.db
    .select(trademarkColumns)
    .from(trademarks)
    .where(wanted)
    .orderBy(...byDue)
  const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(trademarks, wanted))
  return { elements: rows.map(rowOf), totalElements }
}
