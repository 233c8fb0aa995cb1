import {
  Button,
  Card,
  type Column,
  call,
  DescriptionList,
  Empty,
  Notice,
  PagedTable,
  saveBlob,
  useAction,
  useListPage,
} from '@portal/platform/web'
import { useCallback } from 'react'
import type { ImportFinding, ListImport } from '../contract/import.ts'
import css from './desk.module.css'
import type { ImportDesk } from './import-desk.ts'
import { figure } from './import-words.ts'

const patienceMs = 60_000

type OfImport = { desk: ImportDesk; one: ListImport }

/** The result of an import: its figures, and the lines that were refused or gave way to later ones, with the reasons. */
export function ImportResult({ desk, one }: OfImport) {
  return (
    <>
      <Card title="导入结果">
        <DescriptionList items={figuresOf(desk, one)} />
      </Card>
      <Card title="核对报告" actions={one.findings > 0 && <ReportButton desk={desk} one={one} />}>
        {one.findings === 0 ? <Empty text="没有被拒绝或重复的行" /> : <Findings desk={desk} one={one} />}
      </Card>
    </>
  )
}

const figuresOf = (
  { row }: ImportDesk,
  { lines, accepted, refused, doubled, added, changed, unchanged }: ListImport,
) => [
  { term: '数据行', detail: figure(lines) },
  { term: '接受', detail: figure(accepted) },
  { term: '拒绝', detail: figure(refused) },
  { term: '同号重复', detail: `${figure(doubled)}（以最后一行为准）` },
  { term: `新增${row}`, detail: figure(added) },
  { term: `更新${row}`, detail: figure(changed) },
  { term: '与库中相同', detail: figure(unchanged) },
]

function ReportButton({ desk: { api }, one: { id, fileName } }: OfImport) {
  const work = useCallback(async () => {
    const file = await call(api.importReport, { params: { id } }, { timeoutMs: patienceMs })
    saveBlob(file, `核对报告-${fileName}.csv`)
  }, [api, id, fileName])
  const { run, busy } = useAction(work)
  return (
    <Button icon="download" size="small" busy={busy} busyText="正在生成…" onClick={() => void run()}>
      下载报告
    </Button>
  )
}

function Findings({ desk: { api }, one: { id, findings, findingsKept } }: OfImport) {
  const pages = useListPage(api.listFindings, { params: { id }, pageSize: 20 })
  return (
    <>
      {findingsKept < findings && (
        <Notice>
          共 {figure(findings)} 条，这里和报告中保留前 {figure(findingsKept)} 条。
        </Notice>
      )}
      <PagedTable
        pages={pages}
        caption="被拒绝或重复的行"
        columns={columns}
        rowKey={({ line, column, kind }) => `${line} ${column} ${kind}`}
        name="核对报告"
        skeleton={{ rows: 6 }}
        empty={<Empty text="没有被拒绝或重复的行" />}
      />
    </>
  )
}

const columns: readonly Column<ImportFinding>[] = [
  { key: 'line', header: '行', title: true, width: '90px', cell: ({ line }) => `第 ${line} 行` },
  { key: 'kind', header: '处理', width: '80px', cell: ({ kind }) => (kind === 'refused' ? '拒绝' : '重复') },
  { key: 'column', header: '列', width: '18%', cell: ({ column }) => column || '整行' },
  {
    key: 'value',
    header: '内容',
    width: '26%',
    cell: ({ value }) => <span className={css.cut}>{value || '（空）'}</span>,
  },
  { key: 'reason', header: '原因', cell: ({ reason }) => reason },
]
