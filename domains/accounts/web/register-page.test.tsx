import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { registerSample } from '../contract/samples.ts'
import { type Answers, refusal } from '../testing/answer-calls.ts'
import { privilegeAnswer, signedInAnswer } from '../testing/page-answers.ts'
import { stagePage } from '../testing/page-stage.tsx'
import { emptyBrowser } from '../testing/stored-session.ts'
import { RegisterPage } from './register-page.tsx'

beforeEach(emptyBrowser)

const open = (answers: Answers = {}, at = '/register') =>
  stagePage(<RegisterPage />, {
    at,
    answers: {
      'POST /api/register': () => signedInAnswer(),
      'GET /api/privilege': () => privilegeAnswer(),
      ...answers,
    },
  })
type Page = Awaited<ReturnType<typeof open>>

const fill = async ({ user }: Page) => {
  const { username, password, phone, email, companyName } = registerSample
  await user.type(screen.getByLabelText(/用户名/), username ?? '')
  await user.type(screen.getByLabelText(/^密码/), password ?? '')
  await user.type(screen.getByLabelText(/确认密码/), password ?? '')
  await user.type(screen.getByLabelText(/手机号/), phone ?? '')
  await user.type(screen.getByLabelText(/邮箱/), email ?? '')
  await user.type(screen.getByLabelText(/企业名称/), companyName ?? '')
  await user.click(screen.getByLabelText(/^我已阅读并同意/))
}
const press = ({ user }: Page) => user.click(screen.getByRole('button', { name: '注册' }))

describe('registration', () => {
  it('names every missing field in the order of the form', async () => {
    const page = await open()
    await press(page)
    const summary = (await screen.findByText('还有 5 处需要填写或修改')).closest('div')
    const items = within(summary as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '请输入用户名',
      '请输入密码',
      '请再次输入密码',
      '请输入手机号',
      '请阅读并同意用户协议和隐私政策',
    ])
    expect(page.calls).toEqual([])
  })

  it('compares the passwords on the spot', async () => {
    const page = await open()
    await page.user.type(screen.getByLabelText(/^密码/), 'gang-kou-ri-chu-2027')
    await page.user.type(screen.getByLabelText(/确认密码/), 'gang-kou-ri-chu-2028')
    await page.user.tab()
    expect(await screen.findByText('两次输入密码不一致!')).toBeInTheDocument()
  })

  it('sends the form and leads back, signed in', async () => {
    const page = await open({}, '/register?return_url=%2Fhome%2FcustomsSeizure')
    await fill(page)
    await press(page)
    await waitFor(() => expect(page.here()).toBe('/home/customsSeizure'))
    expect(page.calls[0]).toMatchObject({ name: 'POST /api/register', body: registerSample })
    expect(localStorage.getItem('onechain_token')).toBe('token-one')
  })

  it('shows at the field what only the server knows', async () => {
    const msg = '该用户名已被使用'
    const taken = () => refusal(400, 'U00400', msg, { fields: [{ path: 'username', msg }] })
    const page = await open({ 'POST /api/register': taken })
    await fill(page)
    await press(page)
    await waitFor(() => expect(screen.getByLabelText(/用户名/)).toHaveAccessibleDescription(/该用户名已被使用/))
    expect(screen.getByLabelText(/手机号/)).toHaveValue(registerSample.phone)
  })

  it('lets the terms be read, and ticks nothing by itself', async () => {
    const page = await open()
    expect(screen.getByLabelText(/^我已阅读并同意/)).not.toBeChecked()
    await page.user.click(screen.getByRole('button', { name: '查看全文' }))
    expect(await screen.findByRole('dialog', { name: '用户协议和隐私政策' })).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: '我知道了' }))
    expect(screen.getByLabelText(/^我已阅读并同意/)).not.toBeChecked()
  })
})
