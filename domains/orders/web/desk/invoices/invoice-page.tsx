import { RecordLogLink, useMay } from '@portal/accounts/web'
import {
  Card,
  DescriptionList,
  DetailHead,
  DetailLayout,
  ErrorView,
  LinkButton,
  Log,
  momentWords,
  Notice,
  Quiet,
  queryOf,
  Skeleton,
  Stack,
} from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { type InvoiceDeskRow, invoiceActLabels } from '../../../contract/invoices/desk-invoice.ts'
import { invoiceTypeLabels, subjectTypeLabels } from '../../../contract/invoices/invoice.ts'
import { invoicesApi } from '../../../contract/invoices/invoice-endpoints.ts'
import { moneyWords } from '../../../contract/money.ts'
import { deskOrderPath } from '../../../contract/paths.ts'
import { InvoiceActs } from './invoice-acts.tsx'
import { InvoiceTag } from './invoice-tag.tsx'

/** One invoice for the desk: what is to be issued and for whom, its papers, and who did what with it. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const query = { keyword: id, state: '', pgIndex: 1, pgCount: 10 } as const
  const { data, error, isPending, refetch } = useQuery(queryOf(invoicesApi.list, { query }))
  if (isPending) return <Skeleton rows={6} rowHeight={72} />
  const found = data?.elements.find((invoice) => invoice.id === id)
  if (!found)
    return (
      <ErrorView
        title={error ? '发票加载失败' : '没有这张发票'}
        error={error}
        onRetry={() => void refetch()}
        actions={
          <LinkButton to="/invoices" variant="text">
            返回列表
          </LinkButton>
        }
      />
    )
  return <InvoiceDetail invoice={found} />
}

function InvoiceDetail({ invoice }: { invoice: InvoiceDeskRow }) {
  const { amount, title, order, customer, createTime, history, isTaxNoOlder, isRedLetterDue } = invoice
  const mayOpenOrder = useMay('orders.read')
  return (
    <>
      <DetailHead
        title={`${moneyWords(amount)} · ${title}`}
        tag={<InvoiceTag invoice={invoice} />}
        number={order.orderNo}
        meta={`${momentWords(createTime)} 申请`}
        actions={
          <>
            <RecordLogLink kind="invoice" of={invoice.id} />
            <InvoiceActs invoice={invoice} />
          </>
        }
      />
      <DetailLayout
        lead={
          <Stack gap={24}>
            {isRedLetterDue && (
              <Notice tone="warning">开票后发生了退款：请登记红字发票，或写明没有红字发票的原因。</Notice>
            )}
            {isTaxNoOlder && <Notice tone="warning">旧式税号无法自动校验，请核对。</Notice>}
            <Quiet>
              客户 {customer.username} · {order.title}
            </Quiet>
          </Stack>
        }
        side={
          <Card title="操作记录">
            <Log
              label="操作记录"
              entries={history}
              line={({ act, actor, reason, time }) => ({
                time,
                parts: [actor, invoiceActLabels[act], reason],
              })}
            />
          </Card>
        }
      >
        <Card title="开票内容">
          <DescriptionList items={factsOf(invoice, mayOpenOrder)} />
        </Card>
      </DetailLayout>
    </>
  )
}

const linkOf = (file: InvoiceDeskRow['file']) => file && <a href={file.url}>{file.fileName}</a>

const factsOf = (invoice: InvoiceDeskRow, mayOpenOrder: boolean) => [
  {
    term: '订单',
    detail: mayOpenOrder ? (
      <Link to={deskOrderPath(invoice.order.orderNo)}>{invoice.order.orderNo}</Link>
    ) : (
      invoice.order.orderNo
    ),
  },
  { term: '发票类型', detail: invoiceTypeLabels[invoice.invoiceType] },
  { term: '开票主体', detail: subjectTypeLabels[invoice.subjectType] },
  { term: '开票金额', detail: moneyWords(invoice.amount) },
  { term: '抬头', detail: invoice.title, wide: true },
  { term: '税号', detail: invoice.taxNo },
  { term: '电话', detail: invoice.phone },
  { term: '地址', detail: invoice.address, wide: true },
  { term: '开户行', detail: invoice.bankName },
  { term: '银行账号', detail: invoice.bankAccount },
  { term: '邮箱', detail: invoice.email },
  { term: '发票号码', detail: invoice.number },
  { term: '开票日期', detail: invoice.issuedOn },
  { term: '发票文件', detail: linkOf(invoice.file) },
  ...(invoice.reply === null ? [] : [{ term: '不予开票的原因', detail: invoice.reply, wide: true }]),
  ...(invoice.state === 'redLettered'
    ? [
        { term: '红字发票', detail: linkOf(invoice.redFile) },
        { term: '红字发票号码', detail: invoice.redNumber },
        { term: '红冲说明', detail: invoice.redReason, wide: true },
      ]
    : []),
]
