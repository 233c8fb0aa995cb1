import { afterAll, beforeAll, expect, it } from 'vitest'
import { newsCategories } from '../contract/categories.ts'
import { createNewsApp, type NewsApp } from '../testing/news-app.ts'
import { cleanText } from './clean-text.ts'
import { demonstrationArticles } from './demonstration/articles.ts'
import { seedNews } from './seed-news.ts'

let news: NewsApp
beforeAll(async () => {
  news = await createNewsApp()
})
afterAll(() => news.close())

it('publishes every article of the demonstration on its day', async () => {
  await seedNews(news.ctx, { staff: news.people.staff.id })
  for (const categoryId of newsCategories) {
    const { page } = (await news.list({ categoryId, count: 100 })).body
    const expected = demonstrationArticles.filter((article) => article.categoryId === categoryId)
    expect(page.totalCount).toBe(expected.length)
    expect(page.list.map(({ title }) => title).toSorted()).toEqual(expected.map(({ title }) => title).toSorted())
    expect(page.list.every(({ publishDate }) => publishDate <= news.clock.now().getTime())).toBe(true)
  }
})

it.each(demonstrationArticles.map((article) => [article.title, article] as const))(
  '“%s” loses nothing but white space by the cleaning',
  (_title, { text }) => {
    const words = (html: string) => cleanText(html).plain
    expect(words(text)).not.toBe('')
    const tags = (html: string) => [...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag)
    expect(tags(cleanText(text).text)).toEqual(tags(text))
  },
)
