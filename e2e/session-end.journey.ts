import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, openSession, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { formAddress, seizureForm, toastOf } from './seizure-form.ts'

const ended = '登录已失效，请重新登录'

/** Ends every session of the user but the one that asks, through the sessions call. */
const endOthers = async (request: APIRequestContext, username: string): Promise<void> => {
  const headers = { authorization: await openSession(request, username) }
  const list = await (await request.get('/api/sessions', { headers })).json()
  for (const { id, current } of list.elements as { id: string; current: boolean }[]) {
    if (!current) expect((await request.delete(`/api/sessions/${id}`, { headers })).status()).toBe(200)
  }
}

/** `admin` is a session from before: under single login a new one would end those that other journeys hold. */
const setLoginStyle = async (request: APIRequestContext, admin: string, style: 1 | 2): Promise<void> => {
  const headers = { authorization: admin }
  const reply = await request.put('/api/admin/settings', {
    headers,
    data: { login_style: style, disabled_update_pass: [] },
  })
  expect(reply.status()).toBe(200)
}

/** Submits with a session that has ended, logs in again and finds the same form; then the request goes through. */
const expectFormSurvives = async (page: Page, username: string, fileName: string): Promise<void> => {
  const form = seizureForm(page)
  await form.submit.click()
  await expect(toastOf(page, ended)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/login\\?return_url=${encodeURIComponent(formAddress)}$`))
  await logIn(page, username)
  await expect(page).toHaveURL(new RegExp(`#${formAddress}$`))
  await form.expectTyped()
  await expect(form.fileRow(fileName)).toContainText('已上传')
  await form.submit.click()
  await expect(form.success).toBeVisible()
}

test('a session that is ended elsewhere in mid-form loses nothing that was typed', async ({
  request,
  signedIn,
  complaints,
}) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = pdfOf()
  await form.open()
  await form.fill()
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
  complaints.expect(answered(401, '/api/submitIpForeignInfo'))
  await endOthers(request, username)
  await expectFormSurvives(page, username, file.name)
  const gone = await request.get('/api/privilege', { headers: { authorization: token } })
  expect(await gone.json()).toMatchObject({ status: 'U00015', msg: ended })
})

test('under single login a new login elsewhere ends this one, and the form waits', async ({
  request,
  signedIn,
  complaints,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = pdfOf()
  await form.open()
  await form.fill()
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
  complaints.expect(answered(401, '/api/submitIpForeignInfo'))
  const admin = await openSession(request, 'admin')
  await setLoginStyle(request, admin, 1)
  try {
    await openSession(request, username)
  } finally {
    await setLoginStyle(request, admin, 2)
  }
  await expectFormSurvives(page, username, file.name)
})

test('a session that ends during an upload leads back to the same form', async ({ request, signedIn, complaints }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = pdfOf()
  await form.open()
  await form.fill()
  complaints.expect(answered(401, '/api/file/upload'))
  await endOthers(request, username)
  await form.attach(file)
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await logIn(page, username)
  await form.expectTyped()
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
})

test('what one user typed is not shown to the next', async ({ request, signedIn, complaints }) => {
  const { username } = await register(request)
  const next = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.fill()
  complaints.expect(answered(401, '/api/submitIpForeignInfo'))
  await endOthers(request, username)
  await form.submit.click()
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await logIn(page, next.username)
  await expect(form.form).toBeVisible()
  await expect(form.field('诉求')).toHaveValue('')
  await expect(form.field('联系人电话')).toHaveValue('')
})

test('the way back from the login is followed on this host alone', async ({ page, baseURL, signedIn }) => {
  await test.step('home', async () => {
    await page.goto(`/#/login?redirect=${encodeURIComponent(`${baseURL}/#/home/speedOfProgress?active=7`)}`)
    await logIn(page, 'demo')
    await expect(page).toHaveURL(/#\/home\/speedOfProgress\?active=7$/)
    await expect(page.getByRole('heading', { name: '我的进度' })).toBeVisible()
  })

  // Who is logged in already is led on at once, by the same rule.
  const visitor = await signedIn('demo')
  const left: string[] = []
  visitor.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${baseURL}/`) && frame.url() !== 'about:blank') left.push(frame.url())
  })
  const foreign = [
    '//evil.example',
    'https://evil.example/#/home',
    'javascript:document.title="stolen"',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    `${baseURL}@evil.example/`,
    'data:text/html,stolen',
    '/#//evil.example',
    '/api/docs',
    '#/login',
  ]
  for (const [index, target] of foreign.entries()) {
    const name = index % 2 === 0 ? 'return_url' : 'redirect'
    await test.step(`${name}=${target}`, async () => {
      const query = `${name}=${encodeURIComponent(target)}`
      await visitor.goto(index % 3 === 0 ? `/?${query}#/login` : `/?n=${index}#/login?${query}`)
      await expect(visitor).toHaveURL(/#\/oneChains$/)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
  expect(left).toEqual([])
})
