import { type Browser, type BrowserContextOptions, type CDPSession, chromium } from '@playwright/test'
import { findChromium } from '../launch/chromium.mjs'
import { type Caller, password } from './calls.ts'
import { median } from './load.ts'

/** CPU four times slower, and the "Fast 3G" of its measurements. */
const slow = { cpu: 4, latencyMs: 562.5, bitsPerSecond: 1_510_000 }
const viewport = { width: 1366, height: 768 }
const kilobyte = 1000
const paints = 5

type Weight = { bytes: number; requests: number }
type SignedIn = BrowserContextOptions['storageState']
type Visit = { browser: Browser; address: string; signedIn?: SignedIn }

/** A browser with an empty cache, and what a signed-in visitor's has kept. */
const openPage = async ({ browser, signedIn }: Visit) => {
  const context = await browser.newContext({ viewport, locale: 'zh-CN', ...(signedIn && { storageState: signedIn }) })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { context, page, session }
}

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

/** Bytes of document, scripts and styles as they travel, and how many requests of any kind the page makes. */
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

const visit = async (what: Visit): Promise<Weight> => {
  const { context, page, session } = await openPage(what)
  const weight = weigh(session)
  await page.goto(what.address, { waitUntil: 'networkidle' })
  if (page.url() !== what.address) throw new Error(`${what.address} led to ${page.url()}`)
  await context.close()
  return weight
}

/** Largest contentful paint of a cold visit, in ms. */
const paint = async (what: Visit): Promise<number> => {
  const { context, page, session } = await openPage(what)
  await context.addInitScript(() => {
    const seen = globalThis as unknown as { largestPaint: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largestPaint = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
  const throughput = slow.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.goto(what.address, { waitUntil: 'networkidle' })
  const largest = await page.evaluate(() => (globalThis as unknown as { largestPaint: number }).largestPaint)
  await context.close()
  return largest
}

const inBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
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

export const measurePaint = (url: string): Promise<string[]> =>
  inBrowser(async (browser) => {
    const times: number[] = []
    for (let round = 0; round < paints; round += 1) times.push(await paint({ browser, address: `${url}/#/oneChains` }))
    const middle = median(times)
    const rounds = times.map((time) => time.toFixed(0)).join(' ')
    return [
      `lcp     landing ${middle.toFixed(0)} ms (aim ≤ 1000${middle > 1000 ? ', missed' : ''}) at ${slow.cpu}× CPU, ${slow.latencyMs} ms, 1.51 Mbit/s; rounds ${rounds}`,
    ]
  })
