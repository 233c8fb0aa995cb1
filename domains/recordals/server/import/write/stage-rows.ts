import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OwnConnection } from '@portal/platform/server'
import { from as copyFrom } from 'pg-copy-streams'
import { searchColumns } from '../../search-columns.ts'
import type { ImportedRow } from '../judge/judge-line.ts'
import { type CopyValue, copyLine } from './copy-text.ts'
import { rowColumns } from './row-columns.ts'

export const stagingTable = 'recordal_staging'

export type StagedRow = { line: number; row: ImportedRow }

async function* copyText(batches: AsyncIterable<readonly StagedRow[]>): AsyncGenerator<Buffer> {
  for await (const rows of batches) {
    let text = ''
    for (const { line, row } of rows) {
      const values: Readonly<Record<string, CopyValue>> = { ...row, ...searchColumns(row) }
      text += copyLine([line, ...rowColumns.map(({ field }) => values[field] ?? null)])
    }
    if (text !== '') yield Buffer.from(text)
  }
}

/**
 * Streams rows into a temporary table of the connection, which has no index and no write-ahead log: it belongs to this import
 * alone and disappears with the connection.
 */
export const stageRows = async (
  { client }: OwnConnection,
  batches: AsyncIterable<readonly StagedRow[]>,
): Promise<void> => {
  const columns = rowColumns.map(({ name }) => `"${name}"`).join(', ')
  await client.query(`create temporary table ${stagingTable} as select 0 as line, ${columns} from recordal limit 0`)
  const copy = client.query(copyFrom(`copy ${stagingTable} (line, ${columns}) from stdin`))
  await pipeline(Readable.from(copyText(batches), { objectMode: false }), copy)
}
