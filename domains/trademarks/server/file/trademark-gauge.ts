import type { DomainGauge } from '@portal/platform/server'
import { count, notInArray } from 'drizzle-orm'
import { fileStates } from '../../contract/file/states.ts'
import { trademarks } from './file.table.ts'

/** Without a certificate (18) or an end (99) somebody still works on the file. */
const openStates = fileStates.filter((state) => state !== 18 && state !== 99)

/** The applications that are open, by their file state. */
export const openTrademarks: DomainGauge = {
  name: 'portal_trademark_open',
  help: 'Trademark applications that are open, by file state',
  label: { name: 'file_state', values: openStates.map(String) },
  read: async ({ db }) => {
    const { fileState } = trademarks
    const rows = await db
      .select({ fileState, found: count() })
      .from(trademarks)
      .where(notInArray(fileState, [18, 99]))
      .groupBy(fileState)
    const found = new Map(rows.map((row) => [row.fileState, row.found]))
    return new Map(openStates.map((open) => [String(open), found.get(open) ?? 0]))
  },
}
