import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { UserDetail } from '../../contract/user-detail.ts'
import { userRowAnswer } from '../../testing/page-answers.ts'
import { editor, refusal, setStage } from '../../testing/page-stage.tsx'
import { UserPage } from './user-page.tsx'

const time = Date.parse('2026-11-18T10:02:00+08:00')
const detail: UserDetail = {
  ...userRowAnswer({ id: 'u7', can: ['disable', 'save', 'delete', 'endSessions'] }),
  idCard: '330***********0014',
  note: '老客户',
  version: 4,
  agreed: { policyVersion: '1.5', time },
  invitationExpiresAt: null,
  grants: [],
  denials: [],
  permissions: [],
  sessions: [
    {
      id: 's1',
      browser: 'Chrome · Windows',
      address: '127.0.0.1',
      createTime: time,
      lastSeenTime: time,
      current: false,
    },
  ],
  counts: [
    { key: 'requests', name: '海外维权业务', count: 3, open: 1, newest: [{ name: 'KL1', link: '/requests/KL1' }] },
  ],
  events: [{ time, kind: 'login_succeeded', actor: null, address: '127.0.0.1' }],
}

const open = (answers: Parameters<typeof setStage>[0]['answers'] = {}, user = detail) =>
  setStage({
    pages: { '/users/:id': <UserPage /> },
    at: '/users/u7',
    as: editor,
    answers: { 'GET /api/admin/users/{id}': () => user, ...answers },
  })

it('shows an account in tabs: facts, sessions, business with links, history; no access of a customer', async () => {
  const { user, callsOf, here } = open({ 'DELETE /api/admin/users/u7/sessions/s1': () => ({ ended: 1 }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'yanshi_user' })).toBeVisible()
  expect(screen.getByText('第 1.5 版，', { exact: false })).toBeVisible()
  expect(screen.getByText('138****0011')).toBeVisible()
  expect(screen.queryByRole('tab', { name: '权限' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('tab', { name: '业务' }))
  expect(screen.getByRole('link', { name: 'KL1' })).toHaveAttribute('href', '/requests/KL1')
  expect(here()).toBe('/users/u7?tab=business')
  await user.click(screen.getByRole('tab', { name: '记录' }))
  expect(within(screen.getByRole('list', { name: '账号记录' })).getByText('登录')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: '登录' }))
  await user.click(screen.getByRole('button', { name: '结束 Chrome · Windows' }))
  await waitFor(() => expect(callsOf('DELETE /api/admin/users/u7/sessions/s1')).toHaveLength(1))
})

it.each([
  [['audit.read'], '/audit?subjectKind=user&subjectRef=u7'],
  [['users.read'], undefined],
])('leads whoever holds %j to what the act log says of the account: %s', async (holds, address) => {
  setStage({
    ...{ pages: { '/users/:id': <UserPage /> }, at: '/users/u7', as: editor, holds },
    answers: { 'GET /api/admin/users/{id}': () => detail },
  })
  await screen.findByRole('heading', { level: 1, name: 'yanshi_user' })
  await waitFor(() => expect(screen.queryByRole('link', { name: '操作日志' })?.getAttribute('href')).toBe(address))
})

it('saves what was changed, with the version that was read', async () => {
  const { user, callsOf } = open({ 'PUT /api/admin/users/u7': () => ({ version: 5 }) })
  await user.click(await screen.findByRole('button', { name: '修改资料' }))
  const dialog = await screen.findByRole('dialog')
  const phone = within(dialog).getByLabelText(/^手机号/)
  await user.clear(phone)
  await user.type(phone, '13900000009')
  await user.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(callsOf('PUT /api/admin/users/u7')).toHaveLength(1))
  expect(callsOf('PUT /api/admin/users/u7')[0]?.body).toEqual({
    version: 4,
    companyName: '演示注册企业',
    phone: '13900000009',
    email: 'y***@example.com',
    note: '老客户',
  })
})

it('says what goes and what stays before an account is deleted, asks why, and shows what is still open', async () => {
  const words = '还有未了结的海外维权业务 1 件，完成后才能注销'
  const { user, callsOf } = open({ 'DELETE /api/admin/users/u7': () => refusal(409, 'U00409', words) })
  await user.click(await screen.findByRole('button', { name: '更多操作 yanshi_user' }))
  await user.click(await screen.findByRole('menuitem', { name: '注销' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByText('注销后不能恢复')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: '注销' }))
  expect(await within(dialog).findByText('请填写注销原因')).toBeVisible()
  await user.type(within(dialog).getByLabelText(/^注销原因/), '本人要求')
  await user.click(within(dialog).getByRole('button', { name: '注销' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(callsOf('DELETE /api/admin/users/u7')[0]?.query).toEqual({ reason: '本人要求' })
})

it('an invitation that nobody has accepted is made anew or withdrawn on the page of its user', async () => {
  const url = 'https://portal.test/admin.html#/invitation?token=abc'
  const invited = {
    ...{ ...detail, userType: 'staff', status: 'invited', agreed: null },
    ...{ can: ['invite', 'delete'], invitationExpiresAt: time },
  } satisfies UserDetail
  const { user, callsOf, here } = open(
    {
      'POST /api/admin/users/u7/invitation': () => ({ url, expiresAt: time }),
      'DELETE /api/admin/users/u7': () => ({}),
    },
    invited,
  )
  expect(await screen.findByText('已邀请')).toBeVisible()
  expect(screen.getByText('邀请有效至')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '重新邀请 yanshi_user' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重新邀请' }))
  expect(await screen.findByText(url)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '我已转交链接' }))
  await waitFor(() => expect(screen.queryByText(url)).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: '更多操作 yanshi_user' }))
  await user.click(await screen.findByRole('menuitem', { name: '撤销邀请' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('邀请链接立即失效')).toBeVisible()
  await user.type(dialog.getByLabelText(/^撤销原因/), '填错了')
  await user.click(dialog.getByRole('button', { name: '撤销邀请' }))
  await waitFor(() => expect(callsOf('DELETE /api/admin/users/u7')[0]?.query).toEqual({ reason: '填错了' }))
  await waitFor(() => expect(here()).toBe('/users'))
})
