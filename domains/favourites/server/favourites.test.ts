import { randomUUID } from 'node:crypto'
import type { Actor } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Favourite, favouriteLimits } from '../contract/favourite.ts'
import { createFavouritesServer } from './index.ts'
import { seedFavourites } from './seed-favourites.ts'

const seizure = { kind: 'service', reference: '/home/customsSeizure', title: '海关查扣应对' }
const article = { kind: 'article', reference: 'a1', title: '旧标题' }

const actorOf = (): Actor => ({
  userId: randomUUID(),
  sessionId: 's',
  userType: 'customer',
  topAdministrator: false,
  mustChangePassword: false,
})
const actors = { demo: actorOf(), other: actorOf() }
const published = new Map([['a1', '新标题']])

let portal: TestApp
beforeAll(async () => {
  const known = async (_: object, references: string[]) =>
    new Map(references.flatMap((id) => (published.has(id) ? [[id, published.get(id) ?? '']] : [])))
  portal = await createTestApp({ domains: [createFavouritesServer({ article: known })], actors })
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from favourite')
})

const keep = (body: object, token = 'demo') => portal.call({ method: 'PUT', path: '/api/favourites', token, body })
const remove = ({ kind, reference }: { kind: string; reference: string }, token = 'demo') =>
  portal.call({
    method: 'DELETE',
    path: `/api/favourites?kind=${kind}&reference=${encodeURIComponent(reference)}`,
    token,
  })
const list = async (token = 'demo') => {
  const { body } = await portal.call({ path: '/api/favourites', token })
  return body.elements as Favourite[]
}

describe('favourites', () => {
  it('keeps a thing once, newest first, and gives it up again', async () => {
    expect((await keep(seizure)).status).toBe(200)
    portal.clock.advance(1000)
    await keep(article)
    await keep({ ...seizure, title: '又一次' })
    expect((await list()).map(({ kind, title }) => [kind, title])).toEqual([
      ['article', '新标题'],
      ['service', '海关查扣应对'],
    ])
    expect((await remove(seizure)).status).toBe(200)
    expect((await remove(seizure)).status).toBe(200)
    expect((await list()).map(({ kind }) => kind)).toEqual(['article'])
  })

  it('says which article is gone, and how it was called', async () => {
    await keep({ ...article, reference: 'taken-down' })
    expect(await list()).toMatchObject([{ reference: 'taken-down', title: '旧标题', gone: true }])
  })

  it('is nobody else’s', async () => {
    await keep(seizure)
    expect(await list('other')).toEqual([])
    await remove(seizure, 'other')
    expect(await list()).toHaveLength(1)
  })

  it.each([
    { ...seizure, reference: '/home/../admin' },
    { ...seizure, reference: 'javascript:alert(1)' },
    { ...seizure, kind: 'page' },
    { ...article, reference: 'a b' },
    { ...article, title: '' },
    { ...article, title: '长'.repeat(favouriteLimits.title + 1) },
    { kind: 'help', title: '帮助' },
  ])('refuses %j', async (body) => {
    expect(await keep(body)).toMatchObject({ status: 400, body: { status: 'U00400' } })
    expect(await list()).toEqual([])
  })

  it('holds so many and no more, also when the last ones come at once', async () => {
    const most = favouriteLimits.favourites
    await portal.database.pool.query(
      `insert into favourite (owner_id, kind, reference, title, created_at)
       select $1, 'article', 'n' || n, 't', now() from generate_series(1, $2::int) n`,
      [actors.demo.userId, most - 3],
    )
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => keep({ ...article, reference: `late-${index}` })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409])
    expect(await list()).toHaveLength(most)
    expect((await keep({ ...article, reference: 'n1' })).status).toBe(200)
  })

  it('has something to show for the demonstration customer', async () => {
    await seedFavourites(portal.ctx, { customer: actors.demo.userId })
    expect((await list()).length).toBeGreaterThan(1)
  })
})
