import {
  type Batches,
  type ById,
  type Bytes,
  type ChangeCtx,
  type Ctx,
  type SheetColumn,
  writeCsv,
} from '@portal/platform/server'
import type { ImportFinding } from '../contract/import.ts'
import { findingsFrom, getImport } from './list-imports.ts'
import type { KindWith } from './list-kind.ts'
import { recordImportAct } from './record-import-act.ts'

const batch = 5_000
const kinds: Record<ImportFinding['kind'], string> = { refused: '未导入', doubled: '未采用，以后面的行为准' }

type ReportLine = Omit<ImportFinding, 'line' | 'kind'> & { line: number | null; kind: string }

const columns: readonly SheetColumn<ReportLine>[] = [
  { header: '行号', width: 10, cell: ({ line }) => line },
  { header: '处理', width: 24, cell: ({ kind }) => kind },
  { header: '列', width: 16, cell: ({ column }) => column },
  { header: '值', width: 40, cell: ({ value }) => value },
  { header: '原因', width: 48, cell: ({ reason }) => reason },
]

type Kind = KindWith<'name' | 'deskPath' | 'tables'>

async function* batchesOf(
  kind: Kind,
  ctx: Pick<Ctx, 'db'>,
  { id, findings, findingsKept }: { id: string; findings: number; findingsKept: number },
): Batches<ReportLine> & AsyncGenerator<ReportLine[]> {
  for (let from = 0; from < findingsKept; from += batch) {
    const found = await findingsFrom(kind, ctx, { id, from, most: batch })
    yield found.map(({ kind, ...rest }) => ({ ...rest, kind: kinds[kind] }))
  }
  const left = findings - findingsKept
  if (left > 0) yield [{ line: null, kind: '', column: '', value: '', reason: `另有 ${left} 条未保留在报告中` }]
}

/** The refused lines with their reasons, as a table for the person who mends the list. */
export const importReport =
  (kind: Kind) =>
  async (ctx: ChangeCtx, { params }: ById): Promise<Bytes> => {
    const record = await getImport(kind, ctx, params.id)
    await recordImportAct(kind, ctx, { importId: record.id, act: 'report', detail: {} })
    return {
      content: writeCsv(columns, batchesOf(kind, ctx, record)),
      type: 'text/csv; charset=utf-8',
      fileName: `核对报告-${record.fileName.replace(/\.\w+$/, '')}.csv`,
    }
  }
