import { findHidden } from '@portal/patentdata/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ById, type Bytes, isId, type SheetColumn, type SignedInCtx, writeXlsx } from '@portal/platform/server'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { BatchElement, ValuationBatch } from '../../contract/batch.ts'
import { inventedRecord, uncalibrated } from '../../contract/result-words.ts'
import { bandOf } from '../../proof/score.ts'
import { amountOf } from '../amount.ts'
import { ensure } from '../failures.ts'
import { reportTitle } from '../report/report-paper.ts'
import { readCalibration } from '../validation/calibration.ts'
import { type StoredValuation, valuations } from '../valuation.table.ts'
import { batchLines, valuationBatches } from './batch.table.ts'

type Owner = Pick<SignedInCtx, 'db' | 'actor'>
type Line = { line: typeof batchLines.$inferSelect; valuation: StoredValuation | null }

/** The lines of one's own batch, in the order of the file. @throws AppFailure `record.not_found` */
const linesOf = async ({ db, actor }: Owner, id: string): Promise<Line[]> => {
  ensure(isId(id), 'record.not_found')
  const isOwn = and(eq(valuationBatches.id, id), eq(valuationBatches.ownerId, actor.userId))
  const lines = await db
    .select({ line: getTableColumns(batchLines), valuation: getTableColumns(valuations) })
    .from(valuationBatches)
    .innerJoin(batchLines, eq(batchLines.batchId, valuationBatches.id))
    .leftJoin(valuations, eq(valuations.id, batchLines.valuationId))
    .where(isOwn)
    .orderBy(asc(batchLines.ordinal))
  ensure(lines.length > 0, 'record.not_found')
  return lines
}

const elementOf = ({ line, valuation }: Line): BatchElement => ({
  line: line.line,
  pn: line.pn ?? line.asked,
  id: line.valuationId,
  score: line.outcome === 'unknown' ? 0 : (valuation?.score ?? null),
  price: valuation && amountOf(valuation.price),
  ...{ reason: line.reason, msg: line.msg },
})

type IsCalibrated = (valuation: StoredValuation) => boolean

const calibrationOf = async ({ db }: Owner): Promise<IsCalibrated> => {
  const isCalibrated = await readCalibration(db)
  return ({ parameters, cohort, createTime }) => isCalibrated({ parameters, cohort, at: createTime })
}

const isDone = ({ line: { outcome } }: Line): boolean => outcome !== 'waiting'

/** One's own batch: how far it is, and what came of each line. @throws AppFailure `record.not_found` */
export const viewBatch = async (ctx: Owner, { params: { id } }: ById): Promise<ValuationBatch> => {
  const lines = await linesOf(ctx, id)
  const done = lines.filter(isDone)
  const isCalibrated = await calibrationOf(ctx)
  const valued = lines.flatMap(({ valuation }) => valuation ?? [])
  return {
    id,
    state: done.length === lines.length ? 'finished' : 'running',
    total: lines.length,
    done: done.length,
    failed: done.filter(({ line }) => line.outcome !== 'valued').length,
    calibrated: valued.length > 0 && valued.every(isCalibrated),
    elements: lines.map(elementOf),
  }
}

const titleOf = (valuation: StoredValuation | null, hidden: ReadonlySet<string>): string | null =>
  valuation?.shown.mayShow && !hidden.has(valuation.pn) ? valuation.shown.title : null

const remarkOf = ({ line, valuation }: Line, isCalibrated: IsCalibrated): string => {
  if (valuation === null) return line.msg ?? ''
  const invented = valuation.shown.isDemonstration ? `${inventedRecord}；` : ''
  return `${invented}仅供参考${isCalibrated(valuation) ? '' : `，${uncalibrated}`}`
}

/** `hidden`: numbers of which a source has forbidden since to show the title. */
const columnsWith = (isCalibrated: IsCalibrated, hidden: ReadonlySet<string>): readonly SheetColumn<Line>[] => [
  { header: '行号', width: 8, cell: ({ line }) => line.line },
  { header: '文件中的公告号', width: 20, cell: ({ line }) => line.asked },
  { header: '评估的公告号', width: 18, cell: ({ valuation }) => valuation?.pn ?? null },
  { header: '专利名称', width: 40, cell: ({ valuation }) => titleOf(valuation, hidden) },
  { header: '分值', width: 8, cell: ({ valuation }) => valuation?.score ?? null },
  { header: '分级', width: 8, cell: ({ valuation }) => valuation && bandOf(valuation.score) },
  { header: '参考价（万元）', width: 14, decimals: 2, cell: ({ valuation }) => valuation?.price ?? null },
  { header: '评估日', width: 12, cell: ({ valuation }) => valuation?.day ?? null },
  {
    header: '参数和对照组',
    width: 14,
    cell: ({ valuation }) => valuation && `${valuation.parameters}、${valuation.cohort}`,
  },
  { header: '说明', width: 60, cell: (line) => remarkOf(line, isCalibrated) },
]

/** The results of one's own batch as a workbook. @throws AppFailure `record.not_found`; `valuation.still_running` */
export const batchSheet = async (ctx: Owner & Pick<SignedInCtx, 'now'>, { params: { id } }: ById): Promise<Bytes> => {
  const lines = await linesOf(ctx, id)
  ensure(lines.every(isDone), 'valuation.still_running')
  const batches = async function* () {
    yield lines
  }
  const hidden = await findHidden(
    ctx,
    lines.flatMap(({ valuation }) => valuation?.pn ?? []),
  )
  const columns = columnsWith(await calibrationOf(ctx), hidden)
  return {
    content: writeXlsx(columns, batches()),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${reportTitle}-批量-${shanghaiDayOf(ctx.now())}.xlsx`,
  }
}
