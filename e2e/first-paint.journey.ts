import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { detailAddress, sealByCall } from './evidence-form.ts'
import { openSession, register } from './people.ts'
import { answered, expect, serviceLink, test } from './portal.ts'

/** Listens from the first moment for layout shifts that no input caused, and for what the policy blocked. */
const watchFrom = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, entries: 0, blocked: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        seen.entries += 1
        if (!entry.hadRecentInput) seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.blocked.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; blocked: string[] } }).seen)

test('the landing page is there before any script runs @phone', async ({ newVisitor, picture }) => {
  const page = await newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('一链维权，步步可查')
  await expect(page.getByRole('heading', { name: '您的材料，这样保护' })).toBeVisible()
  await expect(serviceLink(page, '海关查扣应对')).toHaveAttribute('href', '#/home/customsSeizure')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await picture('landing-without-script', page)
})

test('list and article of the news are there before the application, and stay as they are @phone', async ({
  page,
  picture,
}) => {
  await watchFrom(page)
  const application = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-/, async (route) => {
    await application.promise
    await route.continue()
  })
  // The page has loaded when the application has, which waits.
  await page.goto('/#/home/newList?activeName=38', { waitUntil: 'commit' })
  const rows = page.locator('main li:has(time)')
  await expect(rows).toHaveCount(10)
  await expect(page.getByRole('tab', { name: '法律法规' })).toHaveAttribute('aria-selected', 'true')
  await picture('news-first-view')
  const [words, box] = [await rows.allInnerTexts(), await rows.nth(2).boundingBox()]
  const address = await rows.first().getByRole('link').getAttribute('href')
  application.resolve()
  await expect(
    page
      .getByRole('button', { name: '第 2 页' })
      .or(page.getByText(/^共 \d+ 条$/))
      .first(),
  ).toBeAttached()
  expect(await rows.allInnerTexts()).toEqual(words)
  expect(await rows.nth(2).boundingBox()).toEqual(box)

  await page.goto('about:blank')
  await page.goto(`/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words[0]?.split('\n').find((line) => line.length > 7) ?? '',
  )
  await expect(page.getByRole('button', { name: '分享' })).toBeVisible()
  const seen = await seenOn(page)
  expect(seen.blocked).toEqual([])
  expect(seen.shift).toBeLessThanOrEqual(0.02)
})

test('nothing moves while a page arrives, and the policy blocks nothing of ours @phone', async ({
  page: visitor,
  signedIn,
}) => {
  const customer = await signedIn('demo')
  const desk = await signedIn('staff')
  const visits: [Page, string, string][] = [
    [visitor, '/#/oneChains', '遇到问题，从这里开始'],
    [visitor, '/#/home/nowhere', '遇到问题，从这里开始'],
    [visitor, '/#/home/newList', '合规资讯'],
    [visitor, '/#/home/help?topic=goodsDetained', '货物被扣：第一个小时'],
    [visitor, '/#/home/privacyPolicy', '隐私政策'],
    [visitor, '/#/home/leavingAMessage', '留言咨询'],
    [visitor, '/#/login', '登录'],
    [visitor, '/#/register', '注册'],
    [customer, '/#/oneChains', '遇到问题，从这里开始'],
    [customer, '/#/home/customsSeizure', '联系方式'],
    [customer, '/#/home/exhibition/zjfzba', '权利人信息'],
    [customer, '/#/home/speedOfProgress?active=7', '我的进度'],
    [customer, '/#/home/speedOfProgress?active=1', '我的进度'],
    [customer, '/#/home/account', '账号与安全'],
    [customer, '/#/home/servicePromises', '服务时限与兑现情况'],
    [customer, '/admin.html', '管理后台'],
    [desk, '/admin.html#/requests', '海外维权业务'],
  ]
  for (const page of [visitor, customer, desk]) await watchFrom(page)
  for (const [page, address, heading] of visits) {
    await test.step(address, async () => {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { shift, blocked } = await seenOn(page)
      expect(shift).toBeLessThanOrEqual(0.02)
      expect(blocked).toEqual([])
    })
  }
})

test('a record of evidence does not move while it arrives, for its owner, a visitor and the desk @phone', async ({
  page: visitor,
  request,
  signedIn,
}) => {
  const { username, token } = await register(request)
  const { id, evidenceNo } = await sealByCall(request, token)
  const [owner, desk] = [await signedIn(username), await signedIn('staff')]
  const visits: [Page, string, string][] = [
    [owner, detailAddress(id), evidenceNo],
    [owner, '/#/home/speedOfProgress?active=9', '我的进度'],
    [owner, '/#/home/exhibitionCertificate', '展会全流程存证'],
    [visitor, `/e/${evidenceNo}`, evidenceNo],
    [desk, `/admin.html#/evidence/${evidenceNo}`, evidenceNo],
    [desk, '/admin.html#/evidenceLog', '存证日志'],
  ]
  for (const page of [owner, visitor, desk]) await watchFrom(page)
  for (const [page, address, heading] of visits) {
    await test.step(address, async () => {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect((await seenOn(page)).shift).toBeLessThanOrEqual(0.02)
    })
  }
})

test('a form does not move for the draft that the account offers above it @phone', async ({ request, signedIn }) => {
  const { username, token } = await register(request)
  const customer = await signedIn(username)
  const saved = await request.put('/api/drafts/request-2', {
    headers: { authorization: token },
    data: { title: '展会投诉应对', page: '/home/exhibitionInfringement', values: { appeal: '展品为自有设计' } },
  })
  expect(saved.status()).toBe(200)
  await watchFrom(customer)
  await customer.goto('/#/home/exhibitionInfringement')
  await expect(customer.getByRole('button', { name: '恢复草稿' })).toBeVisible()
  await customer.waitForLoadState('networkidle')
  expect((await seenOn(customer)).shift).toBeLessThanOrEqual(0.02)
})

test('these eyes are open: a page that jumps, breaks the policy or shuts people out is noticed', async ({
  page,
  complaints,
}) => {
  await watchFrom(page)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page.evaluate(() => document.body.prepend(Object.assign(document.createElement('hr'), { className: 'wrap' })))
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('hr.wrap { height: 300px }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect.poll(async () => (await seenOn(page)).shift).toBeGreaterThan(0.02)

  complaints.expect(/Content Security Policy/)
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<img src="/icon.svg" style="width: 9px">'))
  await expect.poll(async () => (await seenOn(page)).blocked.join()).toContain('style-src')
  await expect(expectAccessible(page)).rejects.toThrow('image-alt')
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
  complaints.expect(answered(401, '/api/privilege'))
  await page.evaluate(() => fetch('/api/privilege'))
})
