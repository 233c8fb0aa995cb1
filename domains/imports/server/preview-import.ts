import type { Ctx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import type { ImportSeparator } from '../contract/import.ts'
import { type ColumnMapping, columnMappingOf, type ListFields } from '../contract/list-fields.ts'
import type { ImportPreview } from '../contract/preview.ts'
import { ensure } from './failures.ts'
import { withImportFile } from './import-file.ts'
import type { ImportRecord, ImportSample } from './import-tables.ts'
import { createJudge } from './judge/judge-lines.ts'
import { getImport } from './list-imports.ts'
import type { KindWith, ListKind } from './list-kind.ts'
import { sampleOf } from './survey-file.ts'

const mappingOf = (list: ListFields, text: string): ColumnMapping => {
  const refuse = () => refuseField('mapping', '列对应有误')
  try {
    const parsed = columnMappingOf(list).safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : refuse()
  } catch (error) {
    if (error instanceof SyntaxError) return refuse()
    throw error
  }
}

/**
 * The stored first rows of a list; for a CSV with another separator they are read from the file again. Fails with
 * `import.not_now`.
 */
export const sampleUnder = async (
  kind: KindWith<'headings' | 'documents'>,
  ctx: Pick<Ctx, 'storage'>,
  record: ImportRecord,
  separator: ImportSeparator | undefined,
): Promise<ImportSample> => {
  const { sample, format } = record
  ensure(sample, 'import.not_now')
  if (separator === undefined || format !== 'csv' || separator === sample.separator?.separator) return sample
  const chosen = { ...sample, separator: { separator, isSure: true } }
  return withImportFile(kind, ctx, { ...record, sample: chosen }, sampleOf)
}

/** The mapping of a list to which nobody gives another one: the one that was chosen, else a guess from its headings. */
export const usualMapping = (
  { headings }: KindWith<'headings'>,
  record: ImportRecord,
  sample: ImportSample,
): ColumnMapping => (sample === record.sample ? record.mapping : null) ?? headings.guess(sample.columns)

/**
 * The first rows of a list and what is wrong with them under a mapping: the one of the call, else the usual one.
 */
export const previewImport =
  <Row>(kind: ListKind<Row>) =>
  async (
    ctx: Pick<Ctx, 'db' | 'storage' | 'config'>,
    { params, query }: { params: { id: string }; query: { mapping: string; separator?: ImportSeparator | undefined } },
  ): Promise<ImportPreview> => {
    const record = await getImport(kind, ctx, params.id)
    const sample = await sampleUnder(kind, ctx, record, query.separator)
    const mapping = query.mapping === '' ? usualMapping(kind, record, sample) : mappingOf(kind.list, query.mapping)
    const judge = createJudge(kind, sample, mapping, ctx.config.mode === 'demonstration')
    const rows = sample.lines.map((line) => {
      const judged = judge(line)
      return { line: line.line, cells: [...line.cells], faults: 'faults' in judged ? judged.faults : [] }
    })
    const { separator = null, isSure: isSeparatorSure = true } = sample.separator ?? {}
    return { columns: [...sample.columns], mapping, separator, isSeparatorSure, rows }
  }
