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
import type { ExportFormat } from '../../contract/exports.ts'
import { orderExports } from './order-export.table.ts'

type SheetCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'actor' | 'act'>

const kinds = {
  xlsx: { write: writeXlsx, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { write: writeCsv, type: 'text/csv; charset=utf-8' },
} as const

type Sheet<Row> = {
  what: 'orders' | 'ledger'
  title: string
  filter: { format: ExportFormat }
  rows: number
  columns: readonly SheetColumn<Row>[]
  batches: Batches<Row>
}

/** A cell for an amount of the wire. Two decimals of at most eight digits are exact in a number, and a spreadsheet adds them up. */
export const moneyCell = (yuan: string): number => Number(yuan)

/** Writes down who takes which rows, and then answers them as a file that is written while it is read. */
export const sheetOf = async <Row>(ctx: SheetCtx, sheet: Sheet<Row>): Promise<Bytes> => {
  const { what, title, filter, rows, columns, batches } = sheet
  const { format } = filter
  await ctx.db.insert(orderExports).values({
    id: ctx.newId(),
    actorId: ctx.actor.userId,
    what,
    format,
    filter,
    rows,
    createTime: ctx.now(),
  })
  const set = Object.fromEntries(Object.entries<unknown>(filter).filter(([, value]) => value !== '' && value !== null))
  await recordAct(ctx, { subjectKind: what, subjectRef: format, link: `/${what}`, after: { ...set, rows } })
  const { write, type } = kinds[format]
  return { content: write(columns, batches), type, fileName: `${title}-${shanghaiDayOf(ctx.now())}.${format}` }
}
