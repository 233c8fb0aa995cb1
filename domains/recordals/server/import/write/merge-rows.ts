import type { Db } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'
import { importFields } from '../../../contract/import.ts'
import { derivedColumns, importedColumns, type RowColumn, rowColumns, sqlNameOf } from './row-columns.ts'
import { stagingTable } from './stage-rows.ts'

export type Merged = { doubled: number; added: number; changed: number; unchanged: number }

const staged = sql.raw(stagingTable)
const listOf = (columns: readonly RowColumn[], of: (column: RowColumn) => SQL): SQL =>
  sql.join(columns.map(of), sql`, `)
const name = (column: RowColumn): SQL => sql.raw(`"${column.name}"`)
const old = (column: RowColumn): SQL => sql.raw(`r."${column.name}"`)

/** A list without a column of pictures does not remove the pictures that rows already have. */
const picture = sqlNameOf('recordIcon')
const fresh = (column: RowColumn): SQL =>
  sql.raw(column.name === picture ? `coalesce(s."${picture}", r."${picture}")` : `s."${column.name}"`)

const differs = (columns: readonly RowColumn[]): SQL =>
  columns.length === 0 ? sql`false` : sql`(${listOf(columns, fresh)}) is distinct from (${listOf(columns, old)})`

const countOf = async (db: Db, statement: SQL): Promise<number> => {
  const { rows } = await db.execute(statement)
  return Number(rows[0]?.n ?? 0)
}

/** Of lines with the same number the last one counts; the others are deleted from the staging table and noted as findings. */
const dropDoubled = (db: Db, importId: string, { from, room }: { from: number; room: number }): Promise<number> =>
  countOf(
    db,
    sql`with last as (
        select record_number, max(line) as line from ${staged} group by record_number having count(*) > 1
      ), gone as (
        delete from ${staged} s using last where s.record_number = last.record_number and s.line < last.line
        returning s.line, s.record_number, last.line as by_line
      ), told as (
        insert into recordal_import_finding (import_id, ordinal, line_number, kind, column_heading, value, reason)
        select ${importId}::uuid, ${from}::integer + row_number() over (order by line), line, 'doubled', '备案号',
          record_number, '与第 ' || by_line || ' 行的备案号相同，以最后一行为准'
        from gone order by line limit ${room}
      )
      select count(*)::int as n from gone`,
  )

const changedFields = sql.join(
  importFields.map((field) => {
    const column = { field, name: sqlNameOf(field) }
    return sql`case when ${fresh(column)} is distinct from ${old(column)} then jsonb_build_object(${sql.raw(`'${field}'`)},
      jsonb_build_object('before', ${old(column)}, 'after', ${fresh(column)})) else '{}' end`
  }),
  sql` || `,
)

/**
 * Merges the staged rows into the table, in the caller's transaction. A row is known by its number. A row that differs is
 * changed, and the change is noted; a row that says the same keeps its content and the import that wrote it, but its derived
 * search columns are renewed. New rows are written in the order of answers, so that the rows of one page lie close together on
 * disk.
 */
export const mergeRows = async (
  db: Db,
  { importId, now, findings }: { importId: string; now: Date; findings: { from: number; room: number } },
): Promise<Merged> => {
  const doubled = await dropDoubled(db, importId, findings)
  await db.execute(sql`analyze ${staged} (record_number)`)
  const both = sql`${staged} s join recordal r on r.record_number = s.record_number`
  const matched = await countOf(db, sql`select count(*)::int as n from ${both}`)
  let changed = 0
  if (matched > 0) {
    changed = await countOf(
      db,
      sql`with told as (
          insert into recordal_change (record_number, import_id, changed_fields, created_at)
          select r.record_number, ${importId}::uuid, ${changedFields}, ${now.toISOString()}::timestamptz
          from ${both} where ${differs(importedColumns)} order by s.line returning 1
        )
        select count(*)::int as n from told`,
    )
    await db.execute(sql`update recordal r set
        ${listOf(rowColumns, (column) => sql`${name(column)} = ${fresh(column)}`)},
        import_id = case when ${differs(importedColumns)} then ${importId}::uuid else r.import_id end
      from ${staged} s
      where r.record_number = s.record_number and (${differs(importedColumns)} or ${differs(derivedColumns)})`)
  }
  await db.execute(sql`select set_config('work_mem', '64MB', true)`)
  const { rowCount } = await db.execute(sql`insert into recordal (${listOf(rowColumns, name)}, import_id)
    select ${listOf(rowColumns, (column) => sql.raw(`s."${column.name}"`))}, ${importId}::uuid
    from ${staged} s where not exists (select from recordal r where r.record_number = s.record_number) order by s.place, s.line`)
  return { doubled, added: rowCount ?? 0, changed, unchanged: matched - changed }
}
