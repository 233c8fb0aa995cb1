import { userNames, usernameOf } from '@portal/accounts/server'
import { type Page, type PageQuery, pageWindow } from '@portal/platform/contract'
import { type ById, type Ctx, isId, readPage } from '@portal/platform/server'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type ImportAction, type ImportFinding, importMoves, type ListImport } from '../contract/import.ts'
import { ensure } from './failures.ts'
import type { ImportRecord } from './import-tables.ts'
import type { KindWith } from './list-kind.ts'

type Reader = Pick<Ctx, 'db'>
type Kind = KindWith<'tables'>

/** Fails with `record.not_found`. */
export const getImport = async ({ tables: { imports } }: Kind, { db }: Reader, id: string): Promise<ImportRecord> => {
  const [found] = isId(id) ? await db.select().from(imports).where(eq(imports.id, id)) : []
  ensure(found, 'record.not_found')
  return found
}

/** The running import and those that wait, in the order in which they run. */
export const queuedImports = ({ tables: { imports } }: Kind, { db }: Reader) =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['running', 'queued']))
    .orderBy(desc(imports.state), asc(imports.queuedTime), asc(imports.id))

const actions = Object.keys(importMoves) as ImportAction[]
const timeOf = (at: Date | null): number | null => at?.getTime() ?? null

const describe = async (kind: Kind, ctx: Reader, records: readonly ImportRecord[]): Promise<ListImport[]> => {
  const names = await userNames(
    ctx,
    records.flatMap(({ createdBy }) => createdBy ?? []),
  )
  const queue = (await queuedImports(kind, ctx)).map(({ id }) => id)
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

export const listImports =
  (kind: Kind) =>
  async (ctx: Reader, { query }: { query: PageQuery }): Promise<Page<ListImport>> => {
    const { imports } = kind.tables
    const { rows: records, totalElements } = await readPage(ctx.db, query, {
      from: imports,
      orderBy: [desc(imports.createTime), asc(imports.id)],
    })
    return { elements: await describe(kind, ctx, records), totalElements }
  }

export const readImport =
  (kind: Kind) =>
  async (ctx: Reader, { params }: ById): Promise<ListImport> => {
    const [described] = await describe(kind, ctx, [await getImport(kind, ctx, params.id)])
    ensure(described, 'record.not_found')
    return described
  }

/** The next findings of an import, in the order of lines; `from` is how many findings to pass over. */
export const findingsFrom = (
  { tables: { findings } }: Kind,
  { db }: Reader,
  { id, from, most }: { id: string; from: number; most: number },
): Promise<ImportFinding[]> =>
  db
    .select({
      line: findings.line,
      kind: findings.kind,
      column: findings.column,
      value: findings.value,
      reason: findings.reason,
    })
    .from(findings)
    .where(eq(findings.importId, id))
    .orderBy(asc(findings.line), sql`${findings.ordinal}`)
    .limit(most)
    .offset(from)

/** A page of the findings that are kept, which `totalElements` counts; the import itself tells how many findings there were. */
export const listFindings =
  (kind: Kind) =>
  async (
    ctx: Reader,
    { params, query }: { params: { id: string }; query: PageQuery },
  ): Promise<Page<ImportFinding>> => {
    const { id, findingsKept } = await getImport(kind, ctx, params.id)
    const { limit, offset } = pageWindow(query)
    return { elements: await findingsFrom(kind, ctx, { id, from: offset, most: limit }), totalElements: findingsKept }
  }
