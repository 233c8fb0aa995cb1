import type { Page } from '@playwright/test'
import { arrivalOf, mostShift, watchArrival } from './arrival.ts'
import { openSession } from './people.ts'
import { answered, expect, serviceLink, test } from './portal.ts'

test('the landing page is there before any script runs', async ({ newVisitor, picture }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('出口前，先查风险')
  await expect(page.getByRole('heading', { name: '从提交到结果，每一步都看得见' })).toBeVisible()
  await expect(serviceLink(page, '海关查扣应对')).toHaveAttribute('href', '#/home/customsSeizure')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await picture('landing-without-script', page)
})

/** Holds back the script of the application, as a slow line does, until `goOn` is called. */
const holdApplication = async (page: Page): Promise<{ goOn: () => void }> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-/, async (route) => {
    await promise
    await route.continue()
  })
  return { goOn: resolve }
}

test('list and article of the news are there before the application, and stay as they are @both', async ({
  page,
  picture,
}) => {
  await watchArrival(page)
  let application = await holdApplication(page)
  // The load event waits for the application, which this test holds back, so that `goto` must not wait for it.
  await page.goto('/#/home/newList?activeName=38', { waitUntil: 'commit' })
  const rows = page.locator('main li:has(time)')
  await expect(rows).toHaveCount(10)
  await expect(page.getByRole('tab', { name: '法律法规' })).toHaveAttribute('aria-selected', 'true')
  await picture('news-first-view')
  const [words, box] = [await rows.allInnerTexts(), await rows.nth(2).boundingBox()]
  const address = await rows.first().getByRole('link').getAttribute('href')
  application.goOn()
  await expect(
    page
      .getByRole('button', { name: '第 2 页' })
      .or(page.getByText(/^共 \d+ 条$/))
      .first(),
  ).toBeAttached()
  expect(await rows.allInnerTexts()).toEqual(words)
  expect(await rows.nth(2).boundingBox()).toEqual(box)

  await page.goto('about:blank')
  application = await holdApplication(page)
  await page.goto(`/${address}`, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words[0]?.split('\n').find((line) => line.length > 7) ?? '',
  )
  await expect(page.locator('main article').first()).toBeVisible()
  application.goOn()
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible()
  const seen = await arrivalOf(page)
  expect(seen.blocked).toEqual([])
  expect(seen.shift).toBeLessThanOrEqual(mostShift)
})

test('every answer carries the headers that protect it', async ({ page, request, complaints }) => {
  const assets: string[] = []
  page.on('request', (call) => call.url().includes('/assets/') && assets.push(call.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const authorization = await openSession(request, 'demo')
  const [asset = ''] = assets
  const calls: [string, number, { headers?: Record<string, string>; method?: string; data?: string }?][] = [
    ['/', 200],
    ['/admin.html', 200],
    [asset, 200],
    ['/api/site', 200],
    ['/api/docs', 200],
    ['/api/privilege', 200, { headers: { authorization } }],
    ['/api/privilege', 401],
    ['/api/admin/settings', 403, { headers: { authorization } }],
    ['/api/serchUserIpForeignInfoDetail?businessSn=KL1', 404, { headers: { authorization } }],
    ['/api/nowhere', 404],
    ['/nowhere.png', 404],
    ['/api/login', 400, { method: 'POST', data: '{', headers: { 'content-type': 'application/json' } }],
  ]
  for (const [address, status, options] of calls) {
    await test.step(`${status} ${address}`, async () => {
      const reply = await request.fetch(address, options)
      const headers = reply.headers()
      expect(reply.status()).toBe(status)
      const policy = headers['content-security-policy'] ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types ")
      expect(policy).not.toContain("'unsafe-inline'")
      expect(policy).not.toContain("'unsafe-eval'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
      })
      expect(headers['x-request-id']).toMatch(/^[\w-]{10,}$/)
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
      const kept = { '/': 'no-cache', '/admin.html': 'no-cache', [asset]: 'public, max-age=31536000, immutable' }[
        address
      ]
      if (kept) expect(headers['cache-control']).toBe(kept)
      if (options?.headers?.authorization) expect(headers['cache-control']).toBe('no-store')
    })
  }
  for (const [path, type] of [
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/share.png', 'image/png'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
  ] as const) {
    const reply = await request.get(path)
    expect([path, reply.status()]).toEqual([path, 200])
    expect(reply.headers()['content-type']).toContain(type)
  }
  complaints.expect(answered(401, '/api/privilege'))
  await page.evaluate(() => fetch('/api/privilege'))
})
