import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, refusal } from '../testing/answer-calls.ts'
import { privilegeAnswer, userinfoAnswer, userRowAnswer } from '../testing/page-answers.ts'
import { stagePage } from '../testing/page-stage.tsx'
import { emptyBrowser, storeSession } from '../testing/stored-session.ts'
import { UserMenu } from './user-menu.tsx'

beforeEach(emptyBrowser)

const open = async (pid: string | null, answers: Answers = {}) => {
  const who = { username: 'admin', userType: 'staff', pid, idCard: null } as const
  storeSession(userinfoAnswer(who))
  const page = await stagePage(<UserMenu />, {
    at: '/requests',
    answers: { 'GET /api/privilege': () => privilegeAnswer(who), ...answers },
  })
  const choose = async (name: string) => {
    await page.user.click(screen.getByRole('button', { name: /admin/ }))
    await page.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...page, choose }
}
const settings = {
  login_style: 2,
  retentionDays: 180,
  auditYears: 3,
  disabled_update_pass: [],
  disabledUsers: [],
  secondFactor: 'off',
}

describe('the menu of who is signed in', () => {
  it('changes the password, with name and e-mail to be read only', async () => {
    const page = await open(null, { 'POST /api/updatePass': () => ({}) })
    await page.choose('修改密码')
    expect(await screen.findByLabelText('用户名')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('邮箱')).toHaveValue('demo@example.com')
    await page.user.type(screen.getByLabelText(/原密码/), 'Portal-demo-2026')
    await page.user.type(screen.getByLabelText(/^新密码/), 'gang-kou-ri-chu-2027')
    await page.user.type(screen.getByLabelText(/确认新密码/), 'gang-kou-ri-chu-2027')
    await page.user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(page.calls.find(({ name }) => name === 'POST /api/updatePass')?.body).toEqual({
      old_password: 'Portal-demo-2026',
      password: 'gang-kou-ri-chu-2027',
      password_confirm: 'gang-kou-ri-chu-2027',
    })
  })

  it('compares the new passwords, and sends nothing while they differ', async () => {
    const page = await open(null)
    await page.choose('修改密码')
    await page.user.type(await screen.findByLabelText(/原密码/), 'Portal-demo-2026')
    await page.user.type(screen.getByLabelText(/^新密码/), 'gang-kou-ri-chu-2027')
    await page.user.type(screen.getByLabelText(/确认新密码/), 'gang-kou-ri-luo-2027')
    await page.user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByLabelText(/确认新密码/)).toHaveAccessibleDescription(/两次输入密码不一致!/))
    expect(page.calls.map(({ name }) => name)).not.toContain('POST /api/updatePass')
  })

  it('shows a wrong old password at its field', async () => {
    const msg = '原密码错误'
    const page = await open(null, {
      'POST /api/updatePass': () => refusal(400, 'U00400', msg, { fields: [{ path: 'old_password', msg }] }),
    })
    await page.choose('修改密码')
    await page.user.type(await screen.findByLabelText(/原密码/), 'wrong')
    await page.user.type(screen.getByLabelText(/^新密码/), 'gang-kou-ri-chu-2027')
    await page.user.type(screen.getByLabelText(/确认新密码/), 'gang-kou-ri-chu-2027')
    await page.user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.getByLabelText(/原密码/)).toHaveAccessibleDescription(/原密码错误/))
  })

  it('opens system settings for the administrator alone', async () => {
    const page = await open(null)
    await page.choose('系统设置')
    expect(await screen.findByText('只有管理员才能操作！')).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('saves how people sign in and who may not change the password', async () => {
    const found = userRowAnswer()
    const page = await open('0', {
      'GET /api/admin/settings': () => settings,
      'GET /api/admin/users': () => ({ elements: [found], totalElements: 1 }),
      'PUT /api/admin/settings': ({ body }) => ({ ...settings, ...(body as object) }),
    })
    await page.choose('系统设置')
    await page.user.click(await screen.findByLabelText('单点登录'))
    await page.user.type(screen.getByRole('searchbox', { name: '查找用户' }), 'yan')
    await page.user.click(await screen.findByRole('button', { name: /yanshi_user/ }))
    expect(screen.getByRole('button', { name: '移除 yanshi_user' })).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(page.calls.find(({ name }) => name === 'PUT /api/admin/settings')?.body).toEqual({
      ...{ login_style: '1', retentionDays: '180', auditYears: '3', secondFactor: 'off' },
      disabled_update_pass: [found.id],
    })
  })

  it('signs out', async () => {
    const page = await open(null, { 'PUT /api/logout': () => ({}) })
    await page.choose('退出')
    await waitFor(() => expect(page.left).toHaveBeenCalled())
    expect(localStorage.getItem('onechain_token')).toBeNull()
  })
})
