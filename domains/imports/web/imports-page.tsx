import {
  Card,
  type Column,
  DeskHead,
  Empty,
  Field,
  fileSizeText,
  keyOf,
  momentText,
  PagedTable,
  Quiet,
  Stack,
  StatusTag,
  sendFileTo,
  Upload,
  type UploadRule,
  useListPage,
} from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { importFormatLabels, importLimits, type ListImport } from '../contract/import.ts'
import css from './desk.module.css'
import type { ImportDesk } from './import-desk.ts'
import { ImportStateTag } from './import-state-tag.tsx'
import { isMoving, outcomeOf } from './import-words.ts'

/** How often the page asks again, in ms, while an import is queued or running. */
const lookAgainMs = 2_000

const tableExtensions = ['csv', 'tsv', 'txt', 'xlsx', 'jsonl', 'ndjson']

const ruleOf = ({ purpose, list: { documents } }: ImportDesk): UploadRule => {
  const extensions = documents ? [...tableExtensions, 'xml', 'zip'] : tableExtensions
  const accept = extensions.map((extension) => `.${extension}`).join(',')
  return { purpose, extensions, maxBytes: importLimits.uploadBytes, accept }
}

const helpOf = ({ list: { documents } }: ImportDesk): string =>
  documents
    ? `CSV（UTF-8 或 GBK）、XLSX 或 JSONL，第一行为列名；或 XML 文档及其 ZIP（最多 ${importLimits.documents} 份）；1 份，300MB 以内`
    : 'CSV（UTF-8 或 GBK）、XLSX 或 JSONL，1 份，300MB 以内；第一行为列名'

/** Lists that were handed in, the newest first, and a place to hand in one more. */
export function ImportsPage({ desk }: { desk: ImportDesk }) {
  const { api, path, title, lead, tabs } = desk
  const queries = useQueryClient()
  const navigate = useNavigate()
  const imports = useListPage(api.listImports, {
    pageSize: 10,
    staleTime: 0,
    lookAgain: (shown) => (shown?.elements.some((one) => isMoving(one.state)) ? lookAgainMs : false),
  })
  const received = async (id: string | undefined) => {
    if (id === undefined) return
    await queries.invalidateQueries({ queryKey: keyOf(api.listImports) })
    await navigate(`${path}/${id}`)
  }
  return (
    <>
      {tabs}
      <DeskHead title={title} lead={lead} />
      <Stack gap={20}>
        <Card>
          <Field label="上传名单" group>
            <Upload
              rule={ruleOf(desk)}
              value={[]}
              onChange={([file]) => void received(file?.id)}
              send={sendFileTo(api.uploadImport.path)}
              help={helpOf(desk)}
            />
          </Field>
        </Card>
        <Card title="导入记录">
          <PagedTable
            pages={imports}
            caption="导入记录"
            columns={columnsOf(desk)}
            rowKey={({ id }) => id}
            skeleton={{ rows: 4, rowHeight: 72 }}
            empty={<Empty text="还没有导入过数据" />}
          />
        </Card>
      </Stack>
    </>
  )
}

const columnsOf = ({ path }: ImportDesk): readonly Column<ListImport>[] => [
  {
    key: 'file',
    header: '文件',
    title: true,
    width: '30%',
    cell: ({ id, fileName, size, format, isDemonstration }) => (
      <>
        <Link to={`${path}/${id}`} className={css.cut}>
          {fileName}
        </Link>{' '}
        {isDemonstration && <StatusTag tone="draft">演示</StatusTag>}
        <Quiet>
          {importFormatLabels[format]}，{fileSizeText(size)}
        </Quiet>
      </>
    ),
  },
  { key: 'state', header: '状态', cell: ({ state }) => <ImportStateTag state={state} /> },
  {
    key: 'asOf',
    header: '数据截至',
    cell: ({ asOf, source }) => (
      <>
        {asOf ?? '—'}
        {source && <Quiet>{source}</Quiet>}
      </>
    ),
  },
  { key: 'outcome', header: '结果', width: '28%', cell: outcomeOf },
  {
    key: 'createTime',
    header: '上传',
    cell: ({ createTime, createdBy }) => (
      <>
        {momentText(createTime)}
        <Quiet>{createdBy ?? '系统'}</Quiet>
      </>
    ),
  },
]
