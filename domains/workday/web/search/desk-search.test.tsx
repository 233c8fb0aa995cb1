import { stageOf } from '@portal/accounts/testing/page'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DeskSearch } from './desk-search.tsx'

const call = 'GET /api/admin/search'
const groups = [
  {
    kind: 'requests',
    name: '业务',
    elements: [{ title: '海关查扣 · 太阳镜', sub: '海关查扣 · YW20261118000001', link: '/requests/YW20261118000001' }],
    more: true,
    list: '/requests?keyword=%E5%A4%AA%E9%98%B3',
  },
  {
    kind: 'users',
    name: '用户',
    elements: [{ title: '太阳光学', sub: '企业用户 · sunny', link: '/users?keyword=sunny' }],
    more: false,
    list: '/users?keyword=%E5%A4%AA%E9%98%B3',
  },
]
const stage = (answer: () => object = () => ({ groups })) =>
  stageOf({})(<DeskSearch />, { path: '/today', answers: { [call]: answer } })

it('asks once the word stands still, and arrows and Enter open what was found', async () => {
  const { user, callsOf, here } = stage()
  const field = screen.getByRole('combobox', { name: '查找' })
  await user.type(field, '太')
  expect(screen.getByText(/^请输入至少两个字/)).toBeVisible()
  await user.type(field, '阳')
  const cases = within(await screen.findByRole('group', { name: '业务' }))
  expect(callsOf(call).map(({ query }) => query.keyword)).toEqual(['太阳'])
  expect(cases.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '海关查扣 · 太阳镜海关查扣 · YW20261118000001',
    '在业务列表中查看全部',
  ])
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  const [user1] = within(screen.getByRole('group', { name: '用户' })).getAllByRole('option')
  expect(user1).toHaveAttribute('aria-selected', 'true')
  expect(field).toHaveAttribute('aria-activedescendant', user1?.id)
  await user.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(here()).toBe('/requests?keyword=%E5%A4%AA%E9%98%B3'))
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('opens the first hit by Enter, also where it is pressed before the answer is there', async () => {
  const { user, here } = stage()
  await user.type(screen.getByRole('combobox', { name: '查找' }), '太阳{Enter}')
  await waitFor(() => expect(here()).toBe('/requests/YW20261118000001'))
})

it('says when nothing is found, and closes by Escape', async () => {
  const { user } = stage(() => ({ groups: [] }))
  await user.type(screen.getByRole('combobox', { name: '查找' }), '没有的')
  expect(await screen.findByText('没有找到您可以查看的内容')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
})
