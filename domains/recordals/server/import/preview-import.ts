import type { Ctx } from '@portal/platform/server'
import { type ColumnMapping, columnMapping, type ImportPreview } from '../../contract/index.ts'
import { ensure, fail } from '../failures.ts'
import { createJudge } from './judge/judge-line.ts'
import { getImport } from './list-imports.ts'
import { guessMapping } from './source/headings.ts'

const mappingOf = (text: string): ColumnMapping => {
  const refuse = () => fail('request.invalid', { msg: '列对应有误', fields: [{ path: 'mapping', msg: '列对应有误' }] })
  try {
    const parsed = columnMapping.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : refuse()
  } catch (error) {
    if (error instanceof SyntaxError) return refuse()
    throw error
  }
}

/** The mapping that the headings of a kept list suggest. */
export const guessedMapping = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<ColumnMapping> => {
  const { sample } = await getImport(ctx, id)
  return guessMapping(sample?.columns ?? [])
}

/** The first rows of a list and what is wrong with them under a mapping: the one asked for, the one chosen, or a guess. */
export const previewImport = async (
  ctx: Pick<Ctx, 'db'>,
  { params, query }: { params: { id: string }; query: { mapping: string } },
): Promise<ImportPreview> => {
  const { sample, mapping: chosen } = await getImport(ctx, params.id)
  ensure(sample, 'import.not_now')
  const mapping = query.mapping === '' ? (chosen ?? guessMapping(sample.columns)) : mappingOf(query.mapping)
  const judge = createJudge(sample, mapping)
  const rows = sample.lines.map((line) => {
    const judged = judge(line)
    return { line: line.line, cells: [...line.cells], faults: 'faults' in judged ? judged.faults : [] }
  })
  return { columns: [...sample.columns], mapping, rows }
}
