import { expect, type Page, type Request } from '@playwright/test'

/**
 * What went wrong while one document loaded: how far its content moved, which parts moved and when, and what its content
 * security policy blocked.
 */
type Arrival = { shift: number; moved: string[]; blocked: string[] }

/** An entry of the Layout Instability API (W3C), of which TypeScript's DOM library does not know. */
type Moved = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    arrival: Arrival
  }
}

/** The largest layout shift allowed without an input of the user, as browsers measure it. */
export const mostShift = 0.02

/** Makes each document that `page` opens from now on record its layout shifts and what its policy blocked. */
export const watchArrival = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const arrival: Arrival = { shift: 0, moved: [], blocked: [] }
    window.arrival = arrival
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Moved[]) {
        if (hadRecentInput) continue
        arrival.shift += value
        const parts = sources.map(({ node, previousRect, currentRect }) => {
          const words = (node?.textContent ?? '').slice(0, 20)
          return `${node?.nodeName} “${words}” from ${place(previousRect)} to ${place(currentRect)}`
        })
        arrival.moved.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${parts.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', (event) => {
      arrival.blocked.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
}

export const arrivalOf = (page: Page): Promise<Arrival> => page.evaluate(() => window.arrival)

/** How long no call may be under way before a page counts as loaded, in ms. */
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
  // Layout shifts are counted from zero only in a new document; a change of the hash alone would stay in the old one.
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

/** Checks that nothing is wider than the window, so that nobody must scroll sideways to read a line. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }))
  expect(content, `${page.url()} is as wide as its window`).toBeLessThanOrEqual(view)
}
