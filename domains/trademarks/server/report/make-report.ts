import { attachFiles, storeFile } from '@portal/files/server'
import { countToday, createGate, printPaper, type SignedInCtx, underNewNumber } from '@portal/platform/server'
import { isNull } from 'drizzle-orm'
import { trademarkLimits } from '../../contract/limits.ts'
import type { ReportForm, SearchReport } from '../../contract/report.ts'
import { ensure } from '../failures.ts'
import { searchReports } from '../trademark.table.ts'
import { reportPaper } from './report-paper.ts'
import { reportFileKind, reportFileName, sealedReport } from './report-record.ts'
import { searchForReport } from './search-report.ts'

/** A report is searched, drawn and printed in one transaction, so that few are made at a time, and others wait without one. */
export const reportLine = createGate({ running: 2, waiting: 16 })

/** Fails with `trademark.too_many_reports` where the caller has made as many today as he may. */
const ensureFewToday = async (ctx: SignedInCtx): Promise<void> => {
  const { ownerId: owner, createTime, businessSn } = searchReports
  // Those that came with an application are no request of their own.
  const counted = { what: 'search reports', table: searchReports, owner, createTime, where: isNull(businessSn) }
  ensure((await countToday(ctx, counted)) < trademarkLimits.reportsPerDay, 'trademark.too_many_reports')
}

/**
 * Searches, prints what was found as a PDF, and keeps it as a private file of the caller: for ever where it belongs to an
 * application, else for a while. It runs in the transaction of its call: where that fails, no row is left, and the sweep of
 * files removes the bytes.
 * @throws AppFailure `file.quota`
 */
export const keepReport = async (
  ctx: SignedInCtx,
  body: ReportForm,
  businessSn: string | null,
): Promise<SearchReport> => {
  const found = await searchForReport(ctx, body)
  const id = ctx.newId()
  const ownerId = ctx.actor.userId
  const trademarkName = sealedReport.seal(ctx, 'trademarkName', id, body.trademark_name)
  const { searched, hits, at: createTime } = found
  const row = { id, ownerId, kind: body.kind, trademarkName, hits: hits.length, searched, createTime, businessSn }
  const { reportNo, url } = await underNewNumber(ctx, 'JS', async (number) => {
    const bytes = await printPaper(reportPaper({ ...found, reportNo: number }))
    const file = await storeFile(ctx, { bytes, fileName: reportFileName(number), purpose: 'generic' })
    const [stored] = await ctx.db
      .insert(searchReports)
      .values({ ...row, reportNo: number, fileId: file.id })
      .onConflictDoNothing({ target: searchReports.reportNo })
      .returning({ reportNo: searchReports.reportNo })
    return stored && { ...stored, url: file.url }
  })
  const attachment = { references: [{ url }], purposes: ['generic'], kind: reportFileKind, ref: id, max: 1 } as const
  await attachFiles(ctx, { ...attachment, ownerId })
  return {
    reportNo,
    url,
    fileName: reportFileName(reportNo),
    createTime: createTime.getTime(),
    searched,
    hits: hits.length,
  }
}

/** Makes the report that a customer asks for. @throws AppFailure `trademark.too_many_reports`; `file.quota` */
export const makeReport = async (ctx: SignedInCtx, { body }: { body: ReportForm }): Promise<SearchReport> => {
  await ensureFewToday(ctx)
  return keepReport(ctx, body, null)
}
