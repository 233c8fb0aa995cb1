import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium, installChromium } from '../launch/chromium.mjs'
import { median } from './load.ts'

/** The slow machine of all page measurements: a CPU four times slower, and the network that browsers call "Fast 3G". */
export const slow = { cpu: 4, latencyMs: 562.5, bitsPerSecond: 1_510_000 }
export const viewport = { width: 1366, height: 768 }

export type Weight = { bytes: number; requests: number }
export type SignedIn = BrowserContextOptions['storageState']
export type Visit = { browser: Browser; address: string; signedIn?: SignedIn }

export const inBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  await installChromium()
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** Makes the page load and work as on the slow machine. */
export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  const throughput = slow.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Opens a page in a browser with an empty cache; for a signed-in visitor with the browser storage of a login. */
const openPage = async ({ browser, signedIn }: Visit) => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN', ...(signedIn && { storageState: signedIn }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { context, page, session }
}

/** Counts the bytes of document, scripts and styles as they travel, and the requests of any kind that the page makes. */
const weigh = (session: CDPSession): Weight => {
  const weight: Weight = { bytes: 0, requests: 0 }
  const counted = new Set<string>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (['Document', 'Script', 'Stylesheet'].includes(type)) counted.add(requestId)
  })
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) weight.requests += 1
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) weight.bytes += encodedDataLength
  })
  return weight
}

export const visit = async (what: Visit): Promise<Weight> => {
  const { context, page, session } = await openPage(what)
  const weight = weigh(session)
  await page.goto(what.address, { waitUntil: 'networkidle' })
  if (page.url() !== what.address) throw new Error(`${what.address} led to ${page.url()}`)
  await context.close()
  return weight
}

type Paint = { largest: number; shift: number }

/**
 * Looks until nothing has changed for two seconds: while a slow processor works, the network is quiet although more will
 * come.
 */
const settled = async (look: () => Promise<Paint>): Promise<Paint> => {
  let before = await look()
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    await sleep(2_000)
    const now = await look()
    if (now.largest > 0 && now.largest === before.largest && now.shift === before.shift) return now
    before = now
  }
  return before
}

/** Largest contentful paint of a visit without a cache, in ms, and how far the page moved until all was quiet. */
const paint = async (what: Visit): Promise<Paint> => {
  const { context, page } = await openPage(what)
  await context.addInitScript(() => {
    const seen = { largest: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await slowDown(page)
  await page.goto(what.address, { waitUntil: 'networkidle', timeout: 90_000 })
  const seen = await settled(() => page.evaluate(() => (globalThis as unknown as { seen: Paint }).seen))
  await context.close()
  return seen
}

/** The median of `rounds` visits without a cache, with the times of all rounds. */
export const paints = async (what: Visit, rounds: number): Promise<Paint & { all: number[] }> => {
  const seen: Paint[] = []
  for (let round = 0; round < rounds; round += 1) seen.push(await paint(what))
  return {
    largest: median(seen.map(({ largest }) => largest)),
    shift: median(seen.map(({ shift }) => shift)),
    all: seen.map(({ largest }) => largest),
  }
}
