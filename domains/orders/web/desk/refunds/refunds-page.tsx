import {
  Button,
  type Column,
  choiceParam,
  DeskList,
  LinkButton,
  momentText,
  NothingListed,
  Quiet,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { moneyWords } from '../../../contract/money.ts'
import { refundStateLabels, refundStates } from '../../../contract/order.ts'
import { type RefundDeskRow, refundFundLabels, refundOriginLabels } from '../../../contract/refunds/refund.ts'
import { refundsApi } from '../../../contract/refunds/refund-endpoints.ts'
import { BeginRefundDialog } from './begin-refund-dialog.tsx'
import { refundPath } from './refund-reads.ts'
import { RefundTag } from './refund-tag.tsx'

const filter = { keyword: wordsParam(), state: choiceParam(['', '0', '1', '2', '3'], '') }
const views = [
  { value: '', label: '全部' },
  ...refundStates.map((state) => ({ value: String(state), label: refundStateLabels[state] })),
]

const columns: readonly Column<RefundDeskRow>[] = [
  {
    key: 'order',
    header: '退款',
    title: true,
    cell: ({ refundNo, order }) => (
      <>
        <Link to={refundPath(refundNo)}>{order.title}</Link>
        <Quiet>{refundNo}</Quiet>
      </>
    ),
  },
  {
    key: 'amount',
    header: '金额',
    align: 'right',
    cell: ({ amount, fund }) => (
      <>
        {moneyWords(amount)}
        <Quiet>{refundFundLabels[fund]}</Quiet>
      </>
    ),
  },
  { key: 'customer', header: '客户', cell: ({ customer }) => customer.username },
  { key: 'state', header: '状态', cell: (refund) => <RefundTag refund={refund} /> },
  {
    key: 'createTime',
    header: '提出',
    cell: ({ createTime, origin }) => (
      <>
        {momentText(createTime)}
        <Quiet>{refundOriginLabels[origin]}</Quiet>
      </>
    ),
  },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ refundNo, order, can }) => (
      <LinkButton
        to={refundPath(refundNo)}
        variant="text"
        aria-label={`${can.length > 0 ? '处理' : '查看'} ${order.title}`}
      >
        {can.length > 0 ? '处理' : '查看'}
      </LinkButton>
    ),
  },
]

/** The page 退款: all refunds, those that customers asked for and those that began by themselves. */
export function RefundsPage() {
  const refunds = useListPage(refundsApi.list, { filter, pageSize: 20 })
  const [isBeginning, setBeginning] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <DeskList
        title="退款"
        caption="退款列表"
        unit="笔"
        pages={refunds}
        views={{ name: 'state', options: views }}
        finds="退款编号、订单编号、名称"
        columns={columns}
        rowKey={({ refundNo }) => refundNo}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={refunds} text="还没有退款" filtered="没有符合条件的退款" />}
      >
        <Button icon="plus" size="small" variant="primary" onClick={() => setBeginning(true)}>
          发起退款
        </Button>
      </DeskList>
      {isBeginning && (
        <BeginRefundDialog
          onClose={() => setBeginning(false)}
          onBegun={(refundNo) => void navigate(refundPath(refundNo))}
        />
      )}
    </>
  )
}
