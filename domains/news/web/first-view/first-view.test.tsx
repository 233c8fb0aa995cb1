import { AppQuery, type DrawnView, type FirstView, showFirstView } from '@portal/platform/web'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { NewsItem } from '../../contract/article.ts'
import { newsArticleSample, newsItemSample } from '../../contract/samples.ts'
import { namedTags } from '../../contract/tags.ts'
import { stagePage } from '../../testing/portal-stage.tsx'
import { purified } from '../article/purify.ts'
import { NewsPage } from '../news-page.tsx'
import { newsFirstViews } from './news-first-views.ts'

const [listView, articleView] = newsFirstViews as [FirstView, FirstView]

const markupOf = (Frame: ComponentType, at: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <AppQuery>
        <Frame />
      </AppQuery>
    </MemoryRouter>,
  )

/** A view as the build draws it. */
const drawn = ({ chosenBy, frames, drawnAt, rows, html }: FirstView): DrawnView => ({
  chosenBy,
  styles: '',
  ...(rows && { rows }),
  ...(html && { html: html.field }),
  frames: Object.fromEntries(Object.entries(frames).map(([choice, Frame]) => [choice, markupOf(Frame, drawnAt)])),
})

/** The document as its boot script leaves it, with this answer on its way. */
const arrive = (url: string, answer: object | Response) => {
  document.documentElement.className = 'app'
  document.body.innerHTML = '<div id="root"><main id="main"></main></div>'
  window.asked = { url, answer: Promise.resolve(answer instanceof Response ? answer : Response.json(answer)) }
}
const first = () => document.querySelector('.first')
const listUrl = '/cms/api/directive/contentList?categoryId=37&pageIndex=1&count=10'
const articleUrl = `/cms/api/directive/contentAttribute?id=${newsArticleSample.id}`
const item = (changes: Partial<NewsItem> = {}): NewsItem => ({ ...newsItemSample, ...changes })
const pageOf = (...list: NewsItem[]) => ({ page: { list, totalCount: list.length, totalIsExact: true } })

/** Without how urgent a picture is, and without what only React's own bookkeeping differs in: it sets the address of a picture last. */
const plain = (element: Element | null | undefined): string | undefined =>
  element?.outerHTML
    .replaceAll(/ (data-discover|id|aria-controls|aria-labelledby|style|loading|fetchpriority)="[^"]*"|<!-- -->/g, '')
    .replaceAll(/<img( src="[^"]*")([^>]*)>/g, '<img$2$1>')

afterEach(() => {
  delete window.asked
  delete window.firstViewCleaner
  document.documentElement.className = ''
  document.body.replaceChildren()
})
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1), toFake: ['Date'] })
  // jsdom knows no constructed sheets.
  if (!('adoptedStyleSheets' in document)) Object.assign(document, { adoptedStyleSheets: [] })
  CSSStyleSheet.prototype.replaceSync ??= () => undefined
})

it('shows the rows of the list as the page itself shows them, whatever they say', async () => {
  const hostile = '<img src=x onerror=alert(1)> __title__ & "甲"'
  const answer = pageOf(
    item({ id: '1', title: hostile, summary: '__author__' }),
    item({ id: '2', places: namedTags(['us', 'cn']), subjects: namedTags(['court']), minutes: 6 }),
    item({ id: '3', places: [], subjects: [], publishDate: Date.parse('2026-01-01T00:30:00+08:00') }),
  )
  arrive(listUrl, answer)
  await showFirstView(drawn(listView))
  const rows = plain(first()?.querySelector('ul:has(time)'))
  expect(rows).toContain('2026-01-01')
  expect(first()?.querySelector('img[src="x"]')).toBeNull()
  const heading = plain(first()?.querySelector('h1'))
  document.body.innerHTML = ''
  await stagePage(<NewsPage />, {
    at: '/home/newList',
    answers: {
      '/cms/api/directive/contentList': () => answer,
      '/cms/api/directive/contentTags': () => ({ tags: [] }),
    },
  })
  const link = await screen.findByRole('link', { name: hostile })
  expect(plain(link.closest('ul'))).toBe(rows)
  expect(plain(screen.getByRole('heading', { level: 1 }))).toBe(heading)
})

it('has the first cover fetched before the scripts of the page, and the others when they are near', async () => {
  arrive(listUrl, pageOf(item({ id: '1' }), item({ id: '2' })))
  await showFirstView(drawn(listView))
  const urgent = (image: Element) => [image.getAttribute('fetchpriority'), image.getAttribute('loading')]
  const covers = [...(first()?.querySelectorAll('li:has(time)') ?? [])].map((row) => [...row.querySelectorAll('img')])
  expect(covers.map((layers) => layers.map(urgent))).toEqual([
    [
      ['high', 'eager'],
      ['high', 'eager'],
    ],
    [
      [null, 'lazy'],
      [null, 'lazy'],
    ],
  ])
})

it('draws no cover where an editor uploaded one, and keeps its place', async () => {
  const cover = { url: '/api/picture/1/960.webp', width: 960, height: 480, sources: [] }
  arrive(listUrl, pageOf(item({ cover })))
  await showFirstView(drawn(listView))
  expect(first()?.querySelectorAll('li:has(time) img')).toHaveLength(0)
  expect(first()?.querySelectorAll('li:has(time) > div')).toHaveLength(2)
})

it('is taken over by the page without asking again', async () => {
  arrive(listUrl, pageOf(item({ title: '先到的文章' })))
  await showFirstView(drawn(listView))
  const { calls } = await stagePage(<NewsPage />, {
    at: '/home/newList',
    answers: {
      '/cms/api/directive/contentTags': () => ({ tags: [] }),
    },
  })
  expect(screen.getAllByRole('link', { name: '先到的文章' }).length).toBeGreaterThan(0)
  expect(calls.map(({ path }) => path)).toEqual(['/cms/api/directive/contentTags'])
})

it('shows an article’s head and its text, cleaned', async () => {
  arrive(articleUrl, { ...newsArticleSample, text: '<p onclick="alert(1)">正文<script>alert(1)</script></p>' })
  await showFirstView(drawn(articleView), { purified })
  expect(first()?.querySelector('h1')).toHaveTextContent(newsArticleSample.title)
  expect(first()).toHaveTextContent('发布 2026 年 11 月 18 日')
  expect(first()?.querySelector('[data-first-html]')?.innerHTML).toBe('<p>正文</p>')
})

it('leaves out what an article does not have', async () => {
  arrive(articleUrl, { ...newsArticleSample, checkedOn: null, author: '' })
  await showFirstView(drawn(articleView), { purified })
  expect(first()).not.toHaveTextContent('核对 2026')
  expect(first()?.querySelectorAll('h1 ~ ul li')).toHaveLength(2)
  expect(first()?.innerHTML).not.toContain('__')
})

it('takes no letter that would be lost', async () => {
  arrive(listUrl, pageOf(item()))
  await showFirstView(drawn(listView))
  expect(first()?.querySelector('form')).toHaveAttribute('inert')
})

it.each([
  ['the answer is a refusal', () => arrive(listUrl, Response.json({ msg: '系统繁忙' }, { status: 500 }))],
  ['there is nothing to show', () => arrive(listUrl, pageOf())],
  [
    'the application is there already',
    () => {
      arrive(listUrl, pageOf(item()))
      document.documentElement.className = ''
    },
  ],
])('shows nothing where %s', async (_, prepare) => {
  prepare()
  await showFirstView(drawn(listView))
  expect(first()).toBeNull()
  expect(document.documentElement).not.toHaveClass('first')
})
