import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, openSession, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { pdfOf } from './sample-files.ts'
import { formAddress, seizureForm, toastOf } from './seizure-form.ts'

const ended = '登录已失效，请重新登录'

/** Ends every session of the user except the one that calls, through the API. */
const endOthers = async (request: APIRequestContext, username: string): Promise<void> => {
  const headers = { authorization: await openSession(request, username) }
  const list = await (await request.get('/api/sessions', { headers })).json()
  for (const { id, current } of list.elements as { id: string; current: boolean }[]) {
    if (!current) expect((await request.delete(`/api/sessions/${id}`, { headers })).status()).toBe(200)
  }
}

/** Fills the form, and waits for the checks of what was typed: one that is asked after the end of the session is answered 401, too. */
const fillChecked = async (page: Page, form: ReturnType<typeof seizureForm>): Promise<void> => {
  const checked = page.waitForResponse('**/api/precheck')
  await form.fill()
  expect((await checked).status()).toBe(200)
  // The name of the holder may have been typed after the first of them.
  await page.waitForLoadState('networkidle')
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
  await fillChecked(page, form)
  const checked = page.waitForResponse('**/api/precheck')
  await form.attach(file)
  await expect(form.fileRow(file.name)).toContainText('已上传')
  expect((await checked).status()).toBe(200)
  complaints.expect(answered(401, '/api/submitIpForeignInfo'))
  await endOthers(request, username)
  await form.submit.click()
  await expect(toastOf(page, ended)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`#/login\\?return_url=${encodeURIComponent(formAddress)}$`))
  await logIn(page, username)
  await expect(page).toHaveURL(new RegExp(`#${formAddress}$`))
  await form.expectTyped()
  await expect(form.fileRow(file.name)).toContainText('已上传')
  await form.submit.click()
  await expect(form.success).toBeVisible()
  const gone = await request.get('/api/privilege', { headers: { authorization: token } })
  expect(await gone.json()).toMatchObject({ status: 'U00015', msg: ended })
})

test('what one user typed is not shown to the next', async ({ request, signedIn, complaints }) => {
  const { username } = await register(request)
  const next = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await fillChecked(page, form)
  complaints.expect(answered(401, '/api/submitIpForeignInfo'))
  await endOthers(request, username)
  await form.submit.click()
  await expect(page).toHaveURL(/#\/login\?return_url=/)
  await logIn(page, next.username)
  await expect(form.form).toBeVisible()
  await expect(form.field('诉求')).toHaveValue('')
  await expect(form.field('联系人电话')).toHaveValue('')
})
