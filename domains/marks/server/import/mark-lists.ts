import { headingsOf, type ListKind } from '@portal/imports/server'
import { publish } from '@portal/platform/server'
import { markList } from '../../contract/import.ts'
import { markImportActs, markImportFindings, markImports } from '../import.table.ts'
import { indexColumns } from '../index-row/index-columns.ts'
import { knownMarks } from '../mark.table.ts'
import { noteSource, recordalSource } from '../mark-source.ts'
import { type ListedMark, readMark } from './read-mark.ts'

/** Lists of marks, as imports know them. A mark is known by its number among those of its source. */
export const markLists: ListKind<ListedMark> = {
  name: markList.name,
  list: markList,
  headings: headingsOf(markList, {
    number: ['申请号', '申请注册号', '注册申请号', '商标注册号'],
    name: ['商标', '名称', '商标名', 'markname'],
    classes: ['国际分类', '国际分类号', '商品类别', '商品服务类别', '类', 'class'],
    holder: ['注册人名称', '申请人', '申请人名称', '权利人', '权利人名称', '商标权人'],
    status: ['商标状态', '法律状态', '当前状态'],
    appliedOn: ['申请日'],
    registeredOn: ['注册日'],
    expiresOn: ['届满日', '到期日期', '截止日期', '有效期至', '专用权截止日期'],
  }),
  tables: { imports: markImports, findings: markImportFindings, acts: markImportActs },
  sources: { ofImport: markImports.source, ofRow: knownMarks.source, taken: [recordalSource] },
  deskPath: '/mark-imports',
  keyEnd: 'mi',
  readRow: readMark,
  rows: {
    table: knownMarks,
    knownBy: 'number',
    valuesOf: (mark) => ({ ...mark, ...indexColumns(mark) }),
    kept: [],
  },
  finished: async (ctx, { id, asOf, isDemonstration, source }) => {
    if (!source) throw new Error(`import ${id} was started without a source`)
    await noteSource(ctx, { name: source, asOf, isDemonstration })
    await publish(ctx, 'marks.imported', { importId: id, source, asOf, isDemonstration })
  },
}
