import { Card, type Column, DataTable, Quiet, StatusTag } from '@portal/platform/web'
import type { LogState } from '@portal/proofs/contract'
import css from './log.module.css'
import { spanText, timeText } from './log-texts.ts'

type Row = LogState['authorities'][number]

/** What each time-stamping authority has issued, what is still missing, and which of its tokens were refused. */
export function StampsCard({ state: { authorities, checkpointStamps } }: { state: LogState }) {
  return (
    <Card title="时间戳机构">
      {authorities.length === 0 ? (
        <Quiet>时间戳未配置：新的存证没有第三方时间。</Quiet>
      ) : (
        <DataTable caption="时间戳机构" columns={columns} rows={authorities} rowKey={({ name }) => name} />
      )}
      {checkpointStamps.waiting > 0 && (
        <p className={css.about}>
          另有 {checkpointStamps.waiting} 次签署在等待任一机构盖章。{checkpointStamps.fault ?? ''}
        </p>
      )}
    </Card>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: '机构', title: true, cell: ({ name }) => name },
  { key: 'stamps', header: '已签发', cell: ({ stamps }) => `${stamps} 个` },
  { key: 'lastAt', header: '最近一次', cell: ({ lastAt }) => timeText(lastAt) },
  {
    key: 'waiting',
    header: '待签发',
    cell: ({ waiting, since, fault }) =>
      waiting === 0 ? (
        <StatusTag tone="done">无</StatusTag>
      ) : (
        <>
          <StatusTag tone="waiting">{`${waiting} 个`}</StatusTag>
          <Quiet>
            {since !== null && `已等待 ${spanText(Date.now() - since)}`}
            {fault !== null && `，上次：${fault}`}
          </Quiet>
        </>
      ),
  },
  {
    key: 'refused',
    header: '不予采信的应答',
    cell: ({ refused, refusedAt }) =>
      refused === 0 ? (
        '无'
      ) : (
        <>
          <StatusTag tone="refused">{`${refused} 个`}</StatusTag>
          <Quiet>最近 {timeText(refusedAt)}，请联系该机构</Quiet>
        </>
      ),
  },
]
