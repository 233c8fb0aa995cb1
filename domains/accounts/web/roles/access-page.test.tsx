import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { UserAccessView } from '../../contract/access.ts'
import { editor, setStage } from '../../testing/page-stage.tsx'
import { AccessPage } from './access-page.tsx'

const group = '订单与收款'
const view: UserAccessView = {
  username: 'chen',
  version: 4,
  roles: ['finance'],
  grants: ['books.read'],
  denials: ['orders.export'],
  permissions: [
    { key: 'orders.read', name: '查看订单', group, sensitive: false, from: ['财务'], held: true },
    { key: 'orders.export', name: '导出订单', group, sensitive: false, from: ['财务'], held: false },
    { key: 'books.read', name: '查看图书', group: '图书', sensitive: false, from: [], held: true },
    { key: 'reveal', name: '查看完整号码', group: '敏感信息', sensitive: true, from: [], held: false },
  ],
  choices: [
    { id: 'general', name: '综合岗', permissions: ['orders.read', 'orders.export', 'books.read', 'reveal'] },
    { id: 'finance', name: '财务', permissions: ['orders.read', 'orders.export'] },
  ],
}
const open = () =>
  setStage({
    pages: { '/users/:id/access': <AccessPage /> },
    at: '/users/u7/access',
    as: { ...editor, pid: '0' },
    answers: {
      'GET /api/admin/users/{id}/access': () => view,
      'PUT /api/admin/users/{id}/access': () => ({ permissions: [], version: 5 }),
    },
  })

/** Each permission in words: 查看订单 | 有 | 财务; a cell begins with its label, which is shown on a phone. */
const standings = () =>
  screen
    .getAllByRole('table')
    .flatMap((table) => within(table).getAllByRole('row').slice(1))
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent?.replace(/^(权限|现在|来自)/, ''))
        .join(' | '),
    )

it('shows where each permission comes from, and at once what becomes of it', async () => {
  const { user, callsOf } = open()
  expect(await screen.findByRole('heading', { level: 1, name: '权限：chen' })).toBeVisible()
  expect(standings()).toEqual([
    '查看订单 | 有 | 财务',
    '导出订单 | 无 | 财务、单独禁止',
    '查看完整号码敏感 | 无 | 没有角色给出',
    '查看图书 | 有 | 单独授予',
  ])
  await user.click(screen.getByRole('checkbox', { name: '综合岗' }))
  await user.selectOptions(screen.getByLabelText('导出订单：设置'), '按角色')
  await user.selectOptions(screen.getByLabelText('查看图书：设置'), '单独禁止')
  expect(standings()).toEqual([
    '查看订单 | 有 | 综合岗、财务',
    '导出订单 | 有 | 综合岗、财务',
    '查看完整号码敏感 | 有 | 综合岗',
    '查看图书 | 无 | 综合岗、单独禁止',
  ])
  expect(screen.getByText(/^查看完整号码：可以看到个人信息/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf('PUT /api/admin/users/u7/access')).toHaveLength(1))
  expect(callsOf('PUT /api/admin/users/u7/access')[0]?.body).toEqual({
    version: 4,
    roles: ['general', 'finance'],
    grants: [],
    denials: ['books.read'],
  })
})
