import { type Column, momentText, Quiet, RowActs, StatusTag, type StatusTone } from '@portal/platform/web'
import { Link } from 'react-router'
import { moneyWords } from '../../../contract/money.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import {
  type ReceiptAct,
  type ReceiptRow,
  type ReceiptState,
  receiptActLabels,
  receiptHintLabels,
  receiptStateLabels,
} from '../../../contract/receipts.ts'
import { moneyHouseLabels } from '../../../contract/ways.ts'

const tones = { unclaimed: 'waiting', matched: 'done', returning: 'active', returned: 'refused' } satisfies Record<
  ReceiptState,
  StatusTone
>

/** Where the receipt stands: its order, or what speaks for one. */
function Standing({ receipt: { orderNo, hint, candidates, state, error } }: { receipt: ReceiptRow }) {
  return (
    <>
      <StatusTag tone={tones[state]}>{receiptStateLabels[state]}</StatusTag>
      {orderNo !== null && <Link to={deskOrderPath(orderNo)}>{orderNo}</Link>}
      {hint !== null && <Quiet>{receiptHintLabels[hint]}</Quiet>}
      {error !== null && <Quiet>{`渠道未能退回：${error}`}</Quiet>}
      {candidates.length > 0 && <Quiet>{`可能的订单 ${candidates.length} 个`}</Quiet>}
    </>
  )
}

/** The columns of the list; `onAct` opens the dialog of an act. */
export const receiptColumns = (
  onAct: (receipt: ReceiptRow, act: ReceiptAct) => void,
): readonly Column<ReceiptRow>[] => [
  {
    key: 'payer',
    header: '付款人',
    title: true,
    cell: ({ house, payerName, paymentNo, payerAccount }) => (
      <>
        {house === 'bank' ? payerName || '付款人不详' : moneyHouseLabels[house]}
        {paymentNo !== null && <Quiet>{`支付编号 ${paymentNo}`}</Quiet>}
        {payerAccount !== null && <Quiet>{payerAccount}</Quiet>}
      </>
    ),
  },
  { key: 'amount', header: '金额', align: 'right', cell: ({ amount }) => moneyWords(amount) },
  { key: 'at', header: '到账时间', cell: ({ at }) => momentText(at) },
  {
    key: 'text',
    header: '附言与流水号',
    width: '24%',
    cell: ({ text, bankSerial }) => (
      <>
        {text || '—'}
        {bankSerial !== null && <Quiet>{bankSerial}</Quiet>}
      </>
    ),
  },
  { key: 'state', header: '状态', cell: (receipt) => <Standing receipt={receipt} /> },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (receipt) => (
      <RowActs
        name={`${receipt.payerName || moneyHouseLabels[receipt.house]} ${moneyWords(receipt.amount)}`}
        acts={receipt.can.map((act) => ({ label: receiptActLabels[act], run: () => onAct(receipt, act) }))}
      />
    ),
  },
]
