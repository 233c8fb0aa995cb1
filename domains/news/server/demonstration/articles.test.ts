import { describe, expect, it } from 'vitest'
import { articleForm } from '../../contract/article.ts'
import { newsCategories } from '../../contract/categories.ts'
import { cleanText } from '../clean-text.ts'
import { demonstrationArticles } from './articles.ts'

const invented = '【演示】'
const read = demonstrationArticles.map((article) => [article.title, article] as const)
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)

describe('the articles of the demonstration', () => {
  it('are eight or more of each category, no two under one title, not all of one day', () => {
    for (const category of newsCategories)
      expect(demonstrationArticles.filter(({ categoryId }) => categoryId === category).length).toBeGreaterThanOrEqual(8)
    expect(new Set(demonstrationArticles.map(({ title }) => title)).size).toBe(demonstrationArticles.length)
    expect(new Set(demonstrationArticles.map(({ publishedDaysAgo }) => publishedDaysAgo)).size).toBeGreaterThan(20)
  })
})

describe.each(read)('“%s”', (title, article) => {
  const { text, source, sourceUrl, checkedOn, services } = article

  it('is kept by the server as it was written, but for where its links open', () => {
    const asKept = text.replaceAll(/<a href="[^"]*"/g, (link) => `${link} target="_blank" rel="noopener noreferrer"`)
    expect(cleanText(text).text).toBe(asKept)
    expect(text).not.toMatch(/style=|class=/)
  })

  it('fits the form of the back office', () => {
    const { publishedDaysAgo: _days, ...body } = article
    expect(articleForm.safeParse(body).error).toBeUndefined()
    expect(services.length).toBeGreaterThan(0)
    expect([...cleanText(text).plain.replaceAll(/\s/g, '')].length).toBeGreaterThan(350)
    expect([...cleanText(text).plain.replaceAll(/\s/g, '')].length).toBeLessThan(900)
  })

  it('names its source, or says in title and first line that it is invented', () => {
    const isInvented = title.startsWith(invented)
    expect(isInvented).toBe(source === undefined)
    expect(text.startsWith(`<p>${invented}`)).toBe(isInvented)
    expect(checkedOn === undefined || sourceUrl !== undefined).toBe(true)
  })

  it('links by https alone', () => {
    for (const address of [...linksIn(text), ...(sourceUrl ? [sourceUrl] : [])]) expect(address).toMatch(/^https:\/\//)
  })
})
