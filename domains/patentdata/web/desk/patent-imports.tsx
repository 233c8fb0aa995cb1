import { type ImportDesk, ImportPage, ImportsPage } from '@portal/imports/web'
import { patentImportsApi, patentList } from '../../contract/import.ts'
import { PatentTabs } from './patent-tabs.tsx'

const desk: ImportDesk = {
  api: patentImportsApi,
  list: patentList,
  path: '/patent-imports',
  title: '专利数据',
  tabs: <PatentTabs />,
  lead: '导入专利名单，供价值评估使用；incoPat、innojoy 导出的表头可以直接识别，也可以上传专利局的 XML 文档（cn-patent-document）或其 ZIP。逐项比较数据日期：较新的为准，较旧的只补空缺；空白和“-”按未知处理，不当作零。',
  row: '专利',
  purpose: 'patent-import',
}

/** 专利数据: lists of patents that were handed in, the newest first. */
export function PatentImportsPage() {
  return <ImportsPage desk={desk} />
}

/** The page of one import of patents. */
export function PatentImportPage() {
  return <ImportPage desk={desk} />
}
