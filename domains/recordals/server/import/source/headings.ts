import { type ColumnMapping, type ImportField, importFieldLabels, importFields } from '../../../contract/import.ts'

/**
 * Headings that lists use for a field, besides those of the customs query, the names of the wire and the same in snake case.
 */
const otherNames: Partial<Record<ImportField, readonly string[]>> = {
  recordIcon: ['标识'],
  recordName: ['知识产权名称', '商标名称'],
  name: ['applyusername', '权利人', '申请人名称'],
  conutryName: ['countryname', '国别', '国家', '国家地区', '权利人国家'],
  registerNum: ['注册号', '权利证号', '权利编号'],
  recordNum: ['备案编号', '海关备案号'],
  registerType: ['权利类型', '知识产权类型'],
  productType: ['商品类别', '国际分类'],
  recordState: ['状态'],
  recordBeginDate: ['备案开始日', '开始日期', '生效日期', '备案生效日期'],
  recordEndDate: ['备案截止日', '截止日期', '到期日期', '备案到期日期', '有效期至'],
}

const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const fieldByName: ReadonlyMap<string, ImportField> = new Map(
  importFields.flatMap((field) =>
    [field, importFieldLabels[field], ...(otherNames[field] ?? [])].map((name) => [plain(name), field] as const),
  ),
)

/** Guesses from the headings alone which column brings which field; of two that fit it takes the first. */
export const guessMapping = (columns: readonly string[]): ColumnMapping => {
  const mapping: ColumnMapping = {}
  for (const [at, heading] of columns.entries()) {
    const field = fieldByName.get(plain(heading))
    if (field && mapping[field] === undefined) mapping[field] = at
  }
  return mapping
}

export const knownHeadings = (cells: readonly string[]): number => Object.keys(guessMapping(cells)).length
