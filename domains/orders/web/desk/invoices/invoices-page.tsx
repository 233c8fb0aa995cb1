import {
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
import { Link } from 'react-router'
import { type InvoiceDeskRow, invoiceLists } from '../../../contract/invoices/desk-invoice.ts'
import { invoiceStateLabels, invoiceStates, invoiceTypeLabels } from '../../../contract/invoices/invoice.ts'
import { invoicesApi } from '../../../contract/invoices/invoice-endpoints.ts'
import { moneyWords } from '../../../contract/money.ts'
import { invoicePath } from './invoice-reads.ts'
import { InvoiceTag } from './invoice-tag.tsx'

const filter = { keyword: wordsParam(), state: choiceParam(invoiceLists, '') }
const views = [
  { value: '', label: '全部' },
  { value: 'due', label: '待红冲' },
  ...invoiceStates.map((value) => ({ value, label: invoiceStateLabels[value] })),
]

const columns: readonly Column<InvoiceDeskRow>[] = [
  {
    key: 'title',
    header: '发票抬头',
    title: true,
    cell: ({ id, title, order }) => (
      <>
        <Link to={invoicePath(id)}>{title}</Link>
        <Quiet>{order.orderNo}</Quiet>
      </>
    ),
  },
  {
    key: 'amount',
    header: '金额',
    align: 'right',
    cell: ({ amount, invoiceType }) => (
      <>
        {moneyWords(amount)}
        <Quiet>{invoiceTypeLabels[invoiceType]}</Quiet>
      </>
    ),
  },
  { key: 'customer', header: '客户', cell: ({ customer }) => customer.username },
  { key: 'state', header: '状态', cell: (invoice) => <InvoiceTag invoice={invoice} /> },
  { key: 'createTime', header: '申请', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'actions',
    header: '操作',
    actions: true,
    cell: ({ id, title, can }) => {
      const word = can.includes('issue') ? '处理' : '查看'
      return (
        <LinkButton to={invoicePath(id)} variant="text" aria-label={`${word} ${title}`}>
          {word}
        </LinkButton>
      )
    },
  },
]

/** The page 发票: what customers asked for, what was issued, and what must be red-lettered. */
export function InvoicesPage() {
  const invoices = useListPage(invoicesApi.list, { filter, pageSize: 20 })
  return (
    <DeskList
      title="发票"
      caption="发票列表"
      unit="张"
      pages={invoices}
      views={{ name: 'state', options: views }}
      finds="抬头、发票号码、订单编号、名称"
      columns={columns}
      rowKey={({ id }) => id}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={invoices} text="还没有发票申请" filtered="没有符合条件的发票" />}
    />
  )
}
