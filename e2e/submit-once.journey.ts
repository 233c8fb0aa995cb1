import type { APIRequestContext } from '@playwright/test'
import { register } from './people.ts'
import { expect, serviceLink, test, unanswered } from './portal.ts'
import { seizureForm } from './seizure-form.ts'

const address = '/api/submitIpForeignInfo'

const numbersOf = async (request: APIRequestContext, token: string): Promise<string[]> => {
  const reply = await request.get('/api/serchUserIpForeignInfo?pgCount=100', { headers: { authorization: token } })
  return ((await reply.json()).elements as { businessSn: string }[]).map(({ businessSn }) => businessSn)
}

test('pressing submit twice, or Enter beside it, sends one request', async ({ request, signedIn }) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.fill()
  const sent: string[] = []
  page.on('request', (call) => call.url().endsWith(address) && sent.push(call.url()))
  const { promise: pressed, resolve: answer } = Promise.withResolvers<void>()
  await page.route(`**${address}`, async (route) => {
    await pressed
    await route.continue()
  })
  await form.submit.dblclick()
  await expect(form.form.getByRole('button', { name: '正在提交…' })).toHaveAttribute('aria-disabled', 'true')
  await form.form.getByRole('button', { name: '正在提交…' }).click({ force: true })
  await form.field('企业名称').press('Enter')
  answer()
  await expect(form.success).toBeVisible()
  const businessSn = await form.submittedNumber()
  expect(sent).toHaveLength(1)
  expect(await numbersOf(request, token)).toEqual([businessSn])
})

test('a request whose answer was lost is not made twice', async ({ request, signedIn, complaints }) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.fill()
  let stored = ''
  await page.route(
    `**${address}`,
    async (route) => {
      const answer = await route.fetch()
      stored = ((await answer.json()) as { businessSn: string }).businessSn
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  complaints.expect(unanswered(address))
  await form.submit.click()
  const failure = form.form.getByRole('alert').filter({ hasText: '网络连接失败，请检查网络后重试' })
  await expect(failure).toBeVisible()
  await form.expectTyped()
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(form.success).toContainText(stored)
  expect(stored).toMatch(/^KL\d{14}$/)
  expect(await numbersOf(request, token)).toEqual([stored])
})

test('after ten seconds without an answer everything typed is still there, and 重试 sends it', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await page.clock.install()
  await form.open()
  await form.fill()
  const reached = new Promise<void>((resolve) => {
    // Never answered: the page alone has to give up.
    void page.route(`**${address}`, () => resolve(), { times: 1 })
  })
  await form.submit.click()
  await reached
  await page.clock.runFor(9_000)
  await expect(form.form.getByRole('button', { name: '正在提交…' })).toBeVisible()
  await page.clock.runFor(1_500)
  const failure = form.form.getByRole('alert').filter({ hasText: '请求超时，已填写的内容不会丢失，请重试' })
  await expect(failure).toBeVisible()
  await form.expectTyped()
  await picture('form-timeout', page)
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(form.success).toBeVisible()
  expect(await numbersOf(request, token)).toHaveLength(1)
})

test('继续提交 begins a second request, and leaving a filled form is asked about', async ({ request, signedIn }) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await page.goto('/')
  await serviceLink(page, '海关查扣应对').click()
  for (const count of [1, 2]) {
    await form.fill()
    await form.submit.click()
    await form.success.getByRole('button', { name: '继续提交' }).click()
    await expect(form.success).toBeHidden()
    await expect(form.field('诉求')).toHaveValue('')
    expect(new Set(await numbersOf(request, token)).size).toBe(count)
  }
  await form.field('诉求').fill('还没写完')
  const question = page.getByRole('alertdialog', { name: '离开此页？' })
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click()
  await question.getByRole('button', { name: '继续填写' }).click()
  await expect(form.field('诉求')).toHaveValue('还没写完')
  await page.goBack()
  await question.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL(/#\/oneChains$/)
  await expect(form.form).toHaveCount(0)
})
