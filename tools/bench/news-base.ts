import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newsCategories } from '@portal/news/contract'
import { seedNews } from '@portal/news/server'
import { openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import { type HttpCall, newsCall } from './calls.ts'
import { type Process, startPortal } from './processes.ts'
import { type Recording, record } from './recording.ts'
import type { Stand } from './stand.ts'
import { openStatementTap } from './statement-tap.ts'

/** A portal on a database of its own with a given number of published articles, and the SQL that its list sends. */
export type NewsBase = { portal: Process; databaseUrl: string; list: Recording; stop: () => Promise<void> }

const batch = 250
const hourMs = 3_600_000

/** Words for invented articles: some come to stand in every article, some in few, and one in a single article. */
const words =
  '海关 备案 商标 专利 著作权 展会 投诉 申诉 授权 证据 公证 货物 扣留 担保 侵权 维权 出口 企业 欧盟 美国 东南亚 巴西 马德里 体系 注册 续展 变更 期限 材料 平台 链接 账户 冻结 律师 法院 裁定 禁令 检索 风险 预警 政策 法规 条例 办法 通知 公告 核对 来源 原文 办理'.split(
    ' ',
  )

const sentence = (article: number, at: number): string =>
  Array.from(
    { length: 9 },
    (_, place) => words[(article * 7 + at * 13 + place * (1 + (article % 5))) % words.length],
  ).join('')

const articleOf = (number: number) => ({
  categoryId: newsCategories[number % newsCategories.length] ?? newsCategories[0],
  title: `演示·知识产权动态 ${number}：${sentence(number, 0)}`,
  summary: `演示摘要 ${sentence(number, 1)}`,
  author: '演示编辑',
  places: [],
  subjects: [],
  services: [],
  publishedDaysAgo: (number * hourMs) / (24 * hourMs),
  text: Array.from(
    { length: 24 },
    (_, at) => `<p>知识产权保护${sentence(number, at + 2)}，${number % 400 === 0 ? '罕见的词，' : ''}第 ${at} 段。</p>`,
  ).join(''),
})

const fill = async (databaseUrl: string, articles: number): Promise<void> => {
  const { db, pool, close } = openDatabase(databaseUrl, { size: 4 })
  try {
    const ctx = { db, now: () => new Date(), newId: () => randomUUID() }
    for (let from = 0; from < articles; from += batch) {
      const numbers = Array.from({ length: Math.min(batch, articles - from) }, (_, at) => from + at + 1)
      await seedNews(ctx, { staff: randomUUID() }, numbers.map(articleOf))
    }
    // The database does this by itself within a minute; the bench does not wait for it.
    for (const table of ['article', 'public_article', 'article_search']) await pool.query(`vacuum (analyze) ${table}`)
  } finally {
    await close()
  }
}

const ask = async (url: string, { path, ...call }: HttpCall): Promise<void> => {
  const answer = await fetch(url + path, call)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await answer.text()
}

export const openNewsBase = async (stand: Stand, articles: number): Promise<NewsBase> => {
  const folder = join(stand.folder, `news_${articles}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    const tap = await openStatementTap(postgres.url)
    const first = await startPortal(folder, tap.url)
    let list: Recording
    try {
      await fill(postgres.url, articles)
      list = await record(tap, () => ask(first.url, newsCall({})))
    } finally {
      await first.stop()
      await tap.stop()
    }
    const portal = await startPortal(folder, postgres.url)
    const stop = async () => {
      await portal.stop()
      await postgres.stop()
    }
    return { portal, databaseUrl: postgres.url, list, stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}
