import { PdfPreviewButton } from '@portal/files/web'
import {
  Buttons,
  type Column,
  LinkButton,
  momentWords,
  NothingListed,
  PagedTable,
  PageHead,
  Quiet,
  useListPage,
} from '@portal/platform/web'
import { trademarksApi } from '../../contract/endpoints.ts'
import { trademarkLimits } from '../../contract/limits.ts'
import type { SearchReportRow } from '../../contract/report.ts'
import { formPath } from '../paths.ts'

const title = '我的检索报告'

const columns: readonly Column<SearchReportRow>[] = [
  {
    key: 'name',
    header: '商标名称',
    title: true,
    cell: ({ trademarkName, reportNo }) => (
      <>
        {trademarkName}
        <Quiet>{reportNo}</Quiet>
      </>
    ),
  },
  { key: 'time', header: '生成时间', width: '200px', cell: ({ createTime }) => momentWords(createTime) },
  {
    key: 'hits',
    header: '相同或近似',
    width: '200px',
    cell: ({ hits, searched }) => (searched.marks === 0 ? '没有数据，未比对' : `${hits} 件`),
  },
  {
    key: 'acts',
    header: '操作',
    width: '220px',
    actions: true,
    cell: ({ url, fileName, trademarkName }) => (
      <Buttons>
        <PdfPreviewButton url={url} fileName={fileName} />
        <a className="btn btn-secondary" href={url} download={fileName} aria-label={`下载 ${trademarkName} 的报告`}>
          下载
        </a>
      </Buttons>
    ),
  },
]

/** The search reports that the user has made, newest first. */
export function ReportsPage() {
  const pages = useListPage(trademarksApi.reports, { pageSize: 10 })
  return (
    <>
      <PageHead title={title} lead={`品牌注册检索报告保留 ${trademarkLimits.reportDays} 天，请下载保存。`} />
      <div className="wrap page">
        <PagedTable
          caption={title}
          pages={pages}
          columns={columns}
          rowKey={({ reportNo }) => reportNo}
          empty={
            <NothingListed
              of={pages}
              text="还没有检索报告。填写商标名称后就可以生成。"
              action={<LinkButton to={formPath('sbzc')}>去生成</LinkButton>}
            />
          }
        />
      </div>
    </>
  )
}
