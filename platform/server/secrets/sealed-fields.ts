import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '../context.ts'
import type { BoundSeal } from '../domain.ts'
import type { Place } from './cipher.ts'

/** What stands in a sealed column that must hold something after its value was erased. */
export const erased = ''

type CipherCtx = Pick<Ctx, 'cipher'>
type Columns<T extends PgTable> = T['_']['columns']

/** The fields that may be sealed: `sealedColumns` finds their columns by the end of the name when a key is changed. */
type SealedField<T extends PgTable> = {
  [F in keyof Columns<T> & string]: Columns<T>[F]['_']['name'] extends `${string}_sealed` ? F : never
}[keyof Columns<T> & string]

type Text<V> = V extends null ? null : string
type Row<F extends string> = { id: string } & Record<F, string | null>

/**
 * Seals and opens the fields of one table. Table, column and the id of the row are part of each seal, so that a value that
 * was moved does not open. A missing value (null) stays null. `boundTo` is for fields that are sealed under another name
 * than their column's; their domain lists `seals` among its own.
 */
export const sealedFields = <T extends PgTable, F extends string = SealedField<T>>(
  table: T,
  boundTo: Partial<Record<NoInfer<F>, string>> = {},
) => {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const columnOf = (field: string): string => columns[field]?.name ?? field
  const placeOf = (field: F, row: string): Place => ({
    table: getTableName(table),
    column: boundTo[field] ?? columnOf(field),
    row,
  })
  const read = <K extends F, R extends Row<K>>(
    field: K,
    row: R,
    open: (sealed: string, place: Place) => string | null,
  ) => {
    const sealed: string | null = row[field]
    if (sealed === erased) return erased as Text<R[K]>
    return (sealed === null ? null : open(sealed, placeOf(field, row.id))) as Text<R[K]>
  }
  return {
    /** The place to which a field of a row is sealed, for whoever is handed the sealed value. */
    placeOf,
    seal: <V extends string | null>(ctx: CipherCtx, field: F, row: string, text: V) =>
      (text === null ? null : ctx.cipher.seal(text, placeOf(field, row))) as Text<V>,
    /** A field in clear text; throws where no key opens it. */
    open: <K extends F, R extends Row<K>>(ctx: CipherCtx, field: K, row: R) => read(field, row, ctx.cipher.open),
    /** A field in clear text; null also where no key opens it. */
    find: <K extends F>(ctx: CipherCtx, field: K, row: Row<K>): string | null =>
      read(field, row, (sealed, place) => ctx.cipher.find(sealed, place) ?? null),
    /** A field to be shown, under its mask; one that no key opens shows a text that says so. */
    show: <K extends F, R extends Row<K>>(ctx: CipherCtx, field: K, row: R, mask?: (text: string) => string) =>
      read(field, row, (sealed, place) => ctx.cipher.show(sealed, place, mask)),
    /** The columns whose values are bound to another name. */
    seals: Object.entries<string | undefined>(boundTo).flatMap(([field, name = '']): BoundSeal[] => [
      { column: `${getTableName(table)}.${columnOf(field)}`, boundTo: name },
    ]),
  }
}
