import { Card, type Column, DataTable, Quiet, StatusTag } from '@portal/platform/web'
import type { LogState } from '@portal/proofs/contract'
import css from './log.module.css'
import { timeText } from './log-texts.ts'

type Row = LogState['witnesses'][number] & { signedSize: number }

/** The witnesses that cosign the log, and how much of the log each has cosigned. */
export function WitnessCard({ state: { quorum, witnesses, signedSize } }: { state: LogState }) {
  return (
    <Card title="见证人">
      {witnesses.length === 0 ? (
        <Quiet>未配置见证人：只有本平台自己的签名证明日志没有被改写。</Quiet>
      ) : (
        <>
          <p className={css.about}>
            每次签署须有 {quorum} 位见证人联署（共 {witnesses.length} 位）。
          </p>
          <DataTable
            caption="见证人"
            columns={columns}
            rows={witnesses.map((witness) => ({ ...witness, signedSize }))}
            rowKey={({ name }) => name}
          />
        </>
      )}
    </Card>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: '见证人', title: true, cell: ({ name }) => <code>{name}</code> },
  { key: 'size', header: '已联署到', cell: ({ size }) => (size === 0 ? '还没有' : `前 ${size} 条`) },
  { key: 'at', header: '联署时间（见证人的时钟）', cell: ({ at }) => timeText(at) },
  {
    key: 'state',
    header: '状态',
    cell: ({ size, signedSize }) => (
      <StatusTag tone={size >= signedSize ? 'done' : 'waiting'}>{size >= signedSize ? '已跟上' : '落后'}</StatusTag>
    ),
  },
]
