import type { Browser } from '@playwright/test'
import { inBrowser, type SignedIn, viewport, visit, type Weight } from './browser-visit.ts'
import { type Caller, password } from './calls.ts'

const kilobyte = 1000

const signIn = async (browser: Browser, url: string, { username }: Caller): Promise<SignedIn> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(`${url}/#/login`)
  await page.getByRole('textbox', { name: /^账号/ }).fill(username)
  await page.getByRole('textbox', { name: /^密码/ }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((address) => !address.hash.startsWith('#/login'))
  const kept = await context.storageState()
  await context.close()
  return kept
}

const weightLine = (name: string, { bytes, requests }: Weight, limit: number): string => {
  const kilobytes = bytes / kilobyte
  const verdict = kilobytes > limit ? ', missed' : ''
  return `bytes   ${name} ${kilobytes.toFixed(1)} KB in document, scripts and styles (aim ≤ ${limit} KB${verdict}); ${requests} requests`
}

export const measureBytes = (url: string, caller: Caller): Promise<string[]> =>
  inBrowser(async (browser) => {
    const signedIn = await signIn(browser, url, caller)
    const landing = await visit({ browser, address: `${url}/#/oneChains` })
    const form = await visit({ browser, address: `${url}/#/home/customsSeizure`, signedIn })
    return [weightLine('landing', landing, 115), weightLine('form   ', form, 190)]
  })
