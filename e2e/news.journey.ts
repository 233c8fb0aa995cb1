import type { APIRequestContext, Page } from '@playwright/test'
import { articleSample, hostileCases, newsArticleSample } from '@portal/news/contract'
import { openSession } from './people.ts'
import { answered, expect, test } from './portal.ts'

const readCall = '/cms/api/directive/contentAttribute'
const listAddress = (activeName: number) => `/#/home/newList?activeName=${activeName}`
const articleAddress = (id: string) => `${listAddress(37)}&isdetail=${id}`

/** Publishes an article through the API, as the desk does. */
const publish = async (request: APIRequestContext, token: string, changes: object): Promise<string> => {
  const headers = { authorization: token }
  const created = await request.post('/api/admin/articles', { headers, data: { ...articleSample, ...changes } })
  const { id, version } = (await created.json()) as { id: string; version: number }
  const published = await request.post(`/api/admin/articles/${id}/publish`, { headers, data: { version } })
  expect(published.status()).toBe(200)
  return id
}

test('a visitor reads, searches, shares and prints the news', async ({ page, request, context, complaints, picture }, {
  project,
}) => {
  const title = `演示·旅程中的预警 ${project.name}${Date.now()}`
  const token = await openSession(request, 'staff')
  await publish(request, token, {
    title,
    text: '<p>货物被<strong>目的</strong>港扣留时，<a href="https://example.com/guide">按指引</a>准备材料。</p><table><tbody><tr><td>一</td><td>二</td></tr></tbody></table>',
  })

  await page.goto(listAddress(37))
  await expect(page.getByRole('tab', { selected: true })).toHaveText('预警资讯')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  await page.getByRole('button', { name: '法国' }).click()
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: '欧盟' }).click()
  await expect(page).toHaveURL(/tag=eu/)
  await expect(link).toBeVisible()
  await expect(page.locator('main li:has(time)').first().locator('img').first()).toBeVisible()
  await picture('news-list')

  await page.getByRole('searchbox', { name: '搜索资讯' }).fill('的港扣')
  await page.keyboard.press('Enter')
  await expect(page.locator('mark', { hasText: '的港扣' }).first()).toBeVisible()
  await picture('news-search')

  const opened = context.waitForEvent('page')
  await link.click()
  const article = await opened
  complaints.watch(article)
  await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(article).toHaveTitle(`${title} · 一链维权`)
  await expect(article.locator('meta[name="description"]')).toHaveAttribute('content', articleSample.summary)
  await expect(article.getByText(/核对 .*11 月 18 日/)).toBeVisible()
  const service = article.getByRole('article').getByRole('link', { name: '海关查扣应对', exact: true })
  await expect(service).toBeVisible()
  await picture('news-article', article)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await article.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await article.getByRole('button', { name: '分享' }).click()
  await expect(article.getByText('链接已复制')).toBeVisible()
  const copied = await article.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(article.url())

  await article.emulateMedia({ media: 'print' })
  await expect(article.getByRole('banner')).toBeHidden()
  await expect(article.getByRole('contentinfo').last()).toBeHidden()
  const printed = await article
    .getByRole('link', { name: '按指引' })
    .evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain('(')
  await expect(service).toBeVisible()
  await article.emulateMedia({ media: null })

  await article.getByRole('link', { name: '返回列表' }).click()
  await expect(article.getByRole('tab', { selected: true })).toHaveText('预警资讯')
  await expect(article).toHaveTitle('合规资讯 · 一链维权')

  complaints.expect(answered(404, readCall))
  await page.goto(articleAddress('nobody-knows'))
  await expect(page.getByText('这篇资讯不存在，或者已经撤下')).toBeVisible()
})

type Harm = { ran: unknown; handlers: string[]; foreign: string[]; names: string[] }

/** The traces of an attack in a page: scripts that ran, listeners, requests to other hosts, elements that must not be there. */
const harmOn = (page: Page, foreign: readonly string[]): Promise<Harm> =>
  page.evaluate(
    (asked) => {
      const article = [...document.querySelectorAll('article *')]
      const names = article.flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
      const forbidden = article.filter((one) =>
        one.matches(
          'script, style, link, meta, base, form, input, textarea, iframe, object, embed, template, math, video, audio',
        ),
      )
      return {
        ran: (globalThis as unknown as { __hit?: unknown }).__hit ?? null,
        handlers: names.filter((name) => name.startsWith('on')),
        foreign: [...asked],
        names: forbidden.map(({ tagName }) => tagName),
      }
    },
    [...foreign],
  )

const noHarm: Harm = { ran: null, handlers: [], foreign: [], names: [] }
const remains = '恶意内容之后的正文仍可阅读'

const watchForeign = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (one) => {
    if (!one.url().startsWith(new URL(page.url()).origin) && one.url().startsWith('http')) asked.push(one.url())
  })
  return asked
}

/** Clicks everything that a reader could click in the text, since some links do harm only then. */
const pokeText = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('article *')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      element.dispatchEvent(new Event('focus'))
      if (element.matches('a') && !/^(https?|mailto):|^#\//.test(element.getAttribute('href') ?? '')) element.click()
    }
  })

test('the browser alone keeps hostile texts harmless, should a server let them pass', async ({ page, complaints }) => {
  test.slow()
  // Chromium reports what the policy refuses while it parses a text, before anything of the text stands in the page.
  complaints.expect(/Applying inline style violates the following Content Security Policy/)
  complaints.expect(/Executing inline event handler violates the following Content Security Policy/)
  complaints.expect(/Setting the document's base URI to 'https:\/\/evil.test\/' violates/)
  // The one address that remains is on this host, and no picture is stored there.
  complaints.expect(answered(404, '/api/picture/'))
  await page.route(`**${readCall}?*`, async (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('id'))
    const text = `<p>${remains}</p>${hostileCases[at]?.html}`
    await route.fulfill({ json: { ...newsArticleSample, id: String(at), title: `演示·原样 ${at}`, text } })
  })
  await page.route('**/cms/api/directive/contentRelated?*', (route) => route.fulfill({ json: { list: [] } }))
  await page.goto(listAddress(37))
  const foreign = watchForeign(page)
  for (const [at, { name }] of hostileCases.entries()) {
    await test.step(name, async () => {
      await page.goto(articleAddress(String(at)))
      await expect(page.getByRole('heading', { level: 1, name: `演示·原样 ${at}`, exact: true })).toBeVisible()
      await expect(page.getByText(remains)).toBeVisible()
      await pokeText(page)
      expect.soft(await harmOn(page, foreign), name).toEqual(noHarm)
      expect.soft(await page.getByRole('banner').isVisible(), name).toBe(true)
    })
  }
})
