import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OwnConnection } from '@portal/platform/server'
import { getTableName } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import type { RowStore } from '../list-kind.ts'
import { copyLine } from './copy-text.ts'
import type { RowColumns } from './row-columns.ts'

export type StagedRow<Row> = { line: number; row: Row }

/** The name of the staging table of the rows of `table`. */
export const stagingTableOf = ({ table }: Pick<RowStore<never>, 'table'>): string => `${getTableName(table)}_staging`

async function* copyText<Row>(
  { valuesOf }: RowStore<Row>,
  { all }: RowColumns,
  batches: AsyncIterable<readonly StagedRow<Row>[]>,
): AsyncGenerator<Buffer> {
  for await (const rows of batches) {
    let text = ''
    for (const { line, row } of rows) {
      const values = valuesOf(row)
      text += copyLine([line, ...all.map(({ field }) => values[field] ?? null)])
    }
    if (text !== '') yield Buffer.from(text)
  }
}

/**
 * Streams rows into a temporary table of the connection, which has no index and no write-ahead log: it belongs to this import
 * alone and disappears with the connection.
 */
export const stageRows = async <Row>(
  store: RowStore<Row>,
  { client }: OwnConnection,
  columns: RowColumns,
  batches: AsyncIterable<readonly StagedRow<Row>[]>,
): Promise<void> => {
  const staging = stagingTableOf(store)
  const names = columns.all.map(({ name }) => `"${name}"`).join(', ')
  await client.query(
    `create temporary table ${staging} as select 0 as line, ${names} from ${getTableName(store.table)} limit 0`,
  )
  const copy = client.query(copyFrom(`copy ${staging} (line, ${names}) from stdin`))
  await pipeline(Readable.from(copyText(store, columns, batches), { objectMode: false }), copy)
}
