import { editor, refusal, setStage } from '@portal/accounts/testing/page'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeskText } from '../../contract/texts.ts'
import { OperatorText } from '../operator-text.tsx'
import { TextsPage } from './texts-page.tsx'

const text = (changes: Partial<DeskText> = {}): DeskText => ({
  ...{ key: 'refund-terms', name: '退款说明', place: '申请退款的窗口', text: '官费不退。', source: '本公司退款规定' },
  ...{ sourceUrl: '', checkedOn: '2026-05-01', version: 3, updatedAt: 1_777_600_000_000, updatedBy: 'staff' },
  ...{ stale: true },
  ...changes,
})
const list = [text(), text({ key: 'risk-warnings', name: '风险提示', text: '', version: 0, stale: false })]
const change = { time: 1_777_600_000_000, actor: 'staff', act: 'change' as const }
const answers = {
  'GET /api/admin/texts': () => ({ list }),
  'GET /api/admin/texts/refund-terms/changes': () => ({
    list: [{ ...change, fields: [{ label: '内容', before: '官费可退。', after: '官费不退。' }] }],
  }),
}
const put = 'PUT /api/admin/texts/refund-terms'
const pages = { '/texts': <TextsPage />, '/texts/:key': <TextsPage /> }
const stage = (at: string, more: object = {}) =>
  act(async () => setStage({ pages, at, as: editor, answers: { ...answers, ...more } }))

it('lists the places with what stands there, and opens one beside its history', async () => {
  const { user, here } = await stage('/texts')
  expect(await screen.findByRole('link', { name: /风险提示/ })).toHaveTextContent('未填写')
  const stale = screen.getByRole('link', { name: /退款说明/ })
  expect(stale).toHaveTextContent('待核对')
  await user.click(stale)
  expect(here()).toBe('/texts/refund-terms')
  expect(await screen.findByText('官费可退。')).toBeVisible()
  expect(screen.getByText(/距上次核对已超过 180 天/)).toBeVisible()
})

it('saves what was written under the version that was read, and keeps it where somebody was faster', async () => {
  let answer: () => object = () => refusal(409, 'U00409', '在您打开之后，li 已修改过这条内容')
  const { user, callsOf } = await stage('/texts/refund-terms', { [put]: () => answer() })
  const words = await screen.findByRole('textbox', { name: /内容/ })
  await user.clear(words)
  await user.type(words, '官费一律不退。')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/请先复制您写的内容/)).toBeVisible()
  expect(words).toHaveValue('官费一律不退。')
  answer = () => ({})
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf(put)[1]?.body).toMatchObject({ text: '官费一律不退。', version: 3 }))
  expect(await screen.findByText('文本已保存')).toBeVisible()
})

it('stands where customers read it, with its source and the day of the last comparison; without words there is nothing', async () => {
  const shown = {
    key: 'refund-terms',
    text: '官费不退。\n服务费按进度退。',
    source: '退款规定',
    checkedOn: '2026-11-01',
  }
  const place = <OperatorText of="refund-terms" title="退款说明" />
  const at = '/place'
  await act(async () =>
    setStage({
      pages: { [at]: place },
      at,
      as: editor,
      answers: { 'GET /api/texts': () => ({ list: [{ ...shown, sourceUrl: 'https://rules.example/' }] }) },
    }),
  )
  expect(await screen.findByText('服务费按进度退。')).toBeVisible()
  expect(screen.getByRole('link', { name: /退款规定/ })).toHaveAttribute('href', 'https://rules.example/')
  expect(screen.getByText(/核对日期：2026-11-01/)).toBeVisible()
})
