import { attachFiles, fileLinks, storeFile } from '@portal/files/server'
import { findHidden } from '@portal/patentdata/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { countToday, createGate, printPaper, type SignedInCtx, underNewNumber } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { valuationLimits } from '../../contract/limits.ts'
import type { ReportForm, ValuationReport } from '../../contract/report.ts'
import type { Scene } from '../../proof/score.ts'
import { viewValuation } from '../detail.ts'
import { ensure } from '../failures.ts'
import { valuations } from '../valuation.table.ts'
import { valuationReports } from './report.table.ts'
import { type ReportFacts, reportPaper, reportTitle } from './report-paper.ts'
import { snapshotHash } from './snapshot.ts'

/** A report is printed in the transaction of its call, so that few are made at a time, and others wait without one. */
export const reportLine = createGate({ running: 2, waiting: 16 })

/** The noun under which the files of reports are attached; the reference is the report's id. */
export const reportFileKind = 'patent-valuation-report'

const fileNameOf = (reportNo: string): string => `${reportTitle} ${reportNo}.pdf`

type Wanted = { id: string; scene: Scene; day: string }

/** The report that the caller has of this result and scene since this morning. */
const findToday = async (ctx: SignedInCtx, { id, scene, day }: Wanted): Promise<ValuationReport | undefined> => {
  const { ownerId, valuationId, reportNo, fileId } = valuationReports
  const [row] = await ctx.db
    .select({ reportNo, fileId })
    .from(valuationReports)
    .where(
      and(
        ...[eq(ownerId, ctx.actor.userId), eq(valuationReports.day, day)],
        ...[eq(valuationId, id), eq(valuationReports.scene, scene)],
      ),
    )
  if (!row) return undefined
  const [stored] = await ctx.db.select().from(valuations).where(eq(valuations.id, id))
  if (stored?.shown.mayShow && (await findHidden(ctx, [stored.pn])).size > 0) {
    // A source has forbidden since the valuation to show its title, and the report of this morning may have it.
    await ctx.db.delete(valuationReports).where(eq(valuationReports.reportNo, row.reportNo))
    return undefined
  }
  const [link] = await fileLinks(ctx, [row.fileId])
  return link && { reportNo: row.reportNo, url: link.url, fileName: fileNameOf(row.reportNo), sha256: link.sha256 }
}

const factsOf = async (ctx: SignedInCtx, { id, scene }: Wanted): Promise<Omit<ReportFacts, 'reportNo'>> => {
  const detail = await viewValuation(ctx, { query: { id } })
  const [stored] = await ctx.db.select().from(valuations).where(eq(valuations.id, id))
  ensure(stored, 'record.not_found')
  return { detail, scene, snapshot: snapshotHash(stored), at: ctx.now() }
}

/** Prints the report and keeps it as a private file of the caller. Where the call fails the sweep of files removes the bytes. */
const keepReport = async (ctx: SignedInCtx, wanted: Wanted): Promise<ValuationReport> => {
  const facts = await factsOf(ctx, wanted)
  const row = {
    ...{ id: ctx.newId(), ownerId: ctx.actor.userId, valuationId: wanted.id },
    ...{ scene: wanted.scene, day: wanted.day, createTime: facts.at },
  }
  const report = await underNewNumber(ctx, 'PG', async (reportNo) => {
    const bytes = await printPaper(reportPaper({ ...facts, reportNo }))
    const { id, url, sha256 } = await storeFile(ctx, { bytes, fileName: fileNameOf(reportNo), purpose: 'generic' })
    const [stored] = await ctx.db
      .insert(valuationReports)
      .values({ ...row, reportNo, fileId: id })
      .onConflictDoNothing({ target: valuationReports.reportNo })
      .returning({ reportNo: valuationReports.reportNo })
    return stored && { reportNo, url, fileName: fileNameOf(reportNo), sha256 }
  })
  const { ownerId, id: ref } = row
  await attachFiles(ctx, { references: [report], purposes: ['generic'], kind: reportFileKind, ref, ownerId, max: 1 })
  return report
}

/**
 * The report of a result for the caller. Whoever asks again on the same day for the same result and scene gets the one that he
 * has, which does not count again.
 * @throws AppFailure `record.not_found`; `valuation.too_many_reports`; `file.quota`
 */
export const makeReport = async (
  ctx: SignedInCtx,
  { body: { id, scene = 'management' } }: { body: ReportForm },
): Promise<ValuationReport> => {
  const wanted = { id, scene, day: shanghaiDayOf(ctx.now()) }
  const { ownerId: owner, createTime } = valuationReports
  // Counting also makes calls of one user wait for one another, so that two of the same moment have one report.
  const made = await countToday(ctx, { what: 'valuation reports', table: valuationReports, owner, createTime })
  const known = await findToday(ctx, wanted)
  if (known) return known
  ensure(made < valuationLimits.reportsPerDay, 'valuation.too_many_reports')
  return keepReport(ctx, wanted)
}
