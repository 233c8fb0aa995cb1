import type { Db } from '@portal/platform/server'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { KindWith, RowStore } from '../list-kind.ts'
import { type RowColumn, type RowColumns, sqlNameOf } from './row-columns.ts'
import { stagingTableOf } from './stage-rows.ts'

export type Merged = { doubled: number; added: number; changed: number; unchanged: number }

type Merge = {
  kind: KindWith<'list' | 'tables' | 'sources'> & { rows: Omit<RowStore<never>, 'valuesOf'> }
  columns: RowColumns
  importId: string
  /** The name of the source, for lists that name one. */
  source: string | null | undefined
  now: Date
  /** Where the next findings go, and how many more are kept. */
  findings: { from: number; room: number }
}

const quoted = (name: string): SQL => sql.raw(`"${name}"`)
const staged = (name: string): SQL => sql.raw(`s."${name}"`)
const old = (name: string): SQL => sql.raw(`r."${name}"`)
const listOf = (columns: readonly RowColumn[], of: (column: RowColumn) => SQL): SQL =>
  sql.join(columns.map(of), sql`, `)

const countOf = async (db: Db, statement: SQL): Promise<number> => {
  const { rows } = await db.execute(statement)
  return Number(rows[0]?.n ?? 0)
}

/** The column that names the import which last had a row, where the table has one. */
const toldByOf = ({ table, toldBy }: Merge['kind']['rows']): string | undefined =>
  toldBy === undefined ? undefined : getTableColumns(table)[toldBy]?.name

/** The SQL of one merge, in which `s` is a staged row and `r` the row that was there before. */
const partsOf = ({ kind: { rows, sources }, columns, source }: Merge) => {
  const staging = sql.raw(stagingTableOf(rows))
  const number = sqlNameOf(columns, rows.knownBy)
  const isSameNumber = sql`${old(number)} = ${staged(number)}`
  const isSame = sources ? sql`${isSameNumber} and ${old(sources.ofRow.name)} = ${source}` : isSameNumber
  const fresh = ({ field, name }: RowColumn): SQL =>
    rows.kept.includes(field) ? sql`coalesce(${staged(name)}, ${old(name)})` : staged(name)
  const differs = (some: readonly RowColumn[]): SQL =>
    some.length === 0
      ? sql`false`
      : sql`(${listOf(some, fresh)}) is distinct from (${listOf(some, ({ name }) => old(name))})`
  return { staging, number, isSame, both: sql`${staging} s join ${rows.table} r on ${isSame}`, fresh, differs }
}
type Parts = ReturnType<typeof partsOf>

/** Of lines with the same number the last one counts; the others are deleted from the staging table and noted as findings. */
const dropDoubled = (db: Db, { kind, importId, findings }: Merge, { staging, number }: Parts): Promise<number> => {
  const { rows, list, tables } = kind
  const label = list.labels[rows.knownBy] ?? rows.knownBy
  return countOf(
    db,
    sql`with last as (
        select ${quoted(number)}, max(line) as line from ${staging} group by ${quoted(number)} having count(*) > 1
      ), gone as (
        delete from ${staging} s using last where ${staged(number)} = last.${quoted(number)} and s.line < last.line
        returning s.line, ${staged(number)} as number, last.line as by_line
      ), told as (
        insert into ${tables.findings} (import_id, ordinal, line_number, kind, column_heading, value, reason)
        select ${importId}::uuid, ${findings.from}::integer + row_number() over (order by line), line, 'doubled',
          ${label}::text, number, '与第 ' || by_line || ${` 行的${label}相同，以最后一行为准`}::text
        from gone order by line limit ${findings.room}
      )
      select count(*)::int as n from gone`,
  )
}

