import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addAccount } from './authenticator.ts'
import { password, passwordField, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { scanCode } from './scan-code.ts'

const codeField = (page: Page) => page.getByRole('textbox', { name: '动态验证码' })

/** Opens the login, and sends name and password; the code is asked for only after a right password. */
const begin = async (page: Page, username: string): Promise<void> => {
  await page.goto('/#/login')
  await page.getByRole('textbox', { name: '账号' }).fill(username)
  await send(page, { given: password })
  await expect(codeField(page)).toBeVisible()
}

const send = async (page: Page, { given, code }: { given: string; code?: string }): Promise<void> => {
  await passwordField(page, '密码').fill(given)
  if (code !== undefined) await codeField(page).fill(code)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The form of the login, where its faults stand beside the fields. */
const saidIn = (page: Page) => page.getByRole('form', { name: '登录' })

const expectSignedIn = (page: Page) => expect(page).not.toHaveURL(/#\/login/)

test('a second factor is scanned by an authenticator, and its codes and recovery codes count once', async ({
  request,
  signedIn,
  newVisitor,
  complaints,
  picture,
}) => {
  const { username } = await register(request)
  const owner = await signedIn(username)
  await owner.goto('/#/home/account')
  const card = owner.getByRole('region', { name: '动态验证码' })
  await card.getByRole('button', { name: '启用', exact: true }).click()
  await passwordField(card, '登录密码').fill(password)
  await card.getByRole('button', { name: '开始设置' }).click()
  const code = card.getByRole('img', { name: '密钥的二维码' })
  await expect(code).toBeVisible()
  await expectAccessible(owner)
  await picture('second-factor-scan', owner)
  const app = addAccount(await scanCode(code))
  expect([app.issuer, app.account]).toEqual(['一链维权', username])

  const scannedAt = Date.now()
  const first = app.codeAt(scannedAt)
  await codeField(owner).fill(first)
  await card.getByRole('button', { name: '确认启用' }).click()
  const list = card.getByRole('region', { name: '恢复码' })
  const recovery = (await list.getByRole('listitem').first().textContent()) ?? ''
  await picture('second-factor-recovery-codes', owner)
  await list.getByRole('button', { name: '我已保存' }).click()
  await expect(card.getByText(/^已启用，自/)).toBeVisible()

  complaints.expect(answered(400, '/api/login'))
  const page = await newVisitor()
  await begin(page, username)
  await picture('second-factor-asked', page)
  // A wrong password with a right code says no more than a wrong password; the code that set the factor up is spent.
  const next = app.codeAt(scannedAt, 1)
  await send(page, { given: 'Wrong-password-2026', code: next })
  await expect(saidIn(page).getByText('用户名或密码错误')).toBeVisible()
  await send(page, { given: password, code: first })
  await expect(saidIn(page).getByText('动态验证码错误')).toBeVisible()
  await send(page, { given: password, code: next })
  await expectSignedIn(page)

  const withoutPhone = await newVisitor()
  await begin(withoutPhone, username)
  await send(withoutPhone, { given: password, code: recovery })
  await expectSignedIn(withoutPhone)
  const again = await newVisitor()
  await begin(again, username)
  await send(again, { given: password, code: recovery })
  await expect(saidIn(again).getByText('动态验证码错误')).toBeVisible()
})
