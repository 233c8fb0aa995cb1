import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, refusal } from '../../testing/answer-calls.ts'
import { privilegeAnswer, userinfoAnswer, userRowAnswer } from '../../testing/page-answers.ts'
import { stagePage } from '../../testing/page-stage.tsx'
import { emptyBrowser, storeSession } from '../../testing/stored-session.ts'
import { UsersPage } from './users-page.tsx'

const staff = { username: 'staff', userType: 'staff' } as const
beforeEach(() => {
  emptyBrowser()
  storeSession(userinfoAnswer(staff))
})

const row = userRowAnswer()
const open = (answers: Answers = {}, at = '/users') =>
  stagePage(<UsersPage />, {
    at,
    answers: {
      'GET /api/privilege': () => privilegeAnswer(staff),
      'GET /api/admin/users': () => ({ elements: [row], totalElements: 1 }),
      ...answers,
    },
  })
const answer = async (page: Awaited<ReturnType<typeof open>>, action: string) => {
  const button = await screen.findByRole('button', { name: '重置密码 yanshi_user' })
  if (action === '重置密码') await page.user.click(button)
  else {
    await page.user.click(screen.getByRole('button', { name: '更多操作 yanshi_user' }))
    await page.user.click(await screen.findByRole('menuitem', { name: action }))
  }
  const dialog = await screen.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: action }))
}

describe('the list of users', () => {
  it('shows who it is, masked, and only what may be done', async () => {
    const { user } = await open()
    expect(await screen.findByText('yanshi_user')).toBeInTheDocument()
    expect(screen.getByText('138****0011')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '更多操作 yanshi_user' }))
    expect(await screen.findByRole('menuitem', { name: '停用' })).toBeInTheDocument()
    expect(screen.queryByText('审核通过')).not.toBeInTheDocument()
  })

  it('asks the server with what the address holds, and writes the filter there', async () => {
    const page = await open({}, '/users?state=waiting&page=2')
    await screen.findByText('yanshi_user')
    const asked = () => page.calls.filter(({ name }) => name === 'GET /api/admin/users').map(({ query }) => query)
    expect(asked()).toEqual([{ status: 'active', approvalState: 'waiting', pgIndex: '2', pgCount: '10' }])
    await page.user.type(screen.getByRole('searchbox'), 'demo{Enter}')
    await waitFor(() => expect(page.here()).toContain('keyword=demo'))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ keyword: 'demo', pgIndex: '1' }))
  })

  it('disables after a question', async () => {
    const page = await open({
      [`POST /api/admin/users/${row.id}/status`]: () => ({ status: 'disabled', approvalState: 'none' }),
    })
    await answer(page, '停用')
    await waitFor(() => expect(page.calls.some(({ body }) => body !== null)).toBe(true))
    expect(page.calls.find(({ body }) => body !== null)?.body).toEqual({ action: 'disable' })
    await waitFor(() => expect(page.calls.at(-1)?.name).toBe('GET /api/admin/users'))
  })

  it('shows a new one-time password once', async () => {
    const page = await open({
      [`POST /api/admin/users/${row.id}/password`]: () => ({ password: 'abcd-efgh-jkmn-pqrs-tuvw' }),
    })
    await answer(page, '重置密码')
    expect(await screen.findByText('abcd-efgh-jkmn-pqrs-tuvw')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: '我已转告用户' }))
    await waitFor(() => expect(screen.queryByText('abcd-efgh-jkmn-pqrs-tuvw')).not.toBeInTheDocument())
  })

  it('lets the administrator invite staff, and shows the link once', async () => {
    const admin = { username: 'admin', userType: 'staff', pid: '0' } as const
    storeSession(userinfoAnswer(admin))
    const url = 'https://portal.test/admin.html#/invitation?token=abc'
    const expiresAt = Date.parse('2026-12-01T10:02:00+08:00')
    const role = { id: 'desk', name: '受理专员', builtIn: true, permissions: [], users: 0, version: 0 }
    const page = await open({
      'GET /api/privilege': () => privilegeAnswer(admin),
      'GET /api/admin/roles': () => ({ elements: [role], permissions: [] }),
      'POST /api/admin/users': () => ({ id: 'u9', invitation: { url, expiresAt } }),
    })
    await page.user.click(await screen.findByRole('button', { name: '邀请工作人员' }))
    const dialog = within(await screen.findByRole('dialog'))
    await page.user.type(dialog.getByLabelText(/^用户名/), 'xinren')
    await page.user.type(dialog.getByLabelText(/^邮箱/), 'xinren@example.com')
    await page.user.click(await dialog.findByRole('checkbox', { name: '受理专员' }))
    await page.user.click(dialog.getByRole('button', { name: '生成邀请链接' }))
    const shown = within(await screen.findByRole('alertdialog'))
    expect(shown.getByText(url)).toBeVisible()
    expect(shown.getByText(/12 月 1 日 10:02 前有效，只能使用一次。/)).toBeVisible()
    expect(shown.getByRole('button', { name: '复制链接' })).toBeVisible()
    expect(page.calls.find(({ name }) => name === 'POST /api/admin/users')?.body).toEqual({
      ...{ userType: 'staff', username: 'xinren', email: 'xinren@example.com', phone: '', companyName: '' },
      roles: ['desk'],
    })
    await page.user.click(shown.getByRole('button', { name: '我已转交链接' }))
    await waitFor(() => expect(screen.queryByText(url)).not.toBeInTheDocument())
  })

  it('offers no invitation to staff who are no administrators', async () => {
    await open()
    expect(await screen.findByText('yanshi_user')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '邀请工作人员' })).not.toBeInTheDocument()
  })

  it('says why an act was refused and loads the list afresh', async () => {
    const page = await open({
      [`POST /api/admin/users/${row.id}/status`]: () => refusal(409, 'U00409', '账号状态已变化，请刷新后重试'),
    })
    await answer(page, '停用')
    expect(await screen.findByText('账号状态已变化，请刷新后重试')).toBeInTheDocument()
    await waitFor(() => expect(page.calls.at(-1)?.name).toBe('GET /api/admin/users'))
  })

  it('shows a failed load with a retry, and an empty result', async () => {
    let isBroken = true
    const page = await open({
      'GET /api/admin/users': () =>
        isBroken ? refusal(500, 'U00500', '系统繁忙，请稍后再试') : { elements: [], totalElements: 0 },
    })
    expect(await screen.findByText('用户列表加载失败')).toBeInTheDocument()
    isBroken = false
    await page.user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('没有符合条件的用户')).toBeInTheDocument()
  })
})
