import type { Page } from '@playwright/test'
import { newName, register } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { checkAddress, tokenCookie, tokenFor } from './third-party-issuer.ts'

/** Everything that the page asks for, with all that travels along. */
const recordRequests = (page: Page) => {
  const heard: Promise<{ path: string; text: string }>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    heard.push(
      request.allHeaders().then((headers) => ({
        path: pathname,
        text: [request.url(), JSON.stringify(headers), request.postData()].join('\n'),
      })),
    )
  })
  return async (token: string) => {
    const all = await Promise.all(heard)
    return { count: all.length, withToken: all.filter(({ text }) => text.includes(token)).map(({ path }) => path) }
  }
}

const toastOf = (page: Page, text: string) => page.locator('[data-react-aria-top-layer]').getByText(text)

const nameOf = (page: Page, name: string) =>
  page.getByRole('region', { name: '站点信息' }).getByText(name, { exact: true })

const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie].join(),
  )

test('who comes with a token is signed in, and the token is seen by nobody but the one call that proves it @phone', async ({
  page,
}) => {
  const name = newName()
  for (const address of [
    (token: string) => `/?from=singlemessage&token=${token}`,
    (token: string) => `/?token=${token}#/index`,
    (token: string) => `/#/oneChains?token=${token}`,
    (token: string) => `/?x=1#/home/speedOfProgress?active=6&token=${token}`,
  ]) {
    const token = tokenFor(name)
    await page.goto('about:blank')
    await page.context().clearCookies()
    const seen = recordRequests(page)
    await page.goto(address(token))
    await expect(toastOf(page, `已登录：${name}`)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(page.url()).not.toContain('token')
    expect(await kept(page)).not.toContain(token.slice(-20))
    const { count, withToken } = await seen(token)
    expect(count).toBeGreaterThan(5)
    // Before the hash the browser itself has sent it, to us, with the first request of all.
    const isBeforeHash = address(token).startsWith('/?token') || address(token).startsWith('/?from')
    expect(withToken).toEqual([...(isBeforeHash ? ['/'] : []), '/api/checkThirdToken'])
    await page.evaluate(() => localStorage.clear())
  }
  await expect(page).toHaveURL(/\/\?x=1#\/home\/speedOfProgress\?active=6$/)
})

test('a token that was used, and one that is none, sign nobody in', async ({ page, complaints }) => {
  const token = tokenFor(newName())
  await page.goto(`/?token=${token}`)
  await expect(toastOf(page, '已登录')).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  for (const bad of [token, 'a.b.c']) {
    complaints.expect(answered(401, '/api/checkThirdToken'))
    await page.goto(`/?n=${bad.length}&token=${bad}`)
    await expect(toastOf(page, '登录凭证无效或已过期，请重新登录')).toBeVisible()
    await expect(page).toHaveURL(/#\/oneChains$/)
    await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
    expect(page.url()).not.toContain('token')
  }
})

test('a live session is replaced only when its user says so, and then ends', async ({ signedIn, request, picture }) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const name = newName()
  const token = tokenFor(name)
  const proofs: string[] = []
  page.on('request', (call) => call.url().includes('checkThirdToken') && proofs.push(call.url()))
  await page.goto(`/#/home/account?token=${token}`)
  const question = page.getByRole('alertdialog', { name: '切换登录？' })
  await expect(question).toContainText(username)
  await picture('third-party-switch', page)
  await question.getByRole('button', { name: '保持当前登录' }).click()
  await expect(question).toBeHidden()
  await expect(nameOf(page, username)).toBeVisible()
  expect(proofs).toEqual([])

  // Without loading the document, as a link in a chat window does it.
  const former = await page.evaluate(() => localStorage.getItem('onechain_token'))
  await page.evaluate((address) => location.assign(address), `#/home/account?token=${token}`)
  await question.getByRole('button', { name: '切换登录' }).click()
  await expect(nameOf(page, name)).toBeVisible()
  await expect(page).toHaveURL(/#\/home\/account$/)
  const ended = await request.get('/api/privilege', { headers: { authorization: former ?? '' } })
  expect(ended.status()).toBe(401)
})

test('a token in the cookie of another portal is taken once, and an old one disturbs nobody', async ({
  page,
  baseURL,
  complaints,
}) => {
  const name = newName()
  const put = (value: string) => page.context().addCookies([{ name: tokenCookie, value, url: baseURL ?? '' }])
  await put(tokenFor(name))
  await page.goto('/')
  await expect(nameOf(page, name)).toBeVisible()
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain(tokenCookie)
  await page.evaluate(() => localStorage.clear())
  complaints.expect(answered(401, '/api/checkThirdToken'))
  await put('left-over-from-last-week')
  const refused = page.waitForResponse(/checkThirdToken/)
  await page.goto('/?again')
  expect((await refused).status()).toBe(401)
  await expect(page.getByRole('link', { name: '请登录' })).toBeVisible()
  await expect(toastOf(page, '登录凭证')).toBeHidden()
})

test('a login that must be checked again goes to the configured address alone, and comes back to its page', async ({
  signedIn,
  request,
  complaints,
}) => {
  const { username } = await register(request)
  const page = await signedIn(username)
  const name = newName()
  const visited: string[] = []
  await page.route('https://sso.example/**', (route) => {
    visited.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>check</title>' })
  })
  await page.route(
    '**/api/serchUserIpForeignInfo?*',
    (route) => route.fulfill({ status: 401, json: { status: 'U00016', code: 'fail', msg: checkAddress } }),
    { times: 1 },
  )
  complaints.expect(answered(401, '/api/serchUserIpForeignInfo'))
  await page.goto('/#/home/speedOfProgress?active=7')
  await page.waitForURL(checkAddress)
  expect(visited).toEqual([checkAddress])
  await page.goto(`/?token=${tokenFor(name)}`)
  await expect(page).toHaveURL(/#\/home\/speedOfProgress\?active=7$/)
  await expect(nameOf(page, name)).toBeVisible()

  for (const address of [
    'https://evil.example/',
    'https://sso.example/check?service=other',
    '/api/docs',
    'javascript:1',
  ]) {
    const stranger = await signedIn((await register(request)).username)
    await stranger.route('**/api/serchUserIpForeignInfo?*', (route) =>
      route.fulfill({ status: 401, json: { status: 'U00016', code: 'fail', msg: address } }),
    )
    await stranger.goto('/#/home/speedOfProgress?active=7')
    await expect(toastOf(stranger, '核对地址不在允许的范围内')).toBeVisible()
    await expect(stranger).toHaveURL(/#\/login\?return_url=/)
  }
  expect(visited).toHaveLength(1)
})
