import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { InvoiceDeskRow } from '../../../contract/invoices/desk-invoice.ts'
import { invoiceRowAnswer } from '../../../testing/invoice-answers.ts'
import { InvoicePage } from './invoice-page.tsx'
import { InvoicesPage } from './invoices-page.tsx'

const stagePage = stageOf({})
const list = 'GET /api/admin/invoices'
const actCall = (act: string) => `POST /api/admin/invoices/i1/${act}`
const stage = (invoice: InvoiceDeskRow, act: string) =>
  stagePage(<InvoicePage />, {
    path: '/invoices/:id',
    at: '/invoices/i1',
    answers: {
      [list]: () => ({ elements: [invoice], totalElements: 1 }),
      [actCall(act)]: () => ({ state: invoice.state }),
    },
  })

it('lists invoices, and those for which red letters are due', async () => {
  const { user, callsOf } = stagePage(<InvoicesPage />, {
    path: '/invoices',
    answers: {
      [list]: () => ({ elements: [invoiceRowAnswer({ state: 'issued', isRedLetterDue: true })], totalElements: 1 }),
    },
  })
  const table = await screen.findByRole('table', { name: '发票列表' })
  expect(within(table).getByRole('link', { name: '一链科技有限公司' })).toHaveAttribute('href', '/invoices/i1')
  expect(within(table).getByText('待红冲')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '待红冲' }))
  await waitFor(() => expect(callsOf(list).at(-1)?.query.state).toBe('due'))
})

it('asks for the file before an invoice counts as issued, and warns of an older tax number', async () => {
  const { user, callsOf } = stage(invoiceRowAnswer({ isTaxNoOlder: true }), 'issue')
  expect(await screen.findByText(/旧式税号.*请核对/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '登记开票' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: '登记开票' }))
  expect(await within(dialog).findAllByText('请上传发票文件')).not.toHaveLength(0)
  expect(callsOf(actCall('issue'))).toHaveLength(0)
})

it('takes a reason in place of the red-letter paper', async () => {
  const invoice = invoiceRowAnswer({ state: 'issued', isRedLetterDue: true, can: ['redLetter'] })
  const { user, callsOf } = stage(invoice, 'redLetter')
  expect(await screen.findByText(/开票后发生了退款/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '登记红冲' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByRole('textbox', { name: /没有红字发票的原因/ }), '客户已退回发票')
  await user.click(within(dialog).getByRole('button', { name: '登记红冲' }))
  await waitFor(() =>
    expect(callsOf(actCall('redLetter'))[0]?.body).toEqual({ url: '', number: '', reason: '客户已退回发票' }),
  )
})