/** Counts the rows that a list changes, and keeps what it changes of them where that is kept. */
const noteChanges = (db: Db, { kind, columns, importId, now }: Merge, parts: Parts): Promise<number> => {
  const { both, number, fresh, differs } = parts
  const { changes } = kind.rows
  const changed = sql`from ${both} where ${differs(columns.imported)}`
  if (!changes) return countOf(db, sql`select count(*)::int as n ${changed}`)
  const fields = sql.join(
    columns.imported.map(
      (column) => sql`case when ${fresh(column)} is distinct from ${old(column.name)} then jsonb_build_object(
        ${sql.raw(`'${column.field}'`)}, jsonb_build_object('before', ${old(column.name)}, 'after', ${fresh(column)}))
        else '{}' end`,
    ),
    sql` || `,
  )
  const noted = sql`select ${old(number)}, ${importId}::uuid, ${fields}, ${now.toISOString()}::timestamptz
    ${changed} order by s.line`
  return countOf(db, sql`with told as (${changes.insert(noted)} returning 1) select count(*)::int as n from told`)
}

const updateChanged = async (db: Db, { kind, columns, importId }: Merge, parts: Parts): Promise<void> => {
  const { staging, isSame, fresh, differs } = parts
  const toldBy = toldByOf(kind.rows)
  const told = toldBy === undefined ? sql`` : sql`, ${quoted(toldBy)} = ${importId}::uuid`
  const isWritten =
    toldBy === undefined ? sql`(${differs(columns.imported)} or ${differs(columns.derived)})` : sql`true`
  await db.execute(sql`update ${kind.rows.table} r set
      ${listOf(columns.all, (column) => sql`${quoted(column.name)} = ${fresh(column)}`)},
      import_id = case when ${differs(columns.imported)} then ${importId}::uuid else r.import_id end${told}
    from ${staging} s
    where ${isSame} and ${isWritten}`)
}

/** The columns of a new row that follow from the import and not from its line. */
const columnsOfImport = ({ kind, importId, source }: Merge): { name: string; value: SQL }[] => {
  const toldBy = toldByOf(kind.rows)
  return [
    { name: 'import_id', value: sql`${importId}::uuid` },
    ...(kind.sources ? [{ name: kind.sources.ofRow.name, value: sql`${source}` }] : []),
    ...(toldBy === undefined ? [] : [{ name: toldBy, value: sql`${importId}::uuid` }]),
  ]
}

const insertNew = async (db: Db, merge: Merge, { staging, isSame }: Parts): Promise<number> => {
  const { columns, kind } = merge
  const { table, orderedBy } = kind.rows
  const ofImport = columnsOfImport(merge)
  const order = orderedBy === undefined ? sql`` : sql`${staged(sqlNameOf(columns, orderedBy))},`
  const names = [...columns.all, ...ofImport].map(({ name }) => quoted(name))
  const values = [...columns.all.map(({ name }) => staged(name)), ...ofImport.map(({ value }) => value)]
  const { rowCount } = await db.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)}
    from ${staging} s where not exists (select from ${table} r where ${isSame})
    order by ${order} s.line`)
  return rowCount ?? 0
}

/**
 * Merges the staged rows into their table, in the caller's transaction. A row is known by its number, among those of its source.
 * A row that differs is changed, and the change is noted; a row that says the same keeps its content and the import that wrote
 * it, but its derived columns are renewed, and the import that told it last.
 */
export const mergeRows = async (db: Db, merge: Merge): Promise<Merged> => {
  const parts = partsOf(merge)
  const { staging, number, both } = parts
  const doubled = await dropDoubled(db, merge, parts)
  await db.execute(sql`analyze ${staging} (${quoted(number)})`)
  const matched = await countOf(db, sql`select count(*)::int as n from ${both}`)
  let changed = 0
  if (matched > 0) {
    changed = await noteChanges(db, merge, parts)
    await updateChanged(db, merge, parts)
  }
  await db.execute(sql`select set_config('work_mem', '64MB', true)`)
  const added = await insertNew(db, merge, parts)
  return { doubled, added, changed, unchanged: matched - changed }
}
