import type { Page } from '@playwright/test'
import { register } from './people.ts'
import { expect, test, unanswered } from './portal.ts'
import { bitmapOf, pdfOf } from './sample-files.ts'
import { seizureForm } from './seizure-form.ts'

const address = '/api/file/upload'

/** Limits uploads to this many kilobytes a second, until `free` is called. */
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

test('a slow upload shows how far it is, can be cancelled, and is sent again; a line that breaks offers 重试', async ({
  request,
  signedIn,
  picture,
  complaints,
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

  await row.getByRole('button', { name: `删除 ${file.name}` }).click()
  complaints.expect(unanswered(address))
  await page.route(`**${address}`, (route) => route.abort('connectionreset'), { times: 1 })
  const paper = pdfOf()
  await form.attach(paper)
  await expect(form.fileRow(paper.name)).toContainText('网络连接失败，请检查网络后重试')
  await form
    .fileRow(paper.name)
    .getByRole('button', { name: `重试 ${paper.name}` })
    .click()
  await expect(form.fileRow(paper.name)).toContainText('已上传')
  await form.expectTyped()
})
