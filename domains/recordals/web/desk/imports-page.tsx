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
import { importFormatLabels, importLimits, type RecordalImport } from '../../contract/import.ts'
import { recordalImportsApi } from '../../contract/import-endpoints.ts'
import css from './desk.module.css'
import { ImportStateTag } from './import-state-tag.tsx'
import { isMoving, outcomeOf } from './import-words.ts'

/** How often the page asks again, in ms, while an import is queued or running. */
const lookAgainMs = 2_000

const rule: UploadRule = {
  purpose: 'recordal-import',
  extensions: ['csv', 'tsv', 'txt', 'xlsx', 'jsonl', 'ndjson'],
  maxBytes: importLimits.uploadBytes,
  accept: '.csv,.tsv,.txt,.xlsx,.jsonl,.ndjson',
}
const send = sendFileTo(recordalImportsApi.uploadImport.path)

/** 海关备案数据: lists that were handed in, the newest first, and a place to hand in one more. */
export function ImportsPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const imports = useListPage(recordalImportsApi.listImports, {
    pageSize: 10,
    staleTime: 0,
    lookAgain: (shown) => (shown?.elements.some((one) => isMoving(one.state)) ? lookAgainMs : false),
  })
  const received = async (id: string | undefined) => {
    if (id === undefined) return
    await queries.invalidateQueries({ queryKey: keyOf(recordalImportsApi.listImports) })
    await navigate(`/recordal-imports/${id}`)
  }
  return (
    <>
      <DeskHead
        title="海关备案数据"
        lead="导入海关知识产权备案的名单，供全站查询。上传后先核对列的对应和前 20 行，再开始导入；同一备案号以后导入的为准。"
      />
      <Stack gap={20}>
        <Card>
          <Field label="上传名单" group>
            <Upload
              rule={rule}
              value={[]}
              onChange={([file]) => void received(file?.id)}
              send={send}
              help="CSV（UTF-8 或 GBK）、XLSX 或 JSONL，1 份，300MB 以内；第一行为列名"
            />
          </Field>
        </Card>
        <Card title="导入记录">
          <PagedTable
            pages={imports}
            caption="导入记录"
            columns={columns}
            rowKey={({ id }) => id}
            skeleton={{ rows: 4, rowHeight: 72 }}
            empty={<Empty text="还没有导入过数据" />}
          />
        </Card>
      </Stack>
    </>
  )
}

const columns: readonly Column<RecordalImport>[] = [
  {
    key: 'file',
    header: '文件',
    title: true,
    width: '30%',
    cell: ({ id, fileName, size, format, isDemonstration }) => (
      <>
        <Link to={`/recordal-imports/${id}`} className={css.cut}>
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
  { key: 'asOf', header: '数据截至', cell: ({ asOf }) => asOf ?? '—' },
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
