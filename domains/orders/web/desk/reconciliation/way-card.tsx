import {
  Card,
  type Column,
  DataTable,
  DescriptionList,
  momentText,
  Quiet,
  RowActs,
  Stack,
  StatusTag,
} from '@portal/platform/web'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { moneyWords } from '../../../contract/money.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import {
  billStateLabels,
  type DifferenceItem,
  differenceKindLabels,
  differenceStateLabels,
  moneyMoveLabels,
  type WayOfDay,
} from '../../../contract/reconciliation/reconciliation.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'
import { signedWords } from '../books/signed-words.ts'
import { AgreementTag } from './agreement-tag.tsx'

const ExplainDialog = lazy(async () => ({ default: (await import('./explain-dialog.tsx')).ExplainDialog }))

const sideWords = (amount: string | null): string => (amount === null ? '没有' : moneyWords(amount))

function Explanation({ item: { state, reason, actor, explainTime } }: { item: DifferenceItem }) {
  return (
    <>
      <StatusTag tone={state === 'open' ? 'waiting' : 'done'}>{differenceStateLabels[state]}</StatusTag>
      {reason !== null && <Quiet>{`${actor ?? '系统'}：${reason}`}</Quiet>}
      {explainTime !== null && <Quiet>{momentText(explainTime)}</Quiet>}
    </>
  )
}

const columnsOf = (explain: (item: DifferenceItem) => void): readonly Column<DifferenceItem>[] => [
  {
    key: 'tradeNo',
    header: '流水号',
    title: true,
    width: '24%',
    cell: ({ tradeNo }) => tradeNo,
  },
  {
    key: 'order',
    header: '订单',
    cell: ({ orderNo }) => (orderNo === null ? '—' : <Link to={deskOrderPath(orderNo)}>{orderNo}</Link>),
  },
  {
    key: 'kind',
    header: '差异',
    cell: ({ kind, move }) => (
      <>
        {differenceKindLabels[kind]}
        <Quiet>{moneyMoveLabels[move]}</Quiet>
      </>
    ),
  },
  { key: 'here', header: '门户', align: 'right', cell: ({ here }) => sideWords(here) },
  { key: 'there', header: '账单', align: 'right', cell: ({ there }) => sideWords(there) },
  { key: 'state', header: '说明', cell: (item) => <Explanation item={item} /> },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (item) => (
      <RowActs name={item.tradeNo} acts={item.state === 'open' ? [{ label: '说明', run: () => explain(item) }] : []} />
    ),
  },
]

const factsOf = ({ expected, received, difference, fees, bill }: WayOfDay) => [
  { term: '应收', detail: signedWords(expected) },
  { term: '实收', detail: received === null ? '未取得账单' : signedWords(received) },
  { term: '差额', detail: difference === null ? '—' : signedWords(difference) },
  { term: '手续费', detail: fees === null ? '—' : signedWords(fees) },
  {
    term: '账单',
    detail: [
      billStateLabels[bill.state],
      bill.state === 'fetched' && `${bill.lines} 行`,
      bill.time && momentText(bill.time),
    ]
      .filter(Boolean)
      .join('，'),
  },
  ...(bill.sha256 === null ? [] : [{ term: '账单 SHA-256', detail: <Quiet>{bill.sha256}</Quiet>, wide: true }]),
]

/** One house of a day: both sums, the bill, and every difference with both sides. */
export function WayCard({ way }: { way: WayOfDay }) {
  const [explaining, setExplaining] = useState<DifferenceItem>()
  const name = moneyHouseLabels[way.way]
  return (
    <Card title={name} actions={<AgreementTag agreement={way.agreement} />}>
      <Stack gap={16}>
        <DescriptionList items={factsOf(way)} />
        {way.items.length > 0 && (
          <DataTable
            caption={`${name}的差异`}
            columns={columnsOf(setExplaining)}
            rows={way.items}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
      {explaining && (
        <Suspense>
          <ExplainDialog item={explaining} onClose={() => setExplaining(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}
