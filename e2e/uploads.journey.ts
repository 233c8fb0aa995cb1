import type { Page } from '@playwright/test'
import { openSession, register } from './people.ts'
import { answered, expect, test, unanswered } from './portal.ts'
import { bitmapOf, disguised, pdfOf } from './sample-files.ts'
import { seizureForm, toastOf } from './seizure-form.ts'

const address = '/api/file/upload'
const tooLarge = '上传文件大小不能超过 2MB!'
const unsupported = '上传文件的格式不支持'

/** A line that sends so many kilobytes a second, until it is freed. */
const slowDown = async (page: Page, kilobytes: number): Promise<{ free: () => Promise<unknown> }> => {
  const devtools = await page.context().newCDPSession(page)
  const send = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await devtools.send('Network.enable')
  await send(kilobytes * 1024)
  return { free: () => send(-1) }
}

test('a file that may not be sent is refused with its reason, and nothing typed is lost', async ({
  request,
  signedIn,
  complaints,
  picture,
}) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  await form.open()
  await form.fill()
  const sent: string[] = []
  page.on('request', (call) => call.url().includes(address) && sent.push(call.url()))

  await test.step('too large', async () => {
    const large = bitmapOf(2049, '整套材料.bmp')
    await form.attach(large)
    await expect(form.fileRow(large.name)).toContainText(tooLarge)
    await expect(form.fileRow(large.name).getByRole('button', { name: /重试/ })).toHaveCount(0)
    await picture('form-upload-refused', page)
  })

  await test.step('of a kind that the field does not take', async () => {
    await form.attach({ name: '清单.txt', mimeType: 'text/plain', buffer: Buffer.from('一') })
    await expect(form.fileRow('清单.txt')).toContainText(unsupported)
    await expect(form.fileRow('整套材料.bmp')).toHaveCount(0)
    expect(sent).toEqual([])
  })

  await test.step('judged by its bytes, whatever its name says', async () => {
    complaints.expect(answered(415, address))
    for (const file of disguised) {
      await form.attach(file)
      await expect(form.fileRow(file.name)).toContainText(unsupported)
    }
    expect(sent).toHaveLength(disguised.length)
  })

  await test.step('and the server says the same to whoever goes past the page', async () => {
    for (const [file, status, msg] of [
      [bitmapOf(2049), 'U00413', tooLarge],
      [disguised[0], 'U00415', unsupported],
      [disguised[1], 'U00415', unsupported],
    ] as const) {
      if (!file) throw new Error('A sample is missing')
      const reply = await request.post(address, {
        headers: { authorization: token },
        multipart: { purpose: 'request-attachment', fileData: file },
      })
      expect(await reply.json()).toMatchObject({ status, msg })
    }
  })

  await test.step('a good one then takes its place', async () => {
    const file = pdfOf()
    await form.attach(file)
    await expect(form.fileRow(file.name)).toContainText('已上传')
    await expect(form.fileRow('照片.jpg')).toHaveCount(0)
    await form.expectTyped()
    await form.submit.click()
    await expect(form.success).toBeVisible()
  })
})

test('a slow upload shows how far it is, can be cancelled, and is sent again', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = bitmapOf(1500)
  const row = form.fileRow(file.name)
  const bar = row.getByRole('progressbar')
  await form.open()
  await form.fill()
  const line = await slowDown(page, 120)
  await form.attach(file)
  await expect
    .poll(async () => Number(await bar.getAttribute('value')), { message: 'the bar moves before the end' })
    .toBeGreaterThan(0)
  const early = Number(await bar.getAttribute('value'))
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(early)
  expect(early).toBeLessThan(100)
  await expect(form.form.getByRole('button', { name: '文件上传中…' })).toHaveAttribute('aria-disabled', 'true')
  await picture('form-upload-progress', page)

  await row.getByRole('button', { name: `取消 ${file.name}` }).click()
  await expect(row).toContainText('已取消上传')
  await expect(form.submit).not.toHaveAttribute('aria-disabled')
  await line.free()
  await row.getByRole('button', { name: `重试 ${file.name}` }).click()
  await expect(row).toContainText('已上传')
  await form.expectTyped()
})

test('a line that breaks offers 重试, which brings the file', async ({ request, signedIn, complaints }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const file = pdfOf()
  const row = form.fileRow(file.name)
  complaints.expect(unanswered(address))
  await form.open()
  await form.fill()
  await page.route(`**${address}`, (route) => route.abort('connectionreset'), { times: 1 })
  await form.attach(file)
  await expect(row).toContainText('网络连接失败，请检查网络后重试')
  await row.getByRole('button', { name: `重试 ${file.name}` }).click()
  await expect(row).toContainText('已上传')
  await form.expectTyped()
})

test('one file is taken: a second is dropped, a deleted one makes room', async ({ request, signedIn }) => {
  const { username, token } = await register(request)
  const page = await signedIn(username)
  const form = seizureForm(page)
  const [first, second] = [pdfOf('第一份.pdf'), pdfOf('第二份.pdf')]
  await form.open()
  await form.fill()
  await form.attach(first)
  await expect(form.fileRow(first.name)).toContainText('已上传')
  await form.attach(second)
  await expect(toastOf(page, '超过最大上传数量！')).toBeVisible()
  await expect(form.fileRow(second.name)).toHaveCount(0)
  await form
    .fileRow(first.name)
    .getByRole('button', { name: `删除 ${first.name}` })
    .click()
  await expect(form.fileRow(first.name)).toHaveCount(0)
  await form.attach(second)
  await expect(form.fileRow(second.name)).toContainText('已上传')
  await form.expectTyped()
  await form.submit.click()
  const businessSn = await form.submittedNumber()
  const detail = await request.get(`/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`, {
    headers: { authorization: token },
  })
  const { voucher } = (await detail.json()) as { voucher: string }
  expect(JSON.parse(voucher)).toMatchObject([{ fileName: second.name }])
})

test("a stranger's file cannot be attached, and a link to one's own is no key for him", async ({ request }) => {
  const owner = await register(request)
  const stranger = await openSession(request, 'demo2')
  const reply = await request.post(address, {
    headers: { authorization: owner.token },
    multipart: { purpose: 'request-attachment', fileData: pdfOf() },
  })
  const { id } = (await reply.json()) as { id: string }
  const mine = await request.get(`/api/file/${id}`, { headers: { authorization: owner.token } })
  expect(mine.status()).toBe(200)
  expect(mine.headers()['content-disposition']).toContain('attachment')
  const his = await request.get(`/api/file/${id}`, { headers: { authorization: stranger } })
  expect(his.status()).toBe(404)
})
