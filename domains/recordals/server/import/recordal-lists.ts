import { headingsOf, type ListKind } from '@portal/imports/server'
import { publish } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { recordalList } from '../../contract/import.ts'
import type { Recordal } from '../../contract/recordal.ts'
import { importActs, importFindings, recordalChanges, recordalImports } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'
import { searchColumns } from '../search-columns.ts'
import { readRecordal } from './read-recordal.ts'

/** Lists of recordals, as imports know them. */
export const recordalLists: ListKind<Recordal> = {
  name: recordalList.name,
  list: recordalList,
  headings: headingsOf(recordalList, {
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
  }),
  tables: { imports: recordalImports, findings: importFindings, acts: importActs },
  deskPath: '/recordal-imports',
  keyEnd: 'ri',
  readRow: readRecordal,
  rows: {
    table: recordals,
    knownBy: 'recordNum',
    valuesOf: (row) => ({ ...row, ...searchColumns(row) }),
    // A list without a column of pictures does not remove the pictures that rows already have.
    kept: ['recordIcon'],
    // The order of answers: the rows of one page lie close together on disk.
    orderedBy: 'place',
    changes: {
      table: recordalChanges,
      insert: (changes) =>
        sql`insert into ${recordalChanges} (record_number, import_id, changed_fields, created_at) ${changes}`,
    },
  },
  finished: (ctx, { id, asOf, isDemonstration }) =>
    publish(ctx, 'recordals.imported', { importId: id, asOf, isDemonstration }),
}
