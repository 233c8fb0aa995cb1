import type { Batches, Bytes, SheetColumn, SignedInCtx } from '@portal/platform/server'
import type { LedgerEntryView } from '../../contract/desk-ledger.ts'
import type { LedgerExportQuery } from '../../contract/exports.ts'
import { ledgerAccountLabels, ledgerKindLabels } from '../../contract/ledger.ts'
import { countEntries, entriesAfter } from '../ledger/read-entries.ts'
import { moneyCell, sheetOf } from './sheet-of.ts'

type ExportCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'act' | 'actor'>

/** The entries that are in memory at once. */
const batch = 1000

/** All entries, the oldest event first, each batch by a statement of its own. */
async function* batchesOf(
  ctx: ExportCtx,
  query: LedgerExportQuery,
): Batches<LedgerEntryView> & AsyncGenerator<LedgerEntryView[]> {
  let last: LedgerEntryView | undefined
  for (;;) {
    const rows: LedgerEntryView[] = await entriesAfter(ctx, query, { last, limit: batch })
    last = rows.at(-1)
    if (!last) return
    yield rows
    if (rows.length < batch) return
  }
}

const columns: readonly SheetColumn<LedgerEntryView>[] = [
  { header: '记账时间', width: 17, cell: ({ time }) => new Date(time) },
  { header: '事由', width: 12, cell: ({ kind }) => ledgerKindLabels[kind] },
  { header: '科目', width: 14, cell: ({ account }) => ledgerAccountLabels[account] },
  { header: '金额（元，借为正，贷为负）', width: 20, decimals: 2, cell: ({ amount }) => moneyCell(amount) },
  { header: '订单编号', width: 20, cell: ({ orderNo }) => orderNo },
  { header: '凭证', width: 38, cell: ({ transactionId }) => transactionId },
  { header: '行', width: 6, cell: ({ line }) => line + 1 },
  { header: '原因', width: 40, cell: ({ reason }) => reason },
]

/** Exports the filtered entries of the journal, as they stood at the call. */
export const exportLedger = async (ctx: ExportCtx, { query }: { query: LedgerExportQuery }): Promise<Bytes> => {
  const now = ctx.now().getTime()
  const upToNow = { ...query, to: Math.min(query.to ?? now, now) }
  return sheetOf(ctx, {
    what: 'ledger',
    title: '账簿',
    filter: query,
    rows: await countEntries(ctx, upToNow),
    columns,
    batches: batchesOf(ctx, upToNow),
  })
}
