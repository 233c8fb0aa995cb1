import { personalNumber, storedIn } from './browser-storage.ts'
import { logIn, register, stateOf } from './people.ts'
import { expect, test, unanswered } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { requiredFields, seizureForm } from './seizure-form.ts'

const draftKeys = (local: Record<string, string>): string[] =>
  Object.keys(local).filter((key) => key.startsWith('draft:'))

test('without the account, the draft of this browser comes back, without phone and file, and goes with the logout', async ({
  page,
  request,
  picture,
  complaints,
}) => {
  complaints.expect(unanswered('/api/drafts'))
  await page.route('**/api/drafts**', (route) => route.abort('connectionreset'))
  const { username } = await register(request)
  const form = seizureForm(page)
  const file = pdfOf()
  await page.goto('/#/login')
  await logIn(page, username)
  await expect(page).toHaveURL(/#\/oneChains$/)
  await page.clock.install()
  await form.open()
  await form.fill()
  await form.field('诉求').fill('货主身份证 330203199001010014，邮箱 lin@example.com')
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
  expect(draftKeys((await storedIn(page)).local)).toEqual([])
  await page.clock.runFor(30_000)
  await form.field('诉求').fill(requiredFields[3].text)
  await page.clock.runFor(30_000)

  const { local } = await storedIn(page)
  expect(draftKeys(local)).toHaveLength(1)
  const kept = JSON.stringify(local)
  expect(kept).toContain(requiredFields[1].text)
  expect(kept).not.toContain('13912345678')
  expect(kept).not.toContain(file.name)
  expect(kept).not.toMatch(personalNumber)

  await page.reload()
  await expect(form.field('诉求')).toHaveValue('')
  await expect(page.getByText(/您有一份 .* 保存的草稿/)).toBeVisible()
  await picture('form-draft-offered')
  await page.getByRole('button', { name: '恢复草稿' }).click()
  for (const { label, text } of requiredFields) {
    await expect(form.field(label)).toHaveValue(label === '联系人电话' ? '' : text)
  }
  await expect(form.fileRow(file.name)).toHaveCount(0)

  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  expect(draftKeys((await storedIn(page)).local)).toEqual([])
})

test('the login leaves in the browser what every other journey begins with', async ({ page, request, baseURL }) => {
  const { username } = await register(request)
  await page.goto('/#/login')
  await logIn(page, username)
  await expect(page).toHaveURL(/#\/oneChains$/)
  await page.waitForLoadState('networkidle')
  const byForm = await page.context().storageState()
  const byCall = await stateOf(request, username, baseURL ?? '')
  const keptBy = ({ origins: [origin] }: typeof byCall) =>
    Object.fromEntries((origin?.localStorage ?? []).map(({ name, value }) => [name, value]))
  const secret = { onechain_token: expect.any(String), onechain_device: expect.any(String) }
  expect(keptBy(byForm)).toEqual({ ...keptBy(byCall), ...secret })
  expect(byForm.cookies).toMatchObject(byCall.cookies)
})

test('no private number is kept in the browser, whoever is logged in', async ({ newVisitor }) => {
  for (const username of ['demo', 'staff']) {
    const page = await newVisitor()
    await page.goto('/#/login?redirect=/home/account')
    await logIn(page, username)
    await expect(page.getByRole('heading', { name: '账号与安全' })).toBeVisible()
    await expect(page.getByText(/^138\*{4}\d{4}$/)).toBeVisible()
    await page.goto('/#/home/customsSeizure')
    const form = seizureForm(page)
    await form.fill()
    const stored = await storedIn(page)
    expect(JSON.stringify(stored)).not.toMatch(personalNumber)
    expect(JSON.stringify(stored)).not.toContain('example.com')
    expect(stored.databases).toEqual([])
    expect(stored.session).toEqual({})
    expect(stored.cookies).toEqual(['onechain_open=1'])
  }
})

test('记住我 keeps name and token, never the password, and the logout leaves nothing of the user', async ({ page }) => {
  await page.goto('/#/login')
  await page.getByRole('checkbox', { name: '记住我' }).check()
  await logIn(page, 'demo')
  await expect(page).toHaveURL(/#\/oneChains$/)
  const before = await storedIn(page)
  expect(before.local.onechain_remumber_flag).toBe('true')
  expect(before.local.onechain_remumber_login_info).toContain('"username":"demo"')
  expect(JSON.stringify(before)).not.toContain('Portal-demo-2026')
  await page.getByRole('button', { name: '退出' }).click()
  await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue('')
  const after = await storedIn(page)
  // The device token names a browser, not a user: it keeps a stranger from locking the owner out.
  const { onechain_device: device, ...rest } = after.local
  expect(device).toMatch(/^[\w-]{20,}$/)
  expect(rest).toEqual({ onechain_remumber_flag: 'false', onechain_remumber_login_info: '' })
  expect(after.session).toEqual({})
  expect(after.databases).toEqual([])
  expect(JSON.stringify(after)).not.toContain('demo')
})
