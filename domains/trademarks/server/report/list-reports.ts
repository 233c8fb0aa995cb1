import { fileLinks } from '@portal/files/server'
import type { Page, PageQuery } from '@portal/platform/contract'
import { readPage, type SignedInCtx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { SearchReportRow } from '../../contract/report.ts'
import { searchReports } from '../trademark.table.ts'
import { reportFileName, sealedReport } from './report-record.ts'

type OwnCtx = Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'cipher' | 'signer'>

/** The caller's reports, the newest first, with links that open their files for a while. */
export const listReports = async (ctx: OwnCtx, { query }: { query: PageQuery }): Promise<Page<SearchReportRow>> => {
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: searchReports,
    where: eq(searchReports.ownerId, ctx.actor.userId),
    orderBy: [desc(searchReports.createTime), desc(searchReports.id)],
  })
  const links = await fileLinks(
    ctx,
    rows.map(({ fileId }) => fileId),
  )
  const urls = new Map(links.map(({ id, url }) => [id, url]))
  return {
    elements: rows.map((row) => ({
      reportNo: row.reportNo,
      url: urls.get(row.fileId) ?? '',
      fileName: reportFileName(row.reportNo),
      createTime: row.createTime.getTime(),
      searched: row.searched,
      hits: row.hits,
      trademarkName: sealedReport.show(ctx, 'trademarkName', row),
    })),
    totalElements,
  }
}
