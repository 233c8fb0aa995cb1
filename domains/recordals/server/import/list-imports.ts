import { userNames, usernameOf } from '@portal/accounts/server'
import { type Page, type PageQuery, pageWindow } from '@portal/platform/contract'
import { type ById, type Ctx, isId, readPage } from '@portal/platform/server'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type ImportAction, type ImportFinding, importMoves, type RecordalImport } from '../../contract/import.ts'
import { ensure } from '../failures.ts'
import { importFindings, recordalImports } from '../import.table.ts'

type Reader = Pick<Ctx, 'db'>
type ImportRecord = typeof recordalImports.$inferSelect

/** Fails with `record.not_found`. */
export const getImport = async ({ db }: Reader, id: string): Promise<ImportRecord> => {
  const [found] = isId(id) ? await db.select().from(recordalImports).where(eq(recordalImports.id, id)) : []
  ensure(found, 'record.not_found')
  return found
}

const queueOf = async ({ db }: Reader): Promise<string[]> => {
  const rows = await db
    .select({ id: recordalImports.id })
    .from(recordalImports)
    .where(inArray(recordalImports.state, ['running', 'queued']))
    .orderBy(desc(recordalImports.state), asc(recordalImports.queuedTime), asc(recordalImports.id))
  return rows.map(({ id }) => id)
}

const actions = Object.keys(importMoves) as ImportAction[]
const timeOf = (at: Date | null): number | null => at?.getTime() ?? null

const describe = async (ctx: Reader, records: readonly ImportRecord[]): Promise<RecordalImport[]> => {
  const names = await userNames(
    ctx,
    records.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const queue = await queueOf(ctx)
  return records.map((record) => {
    const { createdBy, createTime, startTime, endTime, state } = record
    return {
      ...record,
      createdBy: createdBy && usernameOf(names, createdBy),
      createTime: createTime.getTime(),
      startTime: timeOf(startTime),
      endTime: timeOf(endTime),
      ahead: state === 'queued' ? Math.max(0, queue.indexOf(record.id)) : 0,
      can: actions.filter((action) => importMoves[action].includes(state) && record.storageKey !== null),
    }
  })
}

export const listImports = async (ctx: Reader, { query }: { query: PageQuery }) => {
  const { rows: records, totalElements } = await readPage(ctx.db, query, {
    from: recordalImports,
    orderBy: [desc(recordalImports.createTime), asc(recordalImports.id)],
  })
  return { elements: await describe(ctx, records), totalElements }
}

export const readImport = async (ctx: Reader, { params }: ById): Promise<RecordalImport> => {
  const [described] = await describe(ctx, [await getImport(ctx, params.id)])
  ensure(described, 'record.not_found')
  return described
}

/** The next findings of an import, in the order of lines; `from` is how many findings to pass over. */
export const findingsFrom = ({ db }: Reader, id: string, from: number, most: number): Promise<ImportFinding[]> =>
  db
    .select({
      line: importFindings.line,
      kind: importFindings.kind,
      column: importFindings.column,
      value: importFindings.value,
      reason: importFindings.reason,
    })
    .from(importFindings)
    .where(eq(importFindings.importId, id))
    .orderBy(asc(importFindings.line), sql`${importFindings.ordinal}`)
    .limit(most)
    .offset(from)

/** A page of the findings that are kept, which `totalElements` counts; the import itself tells how many findings there were. */
export const listFindings = async (
  ctx: Reader,
  { params, query }: { params: { id: string }; query: PageQuery },
): Promise<Page<ImportFinding>> => {
  const { id, findingsKept } = await getImport(ctx, params.id)
  const { limit, offset } = pageWindow(query)
  return { elements: await findingsFrom(ctx, id, offset, limit), totalElements: findingsKept }
}
