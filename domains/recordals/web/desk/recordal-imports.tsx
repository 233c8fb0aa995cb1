import { type ImportDesk, ImportPage, ImportsPage } from '@portal/imports/web'
import { recordalList } from '../../contract/import.ts'
import { recordalImportsApi } from '../../contract/import-endpoints.ts'

const desk: ImportDesk = {
  api: recordalImportsApi,
  list: recordalList,
  path: '/recordal-imports',
  title: '海关备案数据',
  lead: '导入海关知识产权备案的名单，供全站查询。上传后先核对列的对应和前 20 行，再开始导入；同一备案号以后导入的为准。',
  row: '备案',
  purpose: 'recordal-import',
}

/** 海关备案数据: lists of recordals that were handed in, the newest first. */
export function RecordalImportsPage() {
  return <ImportsPage desk={desk} />
}

/** The page of one import of recordals. */
export function RecordalImportPage() {
  return <ImportPage desk={desk} />
}
