import { eq, sql } from 'drizzle-orm'
import type { ServerDomain } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { portalKeys } from '../postgres/platform.table.ts'
import type { Cipher, DataKeys } from './cipher.ts'
import { dataKeyName } from './known-keys.ts'
import { readSealed, type SealedColumn, type SealedValue, sealedColumns } from './sealed-columns.ts'

/** How many rows are sealed anew in one transaction; it locks them for some milliseconds. */
const batch = 500

export type Resealed = {
  resealed: number
  /** How many values are still sealed by older keys, by the id of the key. */
  left: Readonly<Record<string, number>>
}

type Input = { cipher: Cipher; dataKeys: DataKeys; domains: readonly ServerDomain[]; say?: (text: string) => void }

const write = async (
  tx: Db,
  column: SealedColumn,
  changed: readonly { row: string; sealed: string }[],
): Promise<void> => {
  const [rows, values] = [changed.map(({ row }) => row), changed.map(({ sealed }) => sealed)]
  await tx.execute(sql`
    update ${sql.identifier(column.table)} set ${sql.identifier(column.column)} = changed.sealed
    from unnest(${sql.param(rows)}::text[], ${sql.param(values)}::text[]) as changed (row, sealed)
    where ${sql.identifier(column.table)}.${sql.identifier(column.row)} = changed.row::${sql.raw(column.rowType)}`)
}

const resealColumn = async (db: Db, column: SealedColumn, current: string, cipher: Cipher): Promise<number> => {
  const renew = ({ row, sealed }: SealedValue) => {
    const text = cipher.find(sealed, column.placeOf(row))
    return text === undefined ? [] : [{ row, sealed: cipher.seal(text, column.placeOf(row)) }]
  }
  let resealed = 0
  let after: string | undefined
  do {
    const part = await db.transaction(async (tx) => {
      const { values, last } = await readSealed(tx, column, { after, limit: batch, lock: true })
      const changed = values.filter(({ keyId }) => keyId !== current).flatMap(renew)
      if (changed.length > 0) await write(tx, column, changed)
      return { last, count: changed.length }
    })
    resealed += part.count
    after = part.last
  } while (after !== undefined)
  return resealed
}

const countLeft = async (
  db: Db,
  columns: readonly SealedColumn[],
  current: string,
): Promise<Record<string, number>> => {
  const left: Record<string, number> = {}
  for (const column of columns) {
    let after: string | undefined
    do {
      const { values, last } = await readSealed(db, column, { after, limit: 5_000 })
      for (const { keyId } of values) if (keyId !== current) left[keyId] = (left[keyId] ?? 0) + 1
      after = last
    } while (after !== undefined)
  }
  return left
}

/**
 * Seals with the first data key what older keys sealed, a few hundred rows at a time, beside a working portal. An
 * interrupted run can be repeated: it skips what is done. A key with no value left may be removed from `DATA_KEYS`
 * afterwards. `db` must belong to the owner of the tables, since only he may change rows that are written once.
 */
export const reseal = async (
  db: Db,
  { cipher, dataKeys, domains, say = () => undefined }: Input,
): Promise<Resealed> => {
  const current = dataKeys[0]?.id ?? ''
  const columns = await sealedColumns(db, domains)
  let resealed = 0
  for (const column of columns) {
    const count = await resealColumn(db, column, current, cipher)
    if (count > 0) say(`${column.table}.${column.column}：${count}`)
    resealed += count
  }
  const left = await countLeft(db, columns, current)
  for (const { id } of dataKeys.slice(1)) {
    if (left[id] === undefined) await db.delete(portalKeys).where(eq(portalKeys.name, dataKeyName(id)))
  }
  return { resealed, left }
}
