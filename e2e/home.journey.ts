import type { Page } from '@playwright/test'
import { expect, serviceLink, test } from './portal.ts'

/** Faults of the header at the width of the window: parts that stick out of their line, are cut off, or wrap. */
const faultsOfHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const view = document.documentElement.clientWidth
    const parts = [...document.querySelectorAll<HTMLElement>('header a, header button')].filter(
      (part) => part.getClientRects().length > 0,
    )
    const wrong = parts.filter((part) => {
      const { left, right, height } = part.getBoundingClientRect()
      return left < 0 || right > view || height > 80 || part.scrollWidth > part.clientWidth + 1
    })
    const line = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    const overlaps = line.filter((box, at) => at > 0 && box.left < (line[at - 1]?.right ?? 0) - 1)
    return [...wrong.map((part) => part.textContent ?? ''), ...overlaps.map(({ left }) => `overlaps at ${left}`)]
  })

test('the header fits every width, signed in and out, and folds below', async ({ page, signedIn, picture }) => {
  const customer = await signedIn('demo')
  for (const [who, visitor] of [
    ['visitor', page],
    ['customer', customer],
  ] as const) {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await visitor.waitForLoadState('networkidle')
    for (const width of [1440, 1120, 1040, 1001, 900, 768, 600, 390, 360]) {
      await visitor.setViewportSize({ width, height: 900 })
      expect([width, await faultsOfHeader(visitor)]).toEqual([width, []])
      const isFolded = await visitor.getByRole('button', { name: '打开菜单' }).isVisible()
      expect([width, isFolded]).toEqual([width, width <= 1000])
      if ([1440, 768, 390].includes(width)) await picture(`home-${who}`, visitor)
    }
  }
})

test('a phone’s first screen holds emergency cards, shortcuts and the search of recordals @both', async ({
  page,
  picture,
}, { project }) => {
  await page.setViewportSize({ width: project.use.viewport?.width ?? 1440, height: 844 })
  await page.goto('/')
  const urgent = page.getByRole('region', { name: '出事了，第一个小时' }).getByRole('link')
  await expect(urgent).toHaveCount(3)
  for (const link of await urgent.all()) await expect(link).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByRole('link', { name: '我的事项' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('searchbox', { name: '海关备案查询' })).toBeInViewport({ ratio: 1 })
  const hero = await page.getByRole('region', { name: '重点服务' }).boundingBox()
  const isPhone = (page.viewportSize()?.width ?? 0) < 720
  expect(hero?.height).toBeLessThanOrEqual(isPhone ? 220 : 410)
  await picture('landing')

  const trade = serviceLink(page, '贸易救济纠纷应对')
  if (isPhone) {
    await expect(trade).toBeHidden()
    await page.getByRole('button', { name: /^全部 \d+ 项$/ }).click()
  }
  await expect(trade).toBeVisible()
})

test('on an uploaded slide pause, back and next react to a real click @both', async ({ page }) => {
  // With less motion the carousel waits for a click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const hero = page.getByRole('region', { name: '重点服务' })
  await expect(hero.getByText(/^1 \/ [4-9]$/)).toBeVisible()
  await hero.getByRole('button', { name: '上一张' }).click()
  await expect(hero.getByText(/^([4-9]) \/ \1$/)).toBeVisible()
  const uploaded = hero.getByRole('group').last()
  await expect(uploaded.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await hero.getByRole('button', { name: '播放轮播' }).click()
  await hero.getByRole('button', { name: '暂停轮播' }).click()
  await hero.getByRole('button', { name: '上一张' }).click()
  await expect(hero.getByText(/^([3-8]) \/ /)).toBeVisible()
  await hero.getByRole('button', { name: '下一张' }).click()
  await hero.getByRole('button', { name: '下一张' }).click()
  await expect(hero.getByText(/^1 \/ [4-9]$/)).toBeVisible()
})
