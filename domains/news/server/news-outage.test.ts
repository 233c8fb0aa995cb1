import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNewsApp, type NewsApp } from '../testing/news-app.ts'

let news: NewsApp
beforeAll(async () => {
  news = await createNewsApp()
})
afterAll(() => news.close())

const titles = async () => (await news.list()).body.page.list.map(({ title }) => title)
const timed = async <T>(work: Promise<T>) => {
  const started = performance.now()
  return { result: await work, ms: performance.now() - started }
}

it('visitors read on while the database hangs, quickly from the second call on, and see what is new when it is back', async () => {
  const { id } = await news.publish({ title: '演示·旧消息' })
  expect(await titles()).toEqual(['演示·旧消息'])
  const article = `/cms/api/directive/contentAttribute?id=${id}`
  expect((await news.call({ path: article })).status).toBe(200)

  // A lock stands for a database that takes every statement and answers none.
  const holder = await news.database.pool.connect()
  await holder.query('begin; lock table public_article in access exclusive mode')
  expect(await titles()).toEqual(['演示·旧消息'])
  const { result, ms } = await timed(Promise.all(Array.from({ length: 20 }, titles)))
  expect(new Set(result.flat())).toEqual(new Set(['演示·旧消息']))
  expect(ms).toBeLessThan(1_000)
  expect((await news.call({ path: article })).status).toBe(200)

  await holder.query('rollback')
  holder.release()
  await news.publish({ title: '演示·新消息' })
  await expect.poll(titles).toEqual(['演示·新消息', '演示·旧消息'])
})
