import { forgetFiles } from '@portal/files/server'
import type { PersonalSource } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import { batchLines, valuationBatches } from './batch/batch.table.ts'
import { reportFileKind } from './report/make-report.ts'
import { valuationReports } from './report/report.table.ts'
import { valuationHistory, valuations } from './valuation.table.ts'

/** What this domain keeps of a person: which patents he asked about, his lists and reports. All of it goes at once. */
export const valuationPersonal: PersonalSource = {
  copy: async ({ db }, userId) => {
    const { pn, day, score, price, statusCode, model, parameters, cohort } = valuations
    const shown = { pn, day, score, price, statusCode, model, parameters, cohort }
    const asked = await db
      .select({ time: valuationHistory.time, ...shown })
      .from(valuationHistory)
      .innerJoin(valuations, eq(valuations.id, valuationHistory.valuationId))
      .where(eq(valuationHistory.userId, userId))
      .orderBy(asc(valuationHistory.time))
    const { createTime, ownerId } = valuationBatches
    const { line, asked: number, outcome, msg } = batchLines
    const lists = await db
      .select({ createTime, line, asked: number, outcome, msg })
      .from(batchLines)
      .innerJoin(valuationBatches, eq(valuationBatches.id, batchLines.batchId))
      .where(eq(ownerId, userId))
      .orderBy(asc(createTime), asc(batchLines.ordinal))
    const { reportNo, scene, day: madeOn, fileId } = valuationReports
    const reports = await db
      .select({ reportNo, scene, day: madeOn, fileId })
      .from(valuationReports)
      .where(eq(valuationReports.ownerId, userId))
      .orderBy(asc(reportNo))
    return [
      { name: '专利价值评估', rows: asked },
      { name: '专利评估名单', rows: lists },
      { name: '专利评估报告', rows: reports },
    ]
  },
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(valuationHistory).where(eq(valuationHistory.userId, userId))
    await db.delete(valuationBatches).where(eq(valuationBatches.ownerId, userId))
    const removed = await db
      .delete(valuationReports)
      .where(eq(valuationReports.ownerId, userId))
      .returning({ id: valuationReports.id })
    await forgetFiles({ db }, { kind: reportFileKind, refs: removed.map(({ id }) => id) })
  },
}
