import type { Ctx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { type ColumnMapping, columnMapping, type ImportPreview, type ImportSeparator } from '../../contract/import.ts'
import { ensure } from '../failures.ts'
import type { ImportSample } from '../import.table.ts'
import { withImportFile } from './import-file.ts'
import { createJudge } from './judge/judge-line.ts'
import { getImport } from './list-imports.ts'
import { guessMapping } from './source/headings.ts'
import { sampleOf } from './survey-file.ts'

const mappingOf = (text: string): ColumnMapping => {
  const refuse = () => refuseField('mapping', '列对应有误')
  try {
    const parsed = columnMapping.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : refuse()
  } catch (error) {
    if (error instanceof SyntaxError) return refuse()
    throw error
  }
}

type ImportRecord = Awaited<ReturnType<typeof getImport>>

/**
 * The stored first rows of a list; for a CSV with another separator they are read from the file again. Fails with
 * `import.not_now`.
 */
export const sampleUnder = async (
  ctx: Pick<Ctx, 'storage'>,
  record: ImportRecord,
  separator: ImportSeparator | undefined,
): Promise<ImportSample> => {
  const { sample, format } = record
  ensure(sample, 'import.not_now')
  if (separator === undefined || format !== 'csv' || separator === sample.separator?.separator) return sample
  return withImportFile(ctx, { ...record, sample: { ...sample, separator: { separator, isSure: true } } }, sampleOf)
}

/**
 * The first rows of a list and what is wrong with them under a mapping: the one of the call, else the chosen one, else a guess.
 */
export const previewImport = async (
  ctx: Pick<Ctx, 'db' | 'storage'>,
  { params, query }: { params: { id: string }; query: { mapping: string; separator?: ImportSeparator | undefined } },
): Promise<ImportPreview> => {
  const record = await getImport(ctx, params.id)
  const sample = await sampleUnder(ctx, record, query.separator)
  const chosen = sample === record.sample ? record.mapping : null
  const mapping = query.mapping === '' ? (chosen ?? guessMapping(sample.columns)) : mappingOf(query.mapping)
  const judge = createJudge(sample, mapping)
  const rows = sample.lines.map((line) => {
    const judged = judge(line)
    return { line: line.line, cells: [...line.cells], faults: 'faults' in judged ? judged.faults : [] }
  })
  const { separator = null, isSure: isSeparatorSure = true } = sample.separator ?? {}
  return { columns: [...sample.columns], mapping, separator, isSeparatorSure, rows }
}
