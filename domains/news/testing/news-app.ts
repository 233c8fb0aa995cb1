import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { PlacementForm } from '@portal/platform/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { ArticleDetail, NewsItem } from '../contract/article.ts'
import { articleSample } from '../contract/samples.ts'
import { newsServer } from '../server/index.ts'

type Answer<T> = {
  status: number
  body: T & { status?: string; msg?: string; fields?: { path: string; msg: string }[]; current?: ArticleDetail }
}
type Page = { page: { list: NewsItem[]; totalCount: number; totalIsExact: boolean } }

export type NewsApp = TestApp & {
  people: People
  /** Creates an article as `staff`: the sample with these changes. */
  create: (changes?: object) => Promise<ArticleDetail>
  /** Creates and publishes one. */
  publish: (changes?: object) => Promise<ArticleDetail>
  /** A call of the desk for one article: `act(id, 'publish', { version: 1 })`. */
  act: (id: string, verb: string, body?: object) => Promise<Answer<ArticleDetail>>
  save: (id: string, changes: object) => Promise<Answer<ArticleDetail>>
  place: (id: string, placement: PlacementForm) => Promise<Answer<object>>
  detail: (id: string) => Promise<Answer<ArticleDetail>>
  /** The public list, as a visitor asks for it. */
  list: (query?: Record<string, string | number>) => Promise<Answer<Page>>
  read: (id: string) => ReturnType<TestApp['call']>
}

/** This domain with accounts, on a database of its own. */
export const createNewsApp = async (): Promise<NewsApp> => {
  const portal = await createTestApp({ domains: [accountsServer, newsServer], authenticate })
  const people = await createPeople(portal)
  const { token } = people.staff
  const articles = '/api/admin/articles'
  const ask = async <T>(call: Parameters<TestApp['call']>[0]) => (await portal.call(call)) as unknown as Answer<T>
  const mustAnswer = (answer: Answer<ArticleDetail>): ArticleDetail => {
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return answer.body
  }
  const act: NewsApp['act'] = (id, verb, body = {}) =>
    ask<ArticleDetail>({ method: 'POST', path: `${articles}/${id}/${verb}`, token, body })
  const create: NewsApp['create'] = async (changes = {}) =>
    mustAnswer(await ask({ method: 'POST', path: articles, token, body: { ...articleSample, ...changes } }))
  return {
    ...portal,
    people,
    create,
    act,
    publish: async (changes) => {
      const { id, version } = await create(changes)
      return mustAnswer(await act(id, 'publish', { version }))
    },
    save: (id, changes) =>
      ask<ArticleDetail>({ method: 'PUT', path: `${articles}/${id}`, token, body: { ...articleSample, ...changes } }),
    place: (id, body) => ask({ method: 'PUT', path: `${articles}/${id}/placement`, token, body }),
    detail: (id) => ask<ArticleDetail>({ path: `${articles}/${id}`, token }),
    list: (query = {}) => {
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return ask<Page>({ path: `/cms/api/directive/contentList?${search}` })
    },
    read: (id) => portal.call({ path: `/cms/api/directive/contentAttribute?id=${id}` }),
  }
}
