import {
  type ActorCtx,
  type Batches,
  type ById,
  type Bytes,
  type SheetColumn,
  writeCsv,
  writeXlsx,
} from '@portal/platform/server'
import type { SQL } from 'drizzle-orm'
import type { DeskEnrolment, ExportQuery } from '../../contract/desk.ts'
import { enrolmentStateLabels } from '../../contract/rules.ts'
import { type CourseRecord, getCourse } from '../course-record.ts'
import { recordInHistory } from './history.ts'
import { countEnrolments, type EnrolmentsCtx, readEnrolments, wantedOf } from './list-enrolments.ts'

/** How many rows one statement reads, in some milliseconds, and the memory holds at once. */
const batch = 500

/**
 * Reads each batch with a statement of its own that begins behind the last row, so that a slow download holds no connection.
 */
async function* batchesOf(
  ctx: EnrolmentsCtx,
  course: CourseRecord,
  wanted: SQL | undefined,
): Batches<DeskEnrolment> & AsyncGenerator<DeskEnrolment[]> {
  let after = 0
  for (;;) {
    const { rows, last } = await readEnrolments(ctx, course, wanted, { limit: batch, after })
    if (last === undefined) return
    yield rows
    if (rows.length < batch) return
    after = last
  }
}

const moment = (at: number | null): Date | null => (at === null ? null : new Date(at))

const columns: readonly SheetColumn<DeskEnrolment>[] = [
  { header: '状态', width: 10, cell: ({ state }) => enrolmentStateLabels[state] },
  { header: '候补位次', width: 10, cell: ({ place }) => place },
  { header: '企业名称', width: 30, cell: ({ companyName }) => companyName },
  { header: '报名人数', width: 10, cell: ({ num }) => num },
  { header: '联系人', width: 14, cell: ({ contact }) => contact },
  { header: '联系方式', width: 16, cell: ({ mobile }) => mobile },
  { header: '职务', width: 16, cell: ({ job }) => job },
  { header: '所在地区', width: 24, cell: ({ regionName }) => regionName },
  { header: '详细地址', width: 36, cell: ({ address }) => address },
  { header: '出口地域', width: 24, cell: ({ outArea }) => outArea.replaceAll(';', '、') },
  { header: '所属行业', width: 18, cell: ({ industry }) => industry },
  { header: '用户名', width: 16, cell: ({ username }) => username },
  { header: '报名时间', width: 17, cell: ({ createTime }) => moment(createTime) },
  { header: '确认时间', width: 17, cell: ({ confirmTime }) => moment(confirmTime) },
  { header: '取消时间', width: 17, cell: ({ cancelTime }) => moment(cancelTime) },
]

const kinds = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
} as const

/** Exports the sign-ups of a course as a file; first it notes in the history who exported them. */
export const exportEnrolments = async (
  ctx: EnrolmentsCtx & ActorCtx,
  { params, query }: ById & { query: ExportQuery },
): Promise<Bytes> => {
  const { format, ...filter } = query
  const course = await getCourse(ctx, params.id)
  const wanted = wantedOf(ctx, course.id, filter)
  const rows = await countEnrolments(ctx, wanted)
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== null)
  await recordInHistory(ctx, course.id, 'export', {
    after: { format, rows, ...(given.length > 0 && { filter: given.map(([, value]) => value).join('，') }) },
  })
  const { write, type } = kinds[format]
  const day = new Date(ctx.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  return {
    content: write(columns, batchesOf(ctx, course, wanted)),
    type,
    fileName: `${course.courseName}-报名名单-${day}.${format}`,
  }
}
