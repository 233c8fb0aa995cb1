import { type ImportDesk, ImportPage, ImportsPage } from '@portal/imports/web'
import { markList } from '../../contract/import.ts'
import { markImportsApi } from '../../contract/import-endpoints.ts'

const desk: ImportDesk = {
  api: markImportsApi,
  list: markList,
  path: '/mark-imports',
  title: '商标数据',
  lead: '导入已知商标的名单，供名称比对使用。上传后先核对列的对应和前 20 行，再开始导入；同一来源的同一注册号以后导入的为准。海关备案中的商标自动写入，不必导入。',
  row: '商标',
  purpose: 'mark-import',
}

/** 商标数据: lists of marks that were handed in, the newest first. */
export function MarkImportsPage() {
  return <ImportsPage desk={desk} />
}

/** The page of one import of marks. */
export function MarkImportPage() {
  return <ImportPage desk={desk} />
}
