import type { Handlers, NoticeEntry, Purview } from '@portal/platform/server'
import type { invoicesApi } from '../../contract/invoices/invoice-endpoints.ts'
import { naming, owner, ownPage } from '../notices.ts'
import { type InvoiceMail, type InvoiceMailEvent, invoicePaper } from './invoice-mail.ts'
import { listInvoices } from './list-invoices.ts'
import { requestInvoice } from './request-invoice.ts'
import { issueInvoice, redLetterInvoice, refuseInvoice } from './settle-invoice.ts'

export const invoiceHandlers = (mail: InvoiceMail): Handlers<typeof invoicesApi> => ({
  request: requestInvoice(mail),
  list: listInvoices,
  issue: issueInvoice,
  refuse: refuseInvoice,
  redLetter: redLetterInvoice,
})

/** The entry of invoices in the menu of the back office. */
export const invoicePurviews: readonly Purview[] = [
  {
    name: '订单与收款',
    icon: 'chart',
    access: 'orders',
    path: '',
    sort: 25,
    children: [
      {
        name: '发票',
        icon: 'file',
        access: 'orders.invoices',
        path: '/invoices',
        sort: 40,
        permission: 'orders.invoices',
      },
    ],
  },
]

/** Whom the events of an invoice concern. No notice tells an amount. */
export const invoiceNotices: readonly NoticeEntry[] = [
  {
    event: 'invoice.requested',
    name: '客户申请发票',
    to: 'staff',
    holding: 'orders.invoices',
    text: '有一个发票申请等待处理。',
    words: naming(() => '发票申请待处理'),
    link: ({ invoiceId }: { invoiceId: string }): string => `/admin.html#/invoices/${invoiceId}`,
  },
  {
    event: 'invoice.issued',
    name: '发票已开具',
    to: owner,
    text: '您的一张发票已开具，请登录下载。',
    words: naming(() => '发票已开具，可以下载'),
    link: ownPage,
  },
  {
    event: 'invoice.mail_due',
    name: '发票已开具',
    to: ({ reader }: InvoiceMailEvent) => reader,
    text: '您申请的发票已开具，见本邮件附件。',
    link: ownPage,
    papers: ({ invoiceId, fileId }: InvoiceMailEvent) => ({ kind: invoicePaper, ref: invoiceId, ids: [fileId] }),
  },
  {
    event: 'invoice.refused',
    name: '发票申请有答复',
    to: owner,
    text: '您的一个发票申请有了答复，请查看。',
    words: naming(() => '发票未能开具，请查看说明'),
    link: ownPage,
  },
]
