import type { Page } from '@portal/platform/contract'
import { foundByGrams, readSelectPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { TrademarkRow } from '../../contract/file/detail.ts'
import type { OwnTrademarksQuery } from '../../contract/file/lists.ts'
import { fileStates, fileStateText, type ServiceState, serviceStateOf } from '../../contract/file/states.ts'
import { actsOf, isPaid } from './beside-state.ts'
import { type Trademark, trademarkColumns, trademarks } from './file.table.ts'

/** The applications in one of the states that the list calls by a service state; all for null. */
export const inServiceState = (state: ServiceState | null): SQL | undefined =>
  state === null
    ? undefined
    : inArray(
        trademarks.fileState,
        fileStates.filter((one) => serviceStateOf(one) === state),
      )

/** The applications that hold a word in number or name, by the index of texts; all for an empty one. */
export const holding = (keyword: string): SQL | undefined =>
  keyword === ''
    ? undefined
    : foundByGrams(trademarks.searchGrams, [trademarks.businessSn, trademarks.markName], keyword)

/** What lists call a mark: of words and a picture the words alone would say too little. */
export const listedName = ({ markName, markType }: Pick<Trademark, 'markName' | 'markType'>): string =>
  markType === 3 && !markName.endsWith('及图形') ? `${markName}及图形` : markName

export const rowOf = (trademark: Trademark, viewer: 'owner' | 'provider' | 'staff'): TrademarkRow => ({
  businessSn: trademark.businessSn,
  trademarkName: listedName(trademark),
  kind: trademark.kind,
  state: serviceStateOf(trademark.fileState),
  fileState: trademark.fileState,
  fileStateText: fileStateText(trademark.kind, trademark.fileState),
  createTime: trademark.createTime.getTime(),
  paid: isPaid(trademark) ? 1 : 0,
  orderNo: trademark.orderNo,
  // In 16 a member has refused provisionally.
  can: actsOf(trademark, viewer, trademark.fileState === 16 ? 1 : 0),
})

/** The caller's own applications, newest first. */
export const listOwnTrademarks = async (
  ctx: Pick<SignedInCtx, 'db' | 'actor'>,
  { query }: { query: OwnTrademarksQuery },
): Promise<Page<TrademarkRow>> => {
  const { state, kind, keyword } = query
  const wanted = and(
    eq(trademarks.userId, ctx.actor.userId),
    inServiceState(state),
    kind === '' ? undefined : eq(trademarks.kind, kind),
    holding(keyword),
    within(trademarks.createTime, query),
  )
  const select = ctx.db
    .select(trademarkColumns)
    .from(trademarks)
    .where(wanted)
    .orderBy(desc(trademarks.createTime), desc(trademarks.id))
  const { rows, totalElements } = await readSelectPage(query, select, ctx.db.$count(trademarks, wanted))
  return { elements: rows.map((trademark) => rowOf(trademark, 'owner')), totalElements }
}
