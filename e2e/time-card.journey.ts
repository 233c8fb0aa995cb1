import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessibility.ts'
import { detailAddress, photoOf, sealByCall, slotTitles } from './evidence-form.ts'
import { register } from './people.ts'
import { expect, test } from './portal.ts'
import type { SampleFile } from './sample-files.ts'
import { scanCode } from './scan-code.ts'

/** A log makes its first two states, and each is signed within seconds, on a slow machine later. */
const patience = { timeout: 60_000 }

const cardOf = (page: Page) => page.getByRole('img', { name: /^时间卡 .* 的二维码$/ })

/** A photo of a booth in which somebody holds the card up, a little crooked. */
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

test('a photo with the time card in it is bounded from both sides, and a stranger sees it verified @phone', async ({
  page,
  request,
  signedIn,
  newVisitor,
  picture,
}) => {
  const { username, token } = await register(request)
  let code = ''
  let booth: SampleFile | undefined

  await test.step('an exhibitor opens the card, which needs no account', async () => {
    await page.goto('/#/home/timeCard')
    await expect(page.getByText(/之前不用更换/)).toBeVisible(patience)
    code = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? ''
    await expect(page.getByText(/区块/)).toHaveCount(0)
    const lines = (await scanCode(cardOf(page))).split('\n')
    expect(lines[0]).toMatch(/\/ev1$/)
    expect(lines[1]).toMatch(/^\d+$/)
    await expectAccessible(page)
    await picture('time-card', page)
    booth = await boothWith(page)
  })

  const { id } = await sealByCall(request, token, booth && { zhtwTwh: booth })

  await test.step('the owner sees what the photo shows', async () => {
    const owner = await signedIn(username)
    await owner.goto(detailAddress(id))
    const row = owner.getByRole('listitem').filter({ hasText: slotTitles.zhtwTwh })
    await expect(row.getByText(new RegExp(`照片中含时间卡 ${code}：不早于 \\d{4}-`))).toBeVisible()
    await picture('time-card-detail', owner)
  })

  await test.step('a stranger verifies the package', async () => {
    const headers = { authorization: token }
    await expect(async () => {
      const { proof } = await (await request.get(`/api/exhibitionInfoDetail?id=${id}`, { headers })).json()
      expect(proof).toBe(3)
    }).toPass(patience)
    const { ticket } = await (await request.post('/api/downloadTicket', { headers, data: { id } })).json()
    const buffer = await (await request.get(`/api/downloadExhibixion?id=${id}&authorization=${ticket}`)).body()
    const stranger = await newVisitor()
    await stranger.goto('/#/home/verifyEvidence')
    await stranger.getByLabel(/选择材料包/).setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer })
    await stranger.getByRole('button', { name: '用本平台公布的依据' }).click()
    await expect(stranger.getByText('核验通过', { exact: true })).toBeVisible()
    const claims = stranger.getByRole('list', { name: '各项结果' })
    await expect(claims).toContainText(`声明写明照片中有这张时间卡`)
    await expect(claims).toContainText(`data/12-zhtwTwh.jpg；代码 ${code}`)
    await picture('time-card-verified', stranger)
  })
})

test('the form leads to the card beside its photos, and stays open', async ({ request, signedIn }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  await page.goto('/#/home/exhibitionCertificate?active=2')
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '现场时间卡' }).click()
  const card = await opening
  await expect(card.getByRole('heading', { name: '现场时间卡', level: 1 })).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()
})
