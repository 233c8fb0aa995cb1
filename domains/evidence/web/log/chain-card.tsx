import { Card, type Column, DataTable, Quiet, StatusTag, type StatusTone } from '@portal/platform/web'
import type { LogState } from '@portal/proofs/contract'
import css from './log.module.css'
import { timeText } from './log-texts.ts'

type Row = NonNullable<LogState['chain']>['anchors'][number]

const states: Record<Row['state'], { tone: StatusTone; text: (row: Row) => string }> = {
  sent: { tone: 'waiting', text: () => '已发出' },
  mined: { tone: 'active', text: ({ confirmations }) => `已入块，${confirmations} 次确认` },
  final: { tone: 'done', text: () => '已最终确认' },
}

/** The card about the roots of the log that were written into a chain, where a chain is configured. */
export function ChainCard({ state: { chain } }: { state: LogState }) {
  return (
    <Card title="链上锚定">
      {!chain && <Quiet>未配置链上锚定。</Quiet>}
      {chain && (
        <p className={css.about}>
          {chain.name}：{chain.finalSize === 0 ? '还没有最终确认的锚定。' : `前 ${chain.finalSize} 条已最终确认。`}
        </p>
      )}
      {chain && chain.anchors.length > 0 && (
        <DataTable caption="最近的锚定" columns={columns} rows={chain.anchors} rowKey={({ size }) => String(size)} />
      )}
    </Card>
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'size', header: '写到', title: true, width: '140px', cell: ({ size }) => `前 ${size} 条` },
  {
    key: 'state',
    header: '状态',
    width: '170px',
    cell: (row) => <StatusTag tone={states[row.state].tone}>{states[row.state].text(row)}</StatusTag>,
  },
  {
    key: 'block',
    header: '区块',
    cell: ({ blockNumber, blockTime }) => (blockNumber === null ? '—' : `${blockNumber}（${timeText(blockTime)}）`),
  },
  { key: 'tx', header: '交易', cell: ({ txHash }) => <code>{txHash}</code> },
]
