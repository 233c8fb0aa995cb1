import { Readable } from 'node:stream'
import { usernameOf } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import {
  type Batches,
  type Bytes,
  recordAct,
  type SheetColumn,
  type SignedInCtx,
  writeCsv,
  writeXlsx,
} from '@portal/platform/server'
import { and, asc, gt, isNotNull, lte } from 'drizzle-orm'
import { type ExportQuery, outcomeLabels } from '../contract/entry.ts'
import { type Entry, entries, entryColumns } from './entry.table.ts'
import { wantedBy } from './entry-filter.ts'
import { sealedPart } from './entry-hash.ts'
import { actorNames } from './list-entries.ts'
import { readHead } from './seal-entries.ts'

type ExportCtx = Pick<SignedInCtx, 'db' | 'now' | 'act'>
type Sealed = Entry & { seq: number }
type Named = Sealed & { actor: string }

const batch = 1_000

/** The sealed entries of a filter up to `last`, in the order of the chain, each batch by a statement of its own. */
async function* batchesOf(
  ctx: ExportCtx,
  { query, last }: { query: ExportQuery; last: number },
): Batches<Named> & AsyncGenerator<Named[]> {
  let seq = 0
  for (;;) {
    const rows = (await ctx.db
      .select(entryColumns)
      .from(entries)
      .where(and(wantedBy(query).byReading, isNotNull(entries.seq), gt(entries.seq, seq), lte(entries.seq, last)))
      .orderBy(asc(entries.seq))
      .limit(batch)) as Sealed[]
    const end = rows.at(-1)
    if (!end) return
    const names = await actorNames(ctx, rows)
    yield rows.map((row) => ({ ...row, actor: usernameOf(names, row.actorId) }))
    seq = end.seq
  }
}

/** A line holds what its hash covers, and the hash with the one before, so that a stranger can compute them. */
async function* linesOf(batches: Batches<Named>): AsyncGenerator<string> {
  for await (const rows of batches) {
    const lines = rows.map((row) => JSON.stringify({ ...sealedPart(row, row.seq), prev: row.prev, hash: row.hash }))
    yield `${lines.join('\n')}\n`
  }
}

const jsonOf = (fields: object | null): string | null => fields && JSON.stringify(fields)

const columns: readonly SheetColumn<Named>[] = [
  { header: '序号', width: 10, cell: ({ seq }) => seq },
  { header: '时间', width: 17, cell: ({ at }) => at },
  { header: '操作人', width: 16, cell: ({ actor }) => actor },
  { header: '操作', width: 24, cell: ({ actName }) => actName },
  { header: '调用', width: 24, cell: ({ act }) => act },
  { header: '记录类型', width: 12, cell: ({ subjectKind }) => subjectKind },
  { header: '记录', width: 24, cell: ({ subjectRef }) => subjectRef },
  { header: '结果', width: 8, cell: ({ outcome }) => outcomeLabels[outcome] },
  { header: '说明', width: 30, cell: ({ note }) => note },
  { header: '变更前', width: 40, cell: ({ before }) => jsonOf(before) },
  { header: '变更后', width: 40, cell: ({ after }) => jsonOf(after) },
  { header: '来源地址', width: 16, cell: ({ address }) => address },
  { header: '校验值', width: 66, cell: ({ hash }) => hash },
]

const kinds = {
  xlsx: {
    write: (rows: Batches<Named>) => writeXlsx(columns, rows),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  csv: { write: (rows: Batches<Named>) => writeCsv(columns, rows), type: 'text/csv; charset=utf-8' },
  jsonl: { write: (rows: Batches<Named>) => Readable.from(linesOf(rows)), type: 'application/x-ndjson; charset=utf-8' },
} as const

/** Exports the sealed entries of a filter. The export is itself an act that the log keeps. */
export const exportEntries = async (ctx: ExportCtx, { query }: { query: ExportQuery }): Promise<Bytes> => {
  const { format, ...filter } = query
  const set = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null))
  const { seq: last } = await readHead(ctx)
  const rows = await ctx.db.$count(
    entries,
    and(wantedBy(query).byReading, isNotNull(entries.seq), lte(entries.seq, last)),
  )
  await recordAct(ctx, {
    subjectKind: 'audit',
    subjectRef: format,
    link: '/audit',
    after: { ...set, rows },
  })
  const { write, type } = kinds[format]
  const content = write(batchesOf(ctx, { query, last }))
  return { content, type, fileName: `审计日志-${shanghaiDayOf(ctx.now())}.${format}` }
}
