import { userNames, usernameOf } from '@portal/accounts/server'
import {
  type ActorCtx,
  type Batches,
  type Bytes,
  recordAct,
  type SheetColumn,
  writeCsv,
  writeXlsx,
} from '@portal/platform/server'
import { and, desc, lte, type SQL, sql } from 'drizzle-orm'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { requestStateLabels } from '../../contract/rules.ts'
import type { ExportQuery } from '../../contract/workbench/export.ts'
import { showField } from '../personal-data.ts'
import { requests } from '../request.table.ts'
import { requestExports } from '../workbench.table.ts'
import { type FilterCtx, wantedBy } from './queue-filter.ts'

type ExportCtx = FilterCtx & Pick<ActorCtx, 'newId' | 'act'>

/** The rows that are in memory at once: a statement reads so many in some milliseconds. */
const batch = 500

type Place = { createTime: Date; id: string }

const rowsAfter = (ctx: FilterCtx, wanted: SQL | undefined, last: Place | undefined) =>
  ctx.db
    .select({
      id: requests.id,
      businessSn: requests.businessSn,
      businessType: requests.businessType,
      state: requests.state,
      createTime: requests.createTime,
      acceptTime: requests.acceptTime,
      nextDue: requests.nextDue,
      obligeeName: requests.obligeeName,
      subject: requests.subject,
      userId: requests.userId,
      assigneeId: requests.assigneeId,
      lxrName: requests.lxrName,
      lxrPhone: requests.lxrPhone,
      acceptContent: requests.acceptContent,
      processResult: requests.processResult,
    })
    .from(requests)
    .where(and(wanted, last && sql`(${requests.createTime}, ${requests.id}) < (${last.createTime}, ${last.id})`))
    .orderBy(desc(requests.createTime), desc(requests.id))
    .limit(batch)

type Row = Awaited<ReturnType<typeof rowsAfter>>[number] & { customer: string; company: string; assignee: string }

/**
 * All rows, newest first. Each batch has its own statement, which begins behind the last row, so that a slow reader
 * holds no connection. Requests that arrive meanwhile are not included.
 */
async function* batchesOf(ctx: FilterCtx, wanted: SQL | undefined): Batches<Row> & AsyncGenerator<Row[]> {
  let last: Place | undefined
  for (;;) {
    const rows = await rowsAfter(ctx, wanted, last)
    last = rows.at(-1)
    if (!last) return
    const names = await userNames(
      ctx,
      rows.flatMap(({ userId, assigneeId }) => (assigneeId === null ? [userId] : [userId, assigneeId])),
    )
    yield rows.map((row) => ({
      ...row,
      customer: usernameOf(names, row.userId),
      company: names.get(row.userId)?.companyName ?? '',
      assignee: row.assigneeId === null ? '' : usernameOf(names, row.assigneeId),
    }))
    if (rows.length < batch) return
  }
}

/** The columns of an export. The ID number is never among them: it is shown one at a time, and for a reason. */
const columnsFor = (ctx: FilterCtx, contacts: boolean): readonly SheetColumn<Row>[] => [
  { header: '业务编号', width: 20, cell: ({ businessSn }) => businessSn },
  { header: '业务类型', width: 18, cell: ({ businessType }) => businessTypeLabels[businessType] },
  { header: '状态', width: 10, cell: ({ state }) => requestStateLabels[state] },
  { header: '提交时间', width: 17, cell: ({ createTime }) => createTime },
  { header: '受理或审核时间', width: 17, cell: ({ acceptTime }) => acceptTime },
  { header: '最近到期', width: 17, cell: ({ nextDue }) => nextDue },
  { header: '用户名', width: 16, cell: ({ customer }) => customer },
  { header: '企业', width: 28, cell: ({ company }) => company },
  { header: '权利人或企业名称', width: 28, cell: ({ obligeeName }) => obligeeName },
  { header: '事由', width: 40, cell: ({ subject }) => subject },
  ...(contacts
    ? ([
        { header: '联系人', width: 14, cell: ({ lxrName }) => lxrName },
        { header: '联系电话', width: 16, cell: (row) => showField(ctx, 'lxrPhone', row) },
      ] satisfies SheetColumn<Row>[])
    : []),
  { header: '办理人', width: 14, cell: ({ assignee }) => assignee },
  { header: '受理说明或不予受理的原因', width: 40, cell: ({ acceptContent }) => acceptContent },
  { header: '处理结果', width: 40, cell: ({ processResult }) => processResult },
]

const kinds = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
} as const

/** Exports the filtered rows of the queue as a file, after writing down who took which rows. */
export const exportQueue = async (ctx: ExportCtx, { query }: { query: ExportQuery }): Promise<Bytes> => {
  const { format, contacts, ...filter } = query
  const now = ctx.now()
  const wanted = and(wantedBy(ctx, filter), lte(requests.createTime, now))
  const withContacts = contacts === 1
  const rows = await ctx.db.$count(requests, wanted)
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null))
  await recordAct(ctx, {
    subjectKind: 'requests',
    subjectRef: format,
    link: '/requests',
    after: { ...set, contacts: withContacts, rows },
  })
  await ctx.db.insert(requestExports).values({
    id: ctx.newId(),
    actorId: ctx.actor.userId,
    format,
    contacts: withContacts,
    filter,
    rows,
    createTime: now,
  })
  const { write, type } = kinds[format]
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  return {
    content: write(columnsFor(ctx, withContacts), batchesOf(ctx, wanted)),
    type,
    fileName: `海外维权业务-${day}.${format}`,
  }
}
