import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { tab, tabTo, typeInto } from './keyboard.ts'
import { expect, test } from './portal.ts'

const list = '/#/home/newList'

const nothingSticksOut = async (page: Page): Promise<void> => {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
}

/** The news as a visitor handles them. */
const news = (page: Page) => {
  const tabs = page.getByRole('tablist', { name: '资讯栏目' })
  return {
    tabs,
    category: (name: string) => tabs.getByRole('tab', { name }),
    search: page.getByRole('searchbox', { name: '搜索资讯' }),
    found: page.getByRole('main').getByRole('status').filter({ hasText: '篇' }),
    article: (name: string) => page.getByRole('main').getByRole('link', { name }),
  }
}

test('the news by the keyboard alone', async ({ page, complaints }) => {
  const at = news(page)
  await page.goto(list)
  await expect(at.category('预警资讯')).toBeVisible()
  await typeInto(page, at.search, '展台')
  await page.keyboard.press('Enter')
  await expect(at.found).toContainText('“展台”在预警资讯中')
  await tabTo(page, at.category('预警资讯'))
  await page.keyboard.press('ArrowRight')
  await expect(at.category('政策资讯')).toBeFocused()
  await expect(at.category('政策资讯')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await expect(at.category('预警资讯')).toBeFocused()
  const article = at.article('【演示】展台上收到投诉单：第一天怎么排')
  await tabTo(page, article)
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const reader = await opening
  complaints.watch(reader)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(/^【演示】/)
  await tab(reader)
  await tabTo(reader, reader.getByRole('button', { name: '打印' }))
})

test('the news in letters twice as large, and without motion', async ({ newVisitor }) => {
  // What a window of 1440 by 900 shows at 200 %.
  const page = await newVisitor({
    viewport: { width: 720, height: 450 },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  })
  const at = news(page)
  const rests = async () => {
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0))),
    )
    expect(longest).toBeLessThan(50)
  }
  await page.goto(list)
  await expect(at.category('预警资讯')).toBeVisible()
  await nothingSticksOut(page)
  await rests()
  await at.category('政策资讯').click()
  await at.search.fill('著作权')
  await at.search.press('Enter')
  await expect(at.found).toContainText('“著作权”在政策资讯中')
  const [reader] = await Promise.all([
    page.waitForEvent('popup'),
    at.article('作品也能做海关备案：著作权备案要交哪些文件').click(),
  ])
  await expect(reader.getByRole('table').first()).toBeVisible()
  await nothingSticksOut(reader)
  await expect(reader.getByRole('button', { name: '分享' })).toBeVisible()
  await expectAccessible(reader)
})
