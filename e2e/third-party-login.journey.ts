import type { Page } from '@playwright/test'
import { newName } from './people.ts'
import { answered, expect, test } from './portal.ts'
import { tokenCookie, tokenFor } from './third-party-issuer.ts'

/** Records every request of the page, with everything that it sends. */
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

test('who comes with a token is signed in, and the token is seen by nobody but the one call that proves it', async ({
  page,
  baseURL,
  complaints,
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
    // A token before the hash is part of the first request, which the browser itself sends to our own server.
    const isBeforeHash = address(token).startsWith('/?token') || address(token).startsWith('/?from')
    expect(withToken).toEqual([...(isBeforeHash ? ['/'] : []), '/api/checkThirdToken'])
    await page.evaluate(() => localStorage.clear())
  }
  await expect(page).toHaveURL(/\/\?x=1#\/home\/speedOfProgress\?active=6$/)

  await test.step('a token in the cookie of another portal is taken once, and an old one disturbs nobody', async () => {
    const put = (value: string) => page.context().addCookies([{ name: tokenCookie, value, url: baseURL ?? '' }])
    await page.evaluate(() => localStorage.clear())
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
})
