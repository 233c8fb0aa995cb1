import type { Browser, Locator, Page } from '@playwright/test'
import { inBrowser, slowDown } from './browser-visit.ts'
import { password } from './calls.ts'
import { startDemonstration } from './processes.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const megabyte = 1_000_000
const patience = 90_000

/** What a way through the product asks of the hand: touches of the glass, and characters typed. */
type Effort = { taps: number; characters: number }

/** The finger of a customer: it taps what it can see, types into what it has tapped, and counts both. */
const newFinger = () => {
  const effort: Effort = { taps: 0, characters: 0 }
  const tap = async (what: Locator): Promise<void> => {
    await what.tap({ timeout: patience })
    effort.taps += 1
  }
  return {
    effort,
    tap,
    type: async (what: Locator, text: string): Promise<void> => {
      await tap(what)
      await what.fill(text)
      effort.characters += [...text].length
    },
  }
}

type Finger = ReturnType<typeof newFinger>

/** A photo as a phone's camera makes it, drawn by the browser: 12 million pixels, full of detail that compresses badly. */
const originalPhoto = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage()
  const encoded = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4032
    canvas.height = 3024
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws nothing')
    const grain = 3
    for (let y = 0; y < canvas.height; y += grain)
      for (let x = 0; x < canvas.width; x += grain) {
        context.fillStyle = `hsl(${(x + y) % 360} 40% ${30 + Math.random() * 40}%)`
        context.fillRect(x, y, grain, grain)
      }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  await page.close()
  const photo = Buffer.from(encoded, 'base64')
  if (photo.length < 5 * megabyte) throw new Error(`the photo has only ${photo.length} bytes`)
  return photo
}

const register = async (page: Page, finger: Finger): Promise<void> => {
  const field = (label: RegExp): Locator => page.getByLabel(label)
  await finger.tap(page.getByRole('link', { name: '免费注册' }).first())
  await finger.type(field(/^用户名/), `出口商${Date.now() % 100_000}`)
  await finger.type(field(/^密码/), password)
  await finger.type(field(/^确认密码/), password)
  await finger.type(field(/^手机号/), '13912345678')
  await finger.type(field(/^企业名称/), '宁波远帆进出口有限公司')
  await finger.tap(page.getByRole('checkbox', { name: /我已阅读并同意/ }))
  await finger.tap(page.getByRole('button', { name: '注册', exact: true }))
  await page.waitForURL(/#\/oneChains/, { timeout: patience })
}

const file = async (page: Page, finger: Finger, photo: Buffer): Promise<string> => {
  await finger.tap(page.locator('a[href$="/home/customsSeizure"]:visible').first())
  const form = page.getByRole('form', { name: '海关查扣应对' })
  const field = (label: string): Locator => form.getByRole('textbox', { name: label, exact: true })
  await finger.type(field('被查扣货物'), '太阳镜 1200 副')
  await finger.type(field('查扣原因'), '海关认为镜腿图形与他人商标近似')
  await finger.type(field('诉求'), '请帮忙准备答复海关的材料')
  await finger.type(field('联系人姓名'), '林晓')
  if ((await field('联系人电话').inputValue()) === '') await finger.type(field('联系人电话'), '13912345678')
  // One touch opens the phone's album, and one touch there picks the photo.
  const choosing = page.waitForEvent('filechooser', { timeout: patience })
  await finger.tap(form.getByText('从相册选').first())
  await (await choosing).setFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: photo })
  finger.effort.taps += 1
  const row = form.getByRole('listitem').filter({ hasText: 'IMG_0412' })
  await row.getByText(/已缩小到/).waitFor({ timeout: patience })
  const told = /已缩小到 [\d.]+ MB/.exec((await row.textContent()) ?? '')?.[0] ?? 'nothing about its size'
  await finger.tap(form.getByRole('button', { name: '提交申请' }))
  await page.getByRole('alertdialog', { name: '提交成功！' }).waitFor({ timeout: patience })
  return told
}

/** One customer who has never been here: from the landing page through the registration to a filed request. */
const firstRequest = async (browser: Browser, url: string, photo: Buffer): Promise<string> => {
  const context = await browser.newContext({ ...phone, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await slowDown(page)
  const finger = newFinger()
  const began = performance.now()
  await page.goto(`${url}/`, { timeout: patience })
  await register(page, finger)
  const registered = performance.now()
  const told = await file(page, finger, photo)
  const ended = performance.now()
  await context.close()
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1)
  const { taps, characters } = finger.effort
  return [
    `phone   landing → registered → seizure request filed with a photo of ${(photo.length / megabyte).toFixed(1)} MB (${told}):`,
    `${taps} taps, ${characters} characters, ${seconds(began, ended)} s (registered after ${seconds(began, registered)} s), no file refused`,
  ].join(' ')
}

/**
 * What a first-time exporter does on a phone, counted and timed with a machine's typing: what is left is the waiting for
 * pages, calls and the photo's way.
 */
export const measurePhone = async (folder: string): Promise<string[]> => {
  const portal = await startDemonstration(folder)
  try {
    return await inBrowser(async (browser) => [await firstRequest(browser, portal.url, await originalPhoto(browser))])
  } finally {
    await portal.stop()
  }
}
