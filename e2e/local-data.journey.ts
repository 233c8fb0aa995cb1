import { personalNumber, storedIn } from './browser-storage.ts'
import { logIn, register, stateOf } from './people.ts'
import { expect, test } from './portal.ts'
import { seizureForm } from './seizure-form.ts'

test('the login leaves in the browser what every other journey begins with, and no private number', async ({
  page,
  request,
  baseURL,
}) => {
  const { username } = await register(request)
  await page.goto('/#/login?redirect=/home/account')
  await logIn(page, username)
  await expect(page.getByRole('heading', { name: '账号与安全' })).toBeVisible()
  await expect(page.getByText(/^139\*{4}\d{4}$/)).toBeVisible()
  const byForm = await page.context().storageState()
  const byCall = await stateOf(request, username, baseURL ?? '')
  const keptBy = ({ origins: [origin] }: typeof byCall) =>
    Object.fromEntries((origin?.localStorage ?? []).map(({ name, value }) => [name, value]))
  const secret = { onechain_token: expect.any(String), onechain_device: expect.any(String) }
  expect(keptBy(byForm)).toEqual({ ...keptBy(byCall), ...secret })
  expect(byForm.cookies).toMatchObject(byCall.cookies)

  await page.goto('/#/home/customsSeizure')
  await seizureForm(page).fill()
  const stored = await storedIn(page)
  expect(JSON.stringify(stored)).not.toMatch(personalNumber)
  expect(stored.databases).toEqual([])
  expect(stored.session).toEqual({})
  expect(stored.cookies).toEqual(['onechain_open=1'])
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
  // The device token stays: it names a browser and not a user, and keeps a stranger from locking the account's owner out.
  const { onechain_device: device, ...rest } = after.local
  expect(device).toMatch(/^[\w-]{20,}$/)
  expect(rest).toEqual({ onechain_remumber_flag: 'false', onechain_remumber_login_info: '' })
  expect(after.session).toEqual({})
  expect(after.databases).toEqual([])
  expect(JSON.stringify(after)).not.toContain('demo')
})
