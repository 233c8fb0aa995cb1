import {
  type Column,
  choiceParam,
  DateRange,
  FilterChips,
  KeywordSearch,
  LinkButton,
  ListTop,
  NothingListed,
  PagedTable,
  PageHead,
  Quiet,
  useListPage,
  wordsParam,
} from '@portal/platform/web'
import { Link } from 'react-router'
import { ordersApi } from '../../contract/endpoints.ts'
import { moneyWords } from '../../contract/money.ts'
import type { OrderRow } from '../../contract/order.ts'
import { orderStateLabels } from '../../contract/order-states.ts'
import { orderTitle } from '../../contract/order-title.ts'
import { orderPath, payPath } from '../../contract/paths.ts'
import { OrderTag } from '../order-tag.tsx'
import { OrderCard } from './order-card.tsx'
import css from './orders-page.module.css'
import { whenWords } from './when-words.ts'

const title = '我的订单'
const stateChoices = ['', '0', '1', '2', '-1'] as const
const stateOptions = stateChoices.map((value) => ({
  value,
  label: value === '' ? '全部' : orderStateLabels[Number(value) as keyof typeof orderStateLabels],
}))

const filter = {
  state: choiceParam(stateChoices, ''),
  keyword: wordsParam(),
  from: wordsParam(),
  to: wordsParam(),
}

const columns: readonly Column<OrderRow>[] = [
  {
    key: 'order',
    header: '订单',
    title: true,
    cell: (order) => (
      <>
        <Link to={orderPath(order.orderNo)}>{orderTitle(order)}</Link>
        <Quiet as="div">{order.orderNo}</Quiet>
      </>
    ),
  },
  {
    key: 'amount',
    header: '金额',
    width: '150px',
    align: 'right',
    cell: ({ amount }) => <b className={css.amount}>{moneyWords(amount)}</b>,
  },
  { key: 'state', header: '状态', width: '130px', cell: (order) => <OrderTag order={order} /> },
  { key: 'when', header: '时间', width: '250px', cell: (order) => whenWords(order) },
  {
    key: 'acts',
    header: '操作',
    width: '190px',
    actions: true,
    cell: ({ orderNo, can }) => (
      <>
        {can.includes('pay') && (
          <LinkButton to={payPath(orderNo)} variant="primary" size="small" aria-label={`去付款 ${orderNo}`}>
            去付款
          </LinkButton>
        )}
        <LinkButton to={orderPath(orderNo)} variant="text" aria-label={`查看 ${orderNo}`}>
          查看
        </LinkButton>
      </>
    ),
  },
]

/** The customer's own orders, newest first; on a phone as cards with amount and 去付款 first. */
export function OrdersPage() {
  const orders = useListPage(ordersApi.list, {
    filter,
    ask: ({ state, ...rest }) => ({ ...rest, state, service: '', businessSn: '' }),
    pageSize: 8,
    staleTime: 0,
  })
  const { search, set } = orders
  const { state, keyword, from, to } = search
  return (
    <>
      <PageHead title={title} crumbs={[{ text: '我的事项', to: '/home/speedOfProgress?active=0' }, { text: title }]} />
      <div className="wrap page">
        <ListTop title={state === '' ? '全部订单' : `${orderStateLabels[state]}的订单`} filtered={orders.isFiltered}>
          <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
          <DateRange label="提交日期" value={{ from, to }} onChange={(range) => set(range)} />
          <KeywordSearch
            keyword={keyword}
            label="订单"
            placeholder="订单编号、申请编号、名称"
            onSearch={(words) => set({ keyword: words })}
          />
        </ListTop>
        <PagedTable
          pages={orders}
          caption={title}
          columns={columns}
          rowKey={({ orderNo }) => orderNo}
          skeleton={{ rowHeight: 76 }}
          card={(order) => <OrderCard order={order} />}
          empty={
            <NothingListed
              of={orders}
              text="还没有订单。提交要收费的申请后，订单会列在这里。"
              filtered="没有符合条件的订单"
            />
          }
        />
      </div>
    </>
  )
}
