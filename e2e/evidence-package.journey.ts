import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { detailAddress, photoOf, sealByCall, slotTitles } from './evidence-form.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import type { SampleFile } from './sample-files.ts'
import { scanCode } from './scan-code.ts'

/** The log must sign its first two checkpoints here, which takes seconds, and longer on a slow machine. */
const patience = { timeout: 60_000 }

const cardOf = (page: Page) => page.getByRole('img', { name: /^时间卡 .* 的二维码$/ })

/** A photo of a booth in which somebody holds the time card up, a little crooked. */
const boothWith = async (page: Page): Promise<SampleFile> => {
  const booth = await photoOf('展位')
  const held = await sharp(await cardOf(page).screenshot())
    .resize(360)
    .rotate(8, { background: '#777' })
    .png()
    .toBuffer()
  const buffer = await sharp(booth.buffer)
    .composite([{ input: held, left: 700, top: 400 }])
    .jpeg()
    .toBuffer()
  return { ...booth, name: '展位.jpg', buffer }
}

/** Downloads the package of a sealed record as its owner, once the log has signed. */
const packageOf = async (request: APIRequestContext, token: string, id: string): Promise<Buffer> => {
  const headers = { authorization: token }
  await expect(async () => {
    const { proof } = await (await request.get(`/api/exhibitionInfoDetail?id=${id}`, { headers })).json()
    expect(proof).toBe(3)
  }).toPass(patience)
  const { ticket } = await (await request.post('/api/downloadTicket', { headers, data: { id } })).json()
  return await (await request.get(`/api/downloadExhibixion?id=${id}&authorization=${ticket}`)).body()
}

/** The package with one bit of its first paper changed; the package does not compress papers. */
const alteredFrom = (buffer: Buffer): Buffer => {
  const altered = Buffer.from(buffer)
  const at = altered.indexOf(Buffer.from('data/01-zzfHt')) + 60
  altered.writeUInt8(altered.readUInt8(at) ^ 1, at)
  return altered
}

test('a photo with the time card in it is sealed; a stranger verifies the package, here and without a network, and sees where it was altered', async ({
  page,
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username, token } = await register(request)
  await page.goto('/#/home/timeCard')
  await expect(page.getByText(/之前不用更换/)).toBeVisible(patience)
  const code = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? ''
  await expect(page.getByText(/区块/)).toHaveCount(0)
  const lines = (await scanCode(cardOf(page))).split('\n')
  expect(lines[0]).toMatch(/\/ev1$/)
  expect(lines[1]).toMatch(/^\d+$/)
  const { id, evidenceNo } = await sealByCall(request, token, { zhtwTwh: await boothWith(page) })

  await test.step('the owner sees what the photo shows', async () => {
    const owner = await signedIn(username)
    await owner.goto(detailAddress(id))
    const row = owner.getByRole('listitem').filter({ hasText: slotTitles.zhtwTwh })
    await expect(row.getByText(new RegExp(`照片中含时间卡 ${code}：不早于 \\d{4}-`))).toBeVisible()
    await picture('time-card-detail', owner)
  })

  const buffer = await packageOf(request, token, id)
  const file = { name: '存证材料包.zip', mimeType: 'application/zip', buffer }

  await test.step('a stranger verifies the package in the browser alone, by the pins he chooses', async () => {
    await page.goto('/#/home/verifyEvidence')
    const sent: string[] = []
    page.on('request', (call) => call.method() !== 'GET' && sent.push(call.url()))
    const chooser = page.getByLabel(/选择材料包/)
    await chooser.setInputFiles(file)
    await expect(page.getByText('无法判断', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: '用本平台公布的依据' }).click()
    await expect(page.getByText('核验通过', { exact: true })).toBeVisible()
    const claims = page.getByRole('list', { name: '各项结果' })
    await expect(claims).toContainText('声明写明照片中有这张时间卡')
    await expect(claims).toContainText(`data/12-zhtwTwh.jpg；代码 ${code}`)
    await expectAccessible(page)
    await picture('verify-evidence', page)

    await chooser.setInputFiles({ ...file, name: '改过的.zip', buffer: alteredFrom(buffer) })
    await expect(page.getByText('核验不通过', { exact: true })).toBeVisible()
    await expect(claims).toContainText('文件内容与声明不符：data/01-zzfHt')
    expect(sent).toEqual([])
    await page.getByRole('link', { name: '查看它的公开记录' }).click()
    await expect(page.getByRole('heading', { name: evidenceNo })).toBeVisible()
  })

  await test.step('the page inside the package verifies it from the file system, without a network', async () => {
    const pins = await (await request.get('/api/evidence/pins')).body()
    const reader = await newVisitor({ offline: true })
    const built = new URL('../domains/evidence/dist/verify.html', import.meta.url)
    expect(readFileSync(built, 'utf8')).toContain("default-src 'none'")
    await reader.goto(built.href)
    await reader.locator('#package').setInputFiles({ ...file, name: 'a.zip' })
    await expect(reader.locator('.conclusion')).toContainText('无法判断')
    await reader.locator('#pins').setInputFiles({ name: 'pins.json', mimeType: 'application/json', buffer: pins })
    await expect(reader.locator('.conclusion')).toContainText('核验通过')
  })
})
