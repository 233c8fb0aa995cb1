import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, refusal } from '../testing/answer-calls.ts'
import { signedInAnswer } from '../testing/page-answers.ts'
import { stagePage } from '../testing/page-stage.tsx'
import { emptyBrowser } from '../testing/stored-session.ts'
import { InvitationPage } from './invitation-page.tsx'

beforeEach(emptyBrowser)

const password = 'gang-kou-ri-chu-2027'
const expiresAt = Date.parse('2026-12-01T10:02:00+08:00')
const over = () => refusal(404, 'U00404', '邀请链接已失效：可能已过期、已使用或已撤销，请联系管理员重新邀请')
const newcomer = { username: 'xinren', userType: 'staff' } as const
const open = (answers: Answers = {}, at = '/invitation?token=abc') =>
  stagePage(<InvitationPage />, {
    at,
    answers: {
      'POST /api/invitation': () => ({ username: 'xinren', expiresAt }),
      'POST /api/acceptInvitation': () => signedInAnswer(newcomer),
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const fill = async ({ user }: Page) => {
  await user.type(await screen.findByLabelText(/^密码/), password)
  await user.type(screen.getByLabelText(/^确认密码/), password)
  await user.type(screen.getByLabelText(/^手机号/), '13800000099')
}
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: '接受邀请并登录' }))
const callsOf = ({ calls }: Page, name: string) => calls.filter((call) => call.name === name)

describe('the page of an invitation', () => {
  it('says for whom it is and until when, takes password and phone, and leads into the back office', async () => {
    const page = await open()
    expect(
      await screen.findByText(/^您将以用户名 xinren 使用管理后台。邀请在 .*12 月 1 日 10:02 前有效。$/),
    ).toBeVisible()
    await press(page)
    expect(await screen.findAllByText('请输入密码')).not.toHaveLength(0)
    expect(callsOf(page, 'POST /api/acceptInvitation')).toEqual([])
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/'))
    const [{ body } = { body: undefined }] = callsOf(page, 'POST /api/acceptInvitation')
    expect(body).toEqual({ token: 'abc', password, password_confirm: password, phone: '13800000099' })
    expect(localStorage.getItem('onechain_token')).toBe('token-one')
  })

  it('leads to the set-up of a second factor where one is asked for', async () => {
    const page = await open({
      'POST /api/acceptInvitation': () => ({ ...signedInAnswer(newcomer), mustSetUpSecondFactor: true }),
    })
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/login'))
  })

  it.each([
    ['an address without a token', {}, '/invitation'],
    ['a link that is over', { 'POST /api/invitation': over }, '/invitation?token=abc'],
  ])('says alike of %s that it no longer works, and what to do', async (_what, answers, at) => {
    await open(answers, at)
    expect(await screen.findByRole('heading', { level: 1, name: '邀请已失效' })).toBeVisible()
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login')
  })

  it('says so too where the link was used while the form stood open', async () => {
    let isUsed = false
    const page = await open({
      'POST /api/invitation': () => (isUsed ? over() : { username: 'xinren', expiresAt }),
      'POST /api/acceptInvitation': () => {
        isUsed = true
        return over()
      },
    })
    await fill(page)
    await press(page)
    expect(await screen.findByRole('heading', { level: 1, name: '邀请已失效' })).toBeVisible()
  })

  it('keeps what was typed when the password is refused', async () => {
    const msg = '该密码已被大量使用，请换一个'
    const page = await open({
      'POST /api/acceptInvitation': () => refusal(400, 'U00400', msg, { fields: [{ path: 'password', msg }] }),
    })
    await fill(page)
    await press(page)
    expect(await screen.findAllByText(msg)).not.toHaveLength(0)
    expect(screen.getByLabelText(/^手机号/)).toHaveValue('13800000099')
  })

  it('offers another try where the server does not answer', async () => {
    let isBroken = true
    const page = await open({
      'POST /api/invitation': () =>
        isBroken ? refusal(500, 'U00500', '系统繁忙，请稍后再试') : { username: 'xinren', expiresAt },
    })
    expect(await screen.findByText('邀请加载失败')).toBeVisible()
    isBroken = false
    await page.user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByLabelText(/^手机号/)).toBeVisible()
  })
})
