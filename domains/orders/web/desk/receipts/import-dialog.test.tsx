import { editor, setStage } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ReceiptImport, ReceiptMapping, ReceiptPreview } from '../../../contract/receipts.ts'
import { ReceiptsPage } from './receipts-page.tsx'
import { importStatement, previewStatement } from './send-statement.ts'

// Files are sent by XMLHttpRequest, which the browser of these tests does not answer.
vi.mock('./send-statement.ts', () => ({ previewStatement: vi.fn(), importStatement: vi.fn() }))

const refused = [{ line: 3, msg: '交易日期不是有效的日期' }]
const found = (mapping: ReceiptMapping): ReceiptPreview => ({
  id: 'f',
  columns: ['交易时间', '到账', '对方户名'],
  mapping,
  fault: mapping.income === undefined ? '请为收入金额选择对应的列' : null,
  rows: 2,
  outgoing: 0,
  refusedCount: 1,
  refused,
  incoming: 1,
  sum: '12.50',
  lines: [{ line: 2, at: 0, amount: '12.50', payerName: '甲公司', text: '', bankSerial: 'S1' }],
})
const result: ReceiptImport = {
  ...{ id: 'i', rows: 2, outgoing: 0, refunded: 0, refusedCount: 1, refused },
  ...{ added: 1, known: 0, matched: 1, unclaimed: 0 },
}

beforeEach(() => {
  vi.mocked(previewStatement).mockImplementation(async (_file, mapping) => found(mapping ?? { at: 0, payerName: 2 }))
  vi.mocked(importStatement).mockResolvedValue(result)
})

it('a list whose headings nobody knows is imported once its columns are chosen, and what was refused is told', async () => {
  const { user } = setStage({
    pages: { '/receipts': <ReceiptsPage /> },
    at: '/receipts',
    as: editor,
    answers: { 'GET /api/admin/receipts': () => ({ elements: [], totalElements: 0 }) },
  })
  await user.click(await screen.findByRole('button', { name: '导入流水' }))
  const dialog = await screen.findByRole('dialog', { name: '导入银行流水' })
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no place for a file')
  await user.upload(input, new File(['a,b'], '流水.csv'))
  expect(await within(dialog).findByText('请为收入金额选择对应的列')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '导入 1 笔收款' })).toBeDisabled()
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /^收入金额/ }), '1')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '导入 1 笔收款' })).toBeEnabled())
  await user.click(within(dialog).getByRole('button', { name: '导入 1 笔收款' }))
  expect(await within(dialog).findByText('新入账 1 笔，其中 1 笔已自动认领，0 笔待认领。')).toBeVisible()
  expect(vi.mocked(importStatement).mock.calls[0]?.[1]).toEqual({ at: 0, payerName: 2, income: 1 })
  await user.click(within(dialog).getByText('未导入的 1 行'))
  expect(within(dialog).getByText('第 3 行：交易日期不是有效的日期')).toBeVisible()
})
