import { createHash } from 'node:crypto'
import { expectAccessible } from './accessibility.ts'
import { evidenceForm, slotTitles } from './evidence-form.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import { bitmapOf } from './sample-files.ts'

const limit = 2 * 1024 * 1024

test('booth photos are taken within the limit by the page itself, and their first bytes are kept @only-phone', async ({
  request,
  signedIn,
  picture,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const form = evidenceForm(page)
  /** What the page sent into each slot, as the browser handed it to the network. */
  const sent: Buffer[] = []
  page.on('request', (sending) => {
    if (sending.url().endsWith('/api/file/uploadCzFile')) sent.push(sending.postDataBuffer() ?? Buffer.alloc(0))
  })
  await page.goto('/#/home/exhibitionCertificate?active=2')
  await form.fillBasics()

  await test.step('takes a picture, sees it at once, and the stored hash is that of the bytes taken', async () => {
    await form.form.getByRole('button', { name: `拍${slotTitles.zhtwTwh}` }).click()
    const camera = page.getByRole('dialog', { name: `拍${slotTitles.zhtwTwh}` })
    await expect(camera.getByRole('link', { name: '现场时间卡' })).toBeVisible()
    await expect(camera.getByText('照片里没有相机信息')).toBeVisible()
    await expect(camera.getByRole('button', { name: '拍照' })).toBeEnabled()
    await expectAccessible(page)
    await picture('evidence-camera', page)
    const answering = page.waitForResponse('**/api/file/uploadCzFile')
    await camera.getByRole('button', { name: '拍照' }).click()
    const stored = (await (await answering).json()) as { sha256: string; size: number; url: string; copyOf: unknown }
    await expect(form.fieldOf('zhtwTwh').getByText('已传到平台，还没有封存')).toBeVisible()
    expect(stored.size).toBeLessThanOrEqual(limit)
    expect(stored.copyOf).toBeNull()
    const kept = await (await page.request.get(stored.url)).body()
    expect(createHash('sha256').update(kept).digest('hex')).toBe(stored.sha256)
    await expect(form.fieldOf('zhtwTwh').getByText(stored.sha256)).toBeAttached()
    await expect(form.fieldOf('zhtwTwh').getByText('本机计算的与服务器收到的一致')).toBeAttached()
    const drawn = form
      .fieldOf('zhtwTwh')
      .getByRole('button', { name: /^点开看大图/ })
      .locator('img')
      .first()
    await expect.poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await picture('evidence-taken', page)
  })

  await test.step('the light of the camera goes out when the view is left', async () => {
    await form.fieldOf('zhtwTwh').getByRole('button', { name: '重拍' }).click()
    const camera = page.getByRole('dialog', { name: `拍${slotTitles.zhtwTwh}` })
    const video = camera.locator('video')
    await expect(camera.getByRole('button', { name: '拍照' })).toBeEnabled()
    const track = await video.evaluateHandle((element: HTMLVideoElement) =>
      (element.srcObject as MediaStream).getVideoTracks().at(0),
    )
    expect(await track.evaluate((one) => one?.readyState)).toBe('live')
    await camera.getByRole('button', { name: '关闭相机' }).click()
    await expect(camera).toBeHidden()
    expect(await track.evaluate((one) => one?.readyState)).toBe('ended')
  })

  await test.step('a photo of 5 MB is sent only as the copy that the user has agreed to, and is called one', async () => {
    await form.open('czmm')
    const before = sent.length
    const photo = bitmapOf(5_000, '外景.bmp')
    const album = form.fieldOf('czmm').getByLabel(`${slotTitles.czmm}：从相册选`)
    await album.setInputFiles(photo)
    const sheet = page.getByRole('dialog', { name: /^这张照片 4.9 MB，超过 2MB$/ })
    await expect(sheet.getByRole('radio', { name: /^用这里的相机重拍/ })).toBeChecked()
    await expectAccessible(page)
    await picture('evidence-unfit', page)
    await sheet.getByRole('button', { name: '先不传' }).click()
    await expect(sheet).toBeHidden()
    expect(sent.length).toBe(before)

    await album.setInputFiles(photo)
    await sheet.getByText('另存一份小的再存证').click()
    const answering = page.waitForResponse('**/api/file/uploadCzFile')
    await sheet.getByRole('button', { name: '存证这份压缩副本' }).click()
    const stored = (await (await answering).json()) as { size: number; copyOf: { sha256: string; size: number } }
    expect(stored.size).toBeLessThanOrEqual(limit)
    expect(stored.copyOf).toEqual({
      sha256: createHash('sha256').update(photo.buffer).digest('hex'),
      size: photo.buffer.length,
    })
    await expect(form.fieldOf('czmm').getByText(/^压缩副本：不是相机原图/)).toBeVisible()
  })

  await test.step('whoever leaves finds the list in the account', async () => {
    await form.toList()
    await expect(page.getByText('已存到您的账号')).toBeVisible()
    await page.goto('/#/home/drafts')
    await expect(page.getByText('展会全流程存证：立即存证')).toBeVisible()
  })
})
