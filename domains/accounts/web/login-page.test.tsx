import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Answers, refusal } from '../testing/answer-calls.ts'
import { privilegeAnswer, signedInAnswer, userinfoAnswer } from '../testing/page-answers.ts'
import { stagePage } from '../testing/page-stage.tsx'
import { emptyBrowser, storeSession } from '../testing/stored-session.ts'
import { LoginPage } from './login-page.tsx'

beforeEach(emptyBrowser)

const open = (answers: Answers = {}, at = '/login') =>
  stagePage(<LoginPage />, {
    at,
    answers: { 'POST /api/login': () => signedInAnswer(), 'GET /api/privilege': () => privilegeAnswer(), ...answers },
  })
type Page = Awaited<ReturnType<typeof open>>

const fill = async ({ user }: Page, password = 'Portal-demo-2026') => {
  await user.type(screen.getByLabelText(/账号/), 'demo')
  await user.type(screen.getByLabelText(/^密码/), password)
}
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: '登录' }))

describe('the login', () => {
  it('says what is missing, the name first, and sends nothing', async () => {
    const page = await open()
    await press(page)
    expect(await screen.findAllByText('请输入用户名')).not.toHaveLength(0)
    expect(screen.getByText('请输入密码')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText(/账号/)).toHaveFocus())
    expect(page.calls).toEqual([])
  })

  it('leads back to where one came from', async () => {
    const page = await open({}, '/login?return_url=%2Fhome%2FcustomsSeizure%3Fstep%3D1')
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/home/customsSeizure?step=1'))
    expect(page.calls[0]).toMatchObject({ body: { username: 'demo', password: 'Portal-demo-2026' } })
  })

  it('leads back to the landing page where the header was used there', async () => {
    const page = await open({}, '/login?redirect=%2FoneChains')
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/oneChains'))
  })

  it('follows redirect alike, and no foreign address', async () => {
    const page = await open({}, '/login?redirect=https%3A%2F%2Fevil.example%2F')
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/'))
  })

  it('keeps what was typed when the password is wrong', async () => {
    const page = await open({ 'POST /api/login': () => refusal(400, 'U00400', '用户名或密码错误') })
    await fill(page, 'not-the-password')
    await press(page)
    expect(await screen.findAllByText('用户名或密码错误')).not.toHaveLength(0)
    expect(screen.getByLabelText(/账号/)).toHaveValue('demo')
    expect(page.here()).toBe('/login')
  })

  it('counts the wait down and lets nobody try meanwhile', async () => {
    const slowed = () => refusal(429, 'U00429', '尝试次数过多，请 2 秒后再试', { retryAfter: 2 })
    const page = await open({ 'POST /api/login': slowed })
    await fill(page)
    await press(page)
    const button = await screen.findByText('请等待 2 秒')
    await page.user.click(button)
    expect(page.calls).toHaveLength(1)
    await screen.findByText('请等待 1 秒', {}, { timeout: 2_000 })
    await screen.findByRole('button', { name: '登录' }, { timeout: 2_000 })
  })

  it('offers the remembered name, never a password', async () => {
    const first = await open()
    await fill(first)
    await first.user.click(screen.getByLabelText('记住我'))
    await press(first)
    await waitFor(() => expect(first.here()).toBe('/'))
    expect(localStorage.getItem('onechain_remumber_flag')).toBe('true')
    expect(JSON.stringify({ ...localStorage })).not.toContain('Portal-demo-2026')
    localStorage.removeItem('onechain_token')
    cleanup()
    await open()
    expect(screen.getByLabelText(/账号/)).toHaveValue('demo')
    expect(screen.getByLabelText('记住我')).toBeChecked()
    expect(screen.getByLabelText(/^密码/)).toHaveValue('')
  })

  it('has a one-time password changed before anything else', async () => {
    let isChanged = false
    const page = await open({
      'POST /api/login': () => signedInAnswer({}, true),
      'POST /api/updatePass': () => {
        isChanged = true
        return {}
      },
      'GET /api/privilege': () => privilegeAnswer({}, !isChanged),
    })
    await fill(page, 'abcd-efgh-jkmn-pqrs-tuvw')
    await press(page)
    await screen.findByRole('heading', { name: '设置新密码' })
    await page.user.type(screen.getByLabelText(/^新密码/), 'gang-kou-ri-chu-2027')
    await page.user.type(screen.getByLabelText(/确认新密码/), 'gang-kou-ri-chu-2027')
    await page.user.click(screen.getByRole('button', { name: '保存新密码' }))
    await waitFor(() => expect(page.here()).toBe('/'))
    expect(page.calls.find(({ name }) => name === 'POST /api/updatePass')?.body).toMatchObject({
      old_password: 'abcd-efgh-jkmn-pqrs-tuvw',
      password: 'gang-kou-ri-chu-2027',
    })
  })

  it('asks for the code after a right password alone, and keeps what was typed', async () => {
    const answers = [
      () => refusal(400, 'U00400', '请输入动态验证码', { fields: [{ path: 'code', msg: '请输入动态验证码' }] }),
      () => signedInAnswer(),
    ]
    const page = await open({ 'POST /api/login': () => answers.shift()?.() ?? {} })
    await fill(page)
    expect(screen.queryByLabelText(/动态验证码/)).not.toBeInTheDocument()
    await press(page)
    const code = await screen.findByLabelText(/动态验证码/)
    await waitFor(() => expect(code).toHaveFocus())
    expect(code).toHaveAccessibleDescription(/请输入动态验证码/)
    await page.user.type(code, '123 456')
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/'))
    expect(page.calls.filter(({ name }) => name === 'POST /api/login')[1]?.body).toEqual({
      username: 'demo',
      password: 'Portal-demo-2026',
      code: '123 456',
    })
  })

  it('has a second factor set up before anything else where the operator asks for it', async () => {
    let isOn = false
    const page = await open({
      'POST /api/login': () => ({ ...signedInAnswer(), mustSetUpSecondFactor: true }),
      'POST /api/secondFactor/begin': () => ({
        secret: 'ABCDEFGH',
        uri: 'otpauth://totp/x?secret=ABCDEFGH',
        expiresAt: 0,
      }),
      'POST /api/secondFactor/confirm': () => {
        isOn = true
        return { recoveryCodes: ['ABCDEFGHJK', 'LMNPQRSTUV'] }
      },
      'GET /api/privilege': () => ({ ...privilegeAnswer(), mustSetUpSecondFactor: !isOn }),
    })
    await fill(page)
    await press(page)
    await screen.findByRole('heading', { name: '启用动态验证码' })
    await page.user.click(screen.getByRole('button', { name: '开始设置' }))
    expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '在本机的验证器应用中打开' })).toHaveAttribute(
      'href',
      'otpauth://totp/x?secret=ABCDEFGH',
    )
    await page.user.type(screen.getByLabelText(/^动态验证码/), '123456')
    await page.user.click(screen.getByRole('button', { name: '确认启用' }))
    expect(await screen.findByText('ABCDEFGHJK')).toBeInTheDocument()
    expect(page.here()).toBe('/login')
    await page.user.click(screen.getByRole('button', { name: '我已保存' }))
    await waitFor(() => expect(page.here()).toBe('/'))
    expect(page.calls.find(({ name }) => name === 'POST /api/secondFactor/begin')?.body).toEqual({
      password: 'Portal-demo-2026',
    })
  })

  it('asks for the change again after a reload, and leads nowhere before', async () => {
    storeSession(userinfoAnswer())
    window.location.hash = '#/login'
    const page = await open({ 'GET /api/privilege': () => privilegeAnswer({}, true) })
    await screen.findByRole('heading', { name: '设置新密码' })
    expect(screen.getByLabelText(/一次性密码/)).toBeInTheDocument()
    expect(page.here()).toBe('/login')
  })

  it('leads on whoever turns out to be signed in', async () => {
    storeSession(userinfoAnswer())
    const page = await open({}, '/login?return_url=%2Fhome%2Faccount')
    await waitFor(() => expect(page.here()).toBe('/home/account'))
  })

  it('keeps the way back for whoever registers instead', async () => {
    await open({}, '/login?return_url=%2Fhome%2Faccount')
    expect(screen.getByRole('link', { name: '免费注册' })).toHaveAttribute(
      'href',
      '/register?return_url=%2Fhome%2Faccount',
    )
  })
})
