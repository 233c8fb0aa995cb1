import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { RolePage } from '../../contract/roles.ts'
import { type Answers, refusal } from '../../testing/answer-calls.ts'
import { editor, setStage, stubWidth } from '../../testing/page-stage.tsx'
import { RolesPage } from './roles-page.tsx'

const page: RolePage = {
  elements: [
    {
      id: 'finance',
      name: '财务',
      builtIn: true,
      permissions: ['orders.read', 'orders.refunds'],
      users: 2,
      version: 0,
    },
    { id: 'r1', name: '图书员', builtIn: false, permissions: ['books.read'], users: 1, version: 3 },
  ],
  permissions: [
    { key: 'books.read', name: '查看图书', group: '图书', sensitive: false },
    { key: 'orders.read', name: '查看订单', group: '订单与收款', sensitive: false },
    { key: 'orders.refunds', name: '办理退款', group: '订单与收款', sensitive: true },
  ],
}
const open = (answers: Answers = {}) =>
  setStage({
    pages: { '/roles': <RolesPage /> },
    at: '/roles',
    as: { ...editor, pid: '0' },
    answers: { 'GET /api/admin/roles': () => page, ...answers },
  })
type Staged = ReturnType<typeof open>
const act = async ({ user }: Staged, role: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: `角色操作 ${role}` }))
  await user.click(await screen.findByRole('menuitem', { name }))
}
const tick = (name: string) => screen.getByRole('checkbox', { name })
const save = ({ user }: Staged) => user.click(screen.getByRole('button', { name: '保存' }))

it('shows roles across and permissions down, by their groups, with a tick where a role gives one', async () => {
  open()
  const table = within(await screen.findByRole('table', { name: '各角色的权限' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '权限',
    '财务内置 · 2 人',
    '图书员1 人',
  ])
  const lines = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => within(cell).queryByRole('img', { name: '有' }) !== null),
  )
  expect(lines).toEqual([[], [false], [true, false], [true, false], [false], [false, true]])
  expect(table.getByRole('rowheader', { name: /^办理退款 ?敏感$/ })).toBeInTheDocument()
})

it('copies a built-in role into a new one, and warns of what is sensitive in it', async () => {
  const stage = open({ 'POST /api/admin/roles': () => ({ id: 'r2' }) })
  await stage.user.click(await screen.findByRole('button', { name: '角色操作 财务' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['复制成新角色'])
  await stage.user.click(screen.getByRole('menuitem', { name: '复制成新角色' }))
  expect(screen.getByText(/^办理退款：有这个角色的人可以看到个人信息/)).toBeVisible()
  await stage.user.clear(screen.getByLabelText(/角色名称/))
  await stage.user.type(screen.getByLabelText(/角色名称/), '财务助理')
  await stage.user.click(tick('财务助理：办理退款'))
  expect(screen.queryByText('包含敏感权限')).toBeNull()
  await stage.user.click(tick('财务助理：查看图书'))
  await save(stage)
  await waitFor(() => expect(stage.callsOf('POST /api/admin/roles')).toHaveLength(1))
  expect(stage.callsOf('POST /api/admin/roles')[0]?.body).toEqual({
    name: '财务助理',
    permissions: ['orders.read', 'books.read'],
  })
  expect(await screen.findByText('角色已建立')).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: '新建角色' })).toBeInTheDocument()
})

it('names the version that it has read, and keeps what was typed where another was faster', async () => {
  const stage = open({
    'PUT /api/admin/roles/{id}': () => refusal(409, 'U00409', '角色刚被修改，请刷新后重试'),
  })
  await act(stage, '图书员', '修改')
  await stage.user.click(tick('图书员：查看订单'))
  await save(stage)
  expect(await screen.findAllByText('角色刚被修改，请刷新后重试')).not.toHaveLength(0)
  expect(stage.callsOf('PUT /api/admin/roles/r1')[0]?.body).toEqual({
    name: '图书员',
    permissions: ['books.read', 'orders.read'],
    version: 3,
  })
  expect(tick('图书员：查看订单')).toBeChecked()
})

it('says why a role cannot be removed', async () => {
  const msg = '有 1 名工作人员在用这个角色，不能删除'
  const stage = open({ 'DELETE /api/admin/roles/{id}': () => refusal(409, 'U00409', msg) })
  await act(stage, '图书员', '删除')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/现有 1 名工作人员在用这个角色/)).toBeVisible()
  await stage.user.click(dialog.getByRole('button', { name: '删除' }))
  expect(await screen.findByText(msg)).toBeInTheDocument()
})

it('shows one role at a time on a phone, as a list of ticks', async () => {
  stubWidth(390)
  const stage = open()
  await stage.user.selectOptions(await screen.findByLabelText('角色'), '图书员')
  expect(screen.queryByRole('table')).toBeNull()
  const groups = screen.getAllByRole('region').map(({ textContent }) => textContent)
  expect(groups).toEqual(['订单与收款无查看订单无办理退款敏感', '图书查看图书'])
  await act(stage, '图书员', '修改')
  await stage.user.click(tick('查看订单'))
  expect(tick('查看图书')).toBeChecked()
  expect(tick('查看订单')).toBeChecked()
})

it('says so where the roles cannot be loaded', async () => {
  open({ 'GET /api/admin/roles': () => refusal(500, 'U00500', '系统繁忙，请稍后再试') })
  expect(await screen.findByText('角色加载失败')).toBeInTheDocument()
})
