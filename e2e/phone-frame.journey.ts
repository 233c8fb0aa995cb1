import type { Page } from '@playwright/test'
import { arriveAt } from './arrival.ts'
import { expect, test } from './portal.ts'
import { formAddress } from './seizure-form.ts'

type Look = {
  /** How far the page was scrolled, in px. */
  at: number
  /** What lies over the header, by the words of its element. */
  over: string[]
  /** A bar is held at the foot of the window, while its own place lies further down. */
  isHeld: boolean
}

/** Scrolls through the whole page and looks, step by step, at its header and at its bar. */
const lookAtAllPlaces = (page: Page): Promise<Look[]> =>
  page.evaluate(async () => {
    const looks: Look[] = []
    const bars = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (part) => getComputedStyle(part).position === 'sticky' && getComputedStyle(part).bottom === '0px',
    )
    const coverOf = (header: Element, x: number, y: number): string[] => {
      const top = document.elementFromPoint(x, y)
      return top === null || header.contains(top) ? [] : [`${top.tagName} ${top.textContent?.slice(0, 40)}`]
    }
    const end = document.documentElement.scrollHeight - window.innerHeight
    for (let at = 0; at <= end; at += 150) {
      window.scrollTo({ top: at, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const over = [...document.querySelectorAll('header')].flatMap((header) => {
        const { left, right, top, bottom } = header.getBoundingClientRect()
        const rows = [Math.max(top, 0) + 4, Math.min(bottom, window.innerHeight) - 4]
        const isSeen = bottom > 8 && header.closest('main') === null
        return isSeen
          ? rows.flatMap((y) => [left + 20, (left + right) / 2, right - 20].flatMap((x) => coverOf(header, x, y)))
          : []
      })
      const isHeld = bars.some((bar) => {
        const { bottom } = bar.getBoundingClientRect()
        const place = bar.parentElement?.getBoundingClientRect().bottom ?? 0
        return Math.abs(bottom - window.innerHeight) < 2 && place > window.innerHeight
      })
      looks.push({ at, over, isHeld })
    }
    return looks
  })

test('no bar ever lies over the header while a page with one is scrolled @only-phone', async ({
  signedIn,
  request,
}) => {
  const page = await signedIn('demo')
  const list = await request.get('/cms/api/directive/contentList?tag=eu')
  const { page: news } = (await list.json()) as { page: { list: { id: string }[] } }
  for (const address of [formAddress, `/home/newList?activeName=37&isdetail=${news.list[0]?.id}`]) {
    await test.step(address, async () => {
      await arriveAt(page, `/#${address}`)
      const looks = await lookAtAllPlaces(page)
      expect(looks.length).toBeGreaterThan(4)
      expect(looks.filter(({ over }) => over.length > 0)).toEqual([])
      expect(
        looks.some(({ isHeld }) => isHeld),
        'a bar is held at the foot of the window',
      ).toBe(true)
      expect(looks.at(-1)?.isHeld, 'the bar goes where its part of the page ends').toBe(false)
    })
  }
})

test('a new page begins at its top, and going back finds the place again @only-phone', async ({ page }) => {
  await page.goto('/#/home/help')
  const place = () => page.evaluate(() => window.scrollY)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' })
  await link.scrollIntoViewIfNeeded()
  const left = await place()
  expect(left).toBeGreaterThan(200)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
  await expect.poll(place).toBe(0)
  await page.goBack()
  await expect.poll(place).toBeGreaterThan(left - 3)
})
