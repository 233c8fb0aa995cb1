import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { tabTo } from './keyboard.ts'
import { logIn, register } from './people.ts'
import { expect, test } from './portal.ts'

type Picture = (name: string, of?: Page) => Promise<void>

const look = async (page: Page, picture: Picture, name: string): Promise<void> => {
  await expectAccessible(page)
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
  await picture(name, page)
}

test('somebody whose booth is complained of reads what to do and reaches the form @phone', async ({
  page,
  picture,
  complaints,
  isMobile,
}) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: '出事了，第一个小时' })
    .getByRole('link', { name: /展台被投诉/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '展台被投诉：第一个小时' })).toBeVisible()
  const now = page.getByRole('region', { name: '现在就做' })
  await expect(now.getByRole('listitem').first()).toBeVisible()
  await look(page, picture, 'help-first-hour')

  if (!isMobile) {
    // On paper it is one sheet.
    const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  }

  // Without a network the other pages are still there.
  await page.waitForLoadState('networkidle')
  complaints.expect(/ERR_INTERNET_DISCONNECTED @ .*(icon\.svg|favicon\.ico)/)
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '帮助中心' }).click()
  await page.getByRole('link', { name: /^账户被冻结/ }).click()
  await expect(page.getByRole('region', { name: '不要做' })).toBeVisible()
  await page.context().setOffline(false)

  await page.goBack()
  await page.getByRole('link', { name: /^展台被投诉/ }).click()
  await page.getByRole('region', { name: '打开表单' }).getByRole('link', { name: '展会投诉应对' }).click()
  await expect(page).toHaveURL(/#\/login\?return_url=%2Fhome%2FexhibitionInfringement/)
})

test('a visitor searches the help by keyboard @phone', async ({ page, picture, isMobile }) => {
  await page.goto('/#/home/help')
  await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible()
  await look(page, picture, 'help')
  const field = page.getByRole('searchbox', { name: '搜索帮助' })
  await tabTo(page, field)
  await page.keyboard.type('工作日')
  await expect(page).toHaveURL(/q=%E5%B7%A5%E4%BD%9C%E6%97%A5/)
  await expect(page.getByRole('status').filter({ hasText: '找到' })).toBeVisible()
  await look(page, picture, 'help-search')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/topic=\w+&at=\w+/)
  await expect(page.getByRole('heading', { level: 2, name: '依据与核对日期' })).toBeVisible()
  await look(page, picture, 'help-topic')
  await page.goBack()
  await expect(field).toHaveValue('工作日')
  await field.fill('没有这样的词语')
  await expect(page.getByText(/没有找到/)).toBeVisible()

  if (isMobile) return
  // Twice as large, as on a window half as wide: nothing is cut and nothing needs scrolling sideways.
  await page.goto('/#/home/help?topic=customsSeizure')
  await expect(page.getByRole('region', { name: '时限' })).toBeVisible()
  await page.setViewportSize({ width: 720, height: 450 })
  await picture('help-large-text')
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content).toBeLessThanOrEqual(view)
})

test('a star that a visitor presses is set after the login @phone', async ({ page, request, picture, isMobile }) => {
  const { username } = await register(request)
  await page.goto('/#/home/exhibition')
  const star = page.getByRole('button', { name: '收藏：海关在线备案' })
  await tabTo(page, star)
  await page.keyboard.press('Enter')
  await logIn(page, username)
  await expect(page.getByText('已收藏“海关在线备案”')).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await look(page, picture, 'favourite-star')

  await page.getByRole('link', { name: '办事指南' }).click()
  // The star of the page before has the same name, and stays until the other page is there.
  await expect(page).toHaveURL(/topic=\w+/)
  await expect(page.getByRole('button', { name: '收藏：海关在线备案', pressed: false })).toBeVisible()
  await page.getByRole('button', { name: '收藏：海关在线备案' }).click()
  if (isMobile) {
    await page.getByRole('button', { name: '打开菜单' }).click()
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的收藏' }).click()
  } else await page.getByRole('region', { name: '站点信息' }).getByRole('link', { name: '我的收藏' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible()
  await expect(page.getByRole('link', { name: '海关在线备案', exact: true })).toHaveCount(2)
  await look(page, picture, 'favourites')
  await page.getByRole('button', { name: '移除 海关在线备案' }).first().click()
  await expect(page.getByText('已取消收藏')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '移除 海关在线备案' })).toHaveCount(1)
  await page.getByRole('button', { name: '移除 海关在线备案' }).click()
  await expect(page.getByText('还没有收藏')).toBeVisible()
  await expect(page.getByText('已取消收藏')).toBeVisible()
  await look(page, picture, 'favourites-empty')
})
