import type { Browser, Locator, Page } from '@playwright/test'
import { logInAs } from '../crash-test/customer.ts'
import { inBrowser, slow, slowDown, viewport } from './browser-visit.ts'
import { inventEdition } from './invented-edition.ts'
import { startDemonstration } from './processes.ts'
import { publishEdition } from './publish-edition.ts'

const items = 12_500
const largestClass = 1_144
const aimMs = 50
const patience = 90_000
const betweenKeysMs = 120

type Held = { most: number; tasks: number }
type Seen = { seen: number[] }

/** Watches for tasks that hold the main thread: browsers tell of those over 50 ms (Long Tasks API of the W3C). */
const watchTasks = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
}

/** Types a text, waits until the page is quiet, and answers what held the main thread meanwhile. */
const heldByTyping = async (page: Page, field: Locator, text: string): Promise<Held> => {
  const clear = () => page.evaluate(() => (globalThis as unknown as Seen).seen.splice(0))
  await field.click({ timeout: patience })
  await page.waitForTimeout(3_000)
  await clear()
  await field.pressSequentially(text, { delay: betweenKeysMs })
  await page.waitForTimeout(3_000)
  const tasks = await clear()
  return { most: Math.max(0, ...tasks), tasks: tasks.length }
}

const line = (name: string, { most, tasks }: Held): string => {
  const found = tasks === 0 ? `no task over ${aimMs} ms` : `${tasks} tasks over ${aimMs} ms, the longest ${most} ms`
  return `picker  ${name.padEnd(36)} ${found} (aim none${tasks === 0 ? '' : ', MISSED'})`
}

const typeAll = async (browser: Browser, url: string): Promise<string[]> => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' })
  const page = await context.newPage()
  await watchTasks(page)
  await page.goto(`${url}/#/home/oneRegister?active=sbzc`, { waitUntil: 'networkidle', timeout: patience })
  const search = page.getByRole('combobox', { name: '查找商品或服务' })
  await search.waitFor({ timeout: patience })
  await slowDown(page)
  const name = await heldByTyping(page, page.getByRole('textbox', { name: /^商标名称/ }), '演示星辰')
  const found = await heldByTyping(page, search, 'dianzi')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^第 1 类/ }).click({ timeout: patience })
  const filter = page.getByRole('searchbox', { name: '在第 1 类中筛选' })
  await filter.waitFor({ timeout: patience })
  const filtered = await heldByTyping(page, filter, '电子')
  await context.close()
  return [
    line('name of the mark', name),
    line(`search of ${items} items`, found),
    line(`filter of a class of ${largestClass} items`, filtered),
  ]
}

/** Measures what holds the main thread while somebody types in the form of a registration, on a processor slowed down. */
export const measurePicker = async (folder: string): Promise<string[]> => {
  const portal = await startDemonstration(folder)
  try {
    const staff = { authorization: await logInAs(portal.url, 'staff') }
    const content = inventEdition('BENCH-A', items, largestClass)
    await publishEdition(portal.url, staff, { inForceFrom: '2026-02-01', content })
    const found = await inBrowser((browser) => typeAll(browser, portal.url))
    return [`picker  processor ${slow.cpu} times slower`, ...found]
  } finally {
    await portal.stop()
  }
}
