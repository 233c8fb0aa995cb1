import { createHash } from 'node:crypto'
import { addDays, addMonths, type Day, shanghaiDayOf } from '@portal/platform/contract'
import { type JobCtx, publish } from '@portal/platform/server'
import type { Recordal } from '../../contract/recordal.ts'
import { recordalImports } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'
import { searchColumns } from '../search-columns.ts'
import { createInventor } from './invented-rows.ts'

const rowCount = 420
const seed = 20_261_101
const batch = 100
/** One row in so many ends within 90 days, so that the demonstration has recordals to be reminded of. */
const endingEvery = 28

const ending = (row: Recordal, today: Day, at: number): Recordal => {
  const recordEndDate = addDays(today, 3 + ((at * 11) % 85))
  return { ...row, recordState: 1, recordEndDate, recordBeginDate: addDays(addMonths(recordEndDate, -120), 1) }
}

/** Invented rows; the name of each holder says that they are invented. */
const demonstrationRows = (today: Day): Recordal[] => {
  const invent = createInventor({ seed, of: rowCount, today })
  return Array.from({ length: rowCount }, (_, at) => {
    const row = invent(at)
    const marked = { ...row, name: `${row.name}（演示）` }
    return at % endingEvery === 0 ? ending(marked, today, at) : marked
  })
}

/** Writes the demonstration's list as if it had been imported on the day of the first start; in the caller's transaction. */
export const seedRecordals = async (ctx: Pick<JobCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  const now = ctx.now()
  const today = shanghaiDayOf(now)
  const rows = demonstrationRows(today)
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  const importId = ctx.newId()
  await ctx.db.insert(recordalImports).values({
    ...{ id: importId, state: 'finished', fileName: '演示数据.jsonl', format: 'jsonl', encoding: 'utf-8' },
    size: Buffer.byteLength(text),
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
    ...{ asOf: today, isDemonstration: true, createTime: now, startTime: now, endTime: now },
    ...{ lines: rows.length, accepted: rows.length, added: rows.length },
  })
  for (let at = 0; at < rows.length; at += batch) {
    const some = rows.slice(at, at + batch)
    await ctx.db.insert(recordals).values(some.map((row) => ({ ...row, ...searchColumns(row), importId })))
  }
  await publish(ctx, 'recordals.imported', { importId, asOf: today, isDemonstration: true })
}
