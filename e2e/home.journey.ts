import type { Page } from '@playwright/test'
import { expect, test } from './portal.ts'

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
