import { useMay } from '@portal/accounts/web'
import {
  Button,
  type Column,
  choiceParam,
  DeskList,
  ExportButton,
  LinkButton,
  type ListFilter,
  momentText,
  NothingListed,
  Quiet,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ordersDeskApi } from '../../../contract/desk-endpoints.ts'
import type { DeskOrderRow } from '../../../contract/desk-orders.ts'
import { orderServiceLabels, orderServices } from '../../../contract/fees.ts'
import { invoiceStateLabels, invoiceStates } from '../../../contract/invoices/invoice.ts'
import { moneyWords } from '../../../contract/money.ts'
import { refundStateLabels, refundStates } from '../../../contract/order.ts'
import { orderStateLabels } from '../../../contract/order-states.ts'
import { orderTitle } from '../../../contract/order-title.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import { moneyHouseLabels, moneyHouses } from '../../../contract/ways.ts'
import { ExportMoneyDialog } from '../exports/export-dialog.tsx'
import { MakeOrderDialog } from './make-order-dialog.tsx'
import { OrderTag } from './order-tag.tsx'

const search = {
  keyword: wordsParam(),
  state: choiceParam(['', '0', '1', '2', '-1'], ''),
  service: choiceParam(['', ...orderServices], ''),
  way: choiceParam(['', ...moneyHouses], ''),
  refundState: choiceParam(['', '0', '1', '2', '3'], ''),
  invoiceState: choiceParam(['', ...invoiceStates], ''),
  from: wordsParam(),
  to: wordsParam(),
}

const views = [
  { value: '', label: '全部' },
  ...([0, 1, 2, -1] as const).map((state) => ({ value: String(state), label: orderStateLabels[state] })),
]

const filters = [
  {
    name: 'service',
    label: '业务',
    options: orderServices.map((value) => ({ value, label: orderServiceLabels[value] })),
  },
  { name: 'way', label: '到账方式', options: moneyHouses.map((value) => ({ value, label: moneyHouseLabels[value] })) },
  {
    name: 'refundState',
    label: '退款',
    options: refundStates.map((state) => ({ value: String(state), label: refundStateLabels[state] })),
  },
  {
    name: 'invoiceState',
    label: '发票',
    options: invoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] })),
  },
  { days: '下单日期' },
] as const satisfies readonly ListFilter[]

const columns: readonly Column<DeskOrderRow>[] = [
  {
    key: 'order',
    header: '订单',
    title: true,
    cell: (order) => (
      <>
        <Link to={deskOrderPath(order.orderNo)}>{orderTitle(order)}</Link>
        <Quiet>{order.orderNo}</Quiet>
      </>
    ),
  },
  {
    key: 'customer',
    header: '客户',
    cell: ({ customer }) => (
      <>
        {customer.username}
        {customer.companyName && <Quiet>{customer.companyName}</Quiet>}
      </>
    ),
  },
  {
    key: 'amount',
    header: '金额',
    align: 'right',
    cell: ({ amount, way }) => (
      <>
        {moneyWords(amount)}
        {way && <Quiet>{moneyHouseLabels[way]}</Quiet>}
      </>
    ),
  },
  {
    key: 'state',
    header: '状态',
    cell: (order) => (
      <>
        <OrderTag order={order} />
        {order.refundState !== null && <Quiet>{refundStateLabels[order.refundState]}</Quiet>}
      </>
    ),
  },
  { key: 'createTime', header: '下单时间', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: (order) => (
      <LinkButton to={deskOrderPath(order.orderNo)} variant="text" aria-label={`查看 ${orderTitle(order)}`}>
        查看
      </LinkButton>
    ),
  },
]

/** The page 订单: all orders, newest first. */
export function OrdersPage() {
  const orders = useListPage(ordersDeskApi.list, { filter: search, pageSize: 20 })
  const [isMaking, setMaking] = useState(false)
  const mayMake = useMay('orders.act')
  const navigate = useNavigate()
  return (
    <>
      <DeskList
        title="订单"
        unit="个"
        pages={orders}
        views={{ name: 'state', options: views }}
        filters={filters}
        finds="订单、业务、支付编号，客户，备注"
        columns={columns}
        rowKey={({ orderNo }) => orderNo}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={orders} text="还没有订单" filtered="没有符合条件的订单" />}
      >
        {orders.list.data?.mayExport && (
          <ExportButton disabled={orders.list.data.totalElements === 0}>
            {(onClose) => <ExportMoneyDialog what="orders" filter={orders.search} onClose={onClose} />}
          </ExportButton>
        )}
        {mayMake && (
          <Button icon="plus" size="small" variant="primary" onClick={() => setMaking(true)}>
            手工开单
          </Button>
        )}
      </DeskList>
      {isMaking && (
        <MakeOrderDialog onClose={() => setMaking(false)} onMade={(orderNo) => void navigate(deskOrderPath(orderNo))} />
      )}
    </>
  )
}
