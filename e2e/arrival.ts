import { expect, type Page, type Request } from '@playwright/test'

/** What one document did since its first moment that a visitor should never meet. */
type Arrival = { shift: number; blocked: string[] }

declare global {
  interface Window {
    arrival: Arrival
  }
}

/** How far a page may move under its reader without an input of his, as browsers reckon it. */
export const mostShift = 0.02

/** Each document that `page` opens from now on notes its layout shifts and what the policy blocked. */
export const watchArrival = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const arrival: Arrival = { shift: 0, blocked: [] }
    window.arrival = arrival
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) arrival.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', (event) => {
      arrival.blocked.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

export const arrivalOf = (page: Page): Promise<Arrival> => page.evaluate(() => window.arrival)

/** For so long nothing may be under way before a page counts as being there. */
const restMs = 150

/**
 * Opens an address in a document of its own and waits until everything is there: a heading, no skeleton and no call
 * under way. It waits a shorter rest than Playwright's `networkidle`, since the sweep opens more than a hundred pages.
 */
export const arriveAt = async (page: Page, address: string): Promise<void> => {
  const underWay = new Set<Request>()
  let changedAt = Date.now()
  const begin = (request: Request) => {
    underWay.add(request)
    changedAt = Date.now()
  }
  const end = (request: Request) => {
    underWay.delete(request)
    changedAt = Date.now()
  }
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  // Only a new document counts its shifts from nothing; a further hash alone would stay in the old one.
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.getByRole('heading').first(), address).toBeVisible()
  await expect(page.getByText('正在加载'), address).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
  await expect
    .poll(() => underWay.size === 0 && Date.now() - changedAt >= restMs, {
      message: `${address} is at rest`,
      intervals: [restMs / 3],
    })
    .toBe(true)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
}

/** Nothing sticks out sideways, so that nobody scrolls to read a line. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content, `${page.url()} is as wide as its window`).toBeLessThanOrEqual(view)
}
