import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invoiceAnswer } from '../../testing/invoice-answers.ts'
import { orderAnswer } from '../../testing/page-answers.ts'
import { OrderInvoice } from './order-invoice.tsx'

const request = 'POST /api/orders/DD20261118000001/invoice'
const stagePage = stageOf({})
const order = orderAnswer({
  state: 1,
  paidAmount: '3450.55',
  can: ['invoice'],
  invoiceTerms: {
    amount: '2500.55',
    withheld: [{ name: '发明专利申请官费', amount: '950.00' }],
    isEmailNeeded: true,
  },
})
const stage = (changes: Partial<typeof order> = {}) =>
  stagePage(<OrderInvoice order={{ ...order, ...changes }} />, {
    path: '/',
    answers: {
      [request]: () => ({ id: 'i1', state: 'requested', amount: '2500.55' }),
      'GET /api/texts': ({ query }) => ({
        list: [{ key: query.keys, text: '电子发票。', source: '平台发票说明', sourceUrl: '', checkedOn: '2026-11-01' }],
      }),
    },
  })

it('works the amount out, judges the tax number, and sends what an enterprise asks for', async () => {
  const { user, callsOf } = stage()
  await user.click(screen.getByRole('button', { name: '申请发票' }))
  const dialog = await screen.findByRole('dialog', { name: '申请发票' })
  expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    '已付¥3,450.55',
    '发明专利申请官费− ¥950.00（按价格表不开票）',
    '开票金额¥2,500.55',
  ])
  expect(await within(dialog).findByText(/平台发票说明/)).toBeVisible()
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /发票类型/ }), '2')
  await user.type(field(/发票抬头/), '一链科技有限公司')
  await user.type(field(/税号/), '91350100M000100Y44')
  await user.type(field(/邮箱/), 'a@example.com')
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
  await waitFor(() => expect(field(/税号/)).toBeInvalid())
  expect(callsOf(request)).toHaveLength(0)
  await user.clear(field(/税号/))
  await user.type(field(/税号/), '350100000001000')
  expect(within(dialog).getByText(/旧式税号.*请核对/)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }))
  await waitFor(() =>
    expect(callsOf(request)[0]?.body).toMatchObject({ invoiceType: 2, subjectType: 2, taxNo: '350100000001000' }),
  )
})

it('offers a person neither a special invoice nor a tax number', async () => {
  const { user } = stage()
  await user.click(screen.getByRole('button', { name: '申请发票' }))
  const dialog = await screen.findByRole('dialog', { name: '申请发票' })
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /开票主体/ }), '1')
  expect(within(dialog).queryByRole('textbox', { name: /税号/ })).toBeNull()
  expect(within(dialog).queryByRole('option', { name: '增值税专用发票' })).toBeNull()
})

it('hands over what was issued', () => {
  stage({ can: [], invoice: invoiceAnswer({ state: 'issued', number: '2444', issuedOn: '2026-11-20' }) })
  expect(screen.getByText('发票号码 2444，2026-11-20 开具')).toBeVisible()
  expect(screen.getByRole('link', { name: '下载发票 发票.pdf' })).toHaveAttribute('href', '/api/file/f1')
  // A button never wraps: a long name in it would make a phone scroll sideways.
  expect(screen.getByRole('link', { name: '下载发票 发票.pdf' })).toHaveTextContent(/^下载发票$/)
  expect(screen.getByText(/^(\d{4} 年 )?\d+ 月 \d+ 日 \d\d:\d\d 申请$/)).toBeVisible()
})
