import { createStaff } from '@portal/accounts/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleSample } from '../contract/samples.ts'
import { createNewsApp, type NewsApp } from '../testing/news-app.ts'
import { settleDue } from './settle-article.ts'

let news: NewsApp
beforeAll(async () => {
  news = await createNewsApp()
})
afterAll(() => news.close())

/** Less than a session may lie idle. */
const soonMs = 600_000
const dayMs = 86_400_000
const soon = () => news.clock.now().getTime() + soonMs
const versionsOf = async (id: string) => {
  const { token } = news.people.staff
  const { body } = await news.call({ path: `/api/admin/articles/${id}/versions`, token })
  return body.elements as { number: number; title: string; restoredFrom: number | null; isPublic: boolean }[]
}
const historyOf = async (id: string) => {
  const { token } = news.people.staff
  const { body } = await news.call({ path: `/api/admin/articles/${id}/history`, token })
  return (body.elements as { action: string; actor: string | null; stateAfter: string | null }[]).map(
    ({ action, actor, stateAfter }) => [action, stateAfter, actor],
  )
}

describe('writing', () => {
  it('keeps what an article says, cleans its text and names its summary by itself', async () => {
    const { id } = await news.create({ summary: '', text: '<h2>一</h2><script>1</script><p onclick="x">甲</p>' })
    expect((await news.detail(id)).body).toMatchObject({
      ...articleSample,
      summary: '一 甲',
      text: '<h2>一</h2><p>甲</p>',
      cover: null,
      publishAt: null,
      state: 'draft',
      version: 1,
      publicVersion: null,
      savedBy: 'staff',
    })
  })

  it.each([
    ['a missing title', { title: ' ' }, 'title', '请输入标题'],
    ['an unknown category', { categoryId: 40 }, 'categoryId', '请选择栏目'],
    [
      'a source that is a script',
      { sourceUrl: 'javascript:alert(1)' },
      'sourceUrl',
      '原文链接须以 http:// 或 https:// 开头',
    ],
    [
      'a source that shows another site than it opens',
      { sourceUrl: 'https://www.wipo.int@example.com/' },
      'sourceUrl',
      '网址有误，请从浏览器地址栏复制',
    ],
    ['a day that is not in the calendar', { checkedOn: '2026-02-30' }, 'checkedOn', '核对日期有误'],
    ['a place that there is not', { places: ['moon'] }, 'places', '地方有误'],
    ['a named place that there is not', { places: [{ code: 'moon', name: '月球' }] }, 'places', '地方有误'],
    ['a source that is no text', { source: { url: '7' } }, 'source', '请输入文字'],
    ['a cover without an address', { cover: { width: 960 } }, 'cover', '请输入文字'],
    ['too many subjects', { subjects: ['seizure', 'fair', 'shop', 'court'] }, 'subjects', '主题最多选 3 项'],
    ['a cover elsewhere', { cover: 'https://example.com/a.webp' }, 'cover', '封面图片有误，请重新上传'],
    [
      'a cover that nobody published',
      { cover: `/api/picture/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/960.webp` },
      'cover',
      '封面图片不存在或已被清理，请重新上传',
    ],
    ['a service elsewhere', { services: ['https://example.com'] }, 'services', '受影响的业务有误'],
    ['too long a title', { title: '长'.repeat(121) }, 'title', '最多输入120个字'],
  ])('refuses %s', async (_name, changes, path, msg) => {
    const { token } = news.people.staff
    const body = { ...articleSample, ...changes }
    const answer = await news.call({ method: 'POST', path: '/api/admin/articles', token, body })
    expect(answer).toMatchObject({ status: 400, body: { status: 'U00400', msg, fields: [{ path, msg }] } })
  })

  it('takes what the public call answers of an article without source and cover', async () => {
    const { id } = await news.publish({ source: '', sourceUrl: '', checkedOn: '' })
    const { body: answered } = await news.read(id)
    expect(answered).toMatchObject({
      places: [{ code: 'eu' }],
      source: null,
      sourceUrl: null,
      checkedOn: null,
      cover: null,
    })
    const sent = { places: ['eu'], subjects: ['seizure'], source: null, sourceUrl: null, checkedOn: null, cover: null }
    expect(await news.create({ ...answered })).toMatchObject({ ...sent, text: articleSample.text, state: 'draft' })
    expect((await news.save(id, { ...answered, version: 1 })).body).toMatchObject({ ...sent, version: 2 })
  })

  it('overwrites nothing that its editor has not read', async () => {
    const { id } = await news.create()
    const first = await news.save(id, { title: '演示·甲改', version: 1 })
    expect(first.body).toMatchObject({ version: 2, title: '演示·甲改' })
    const second = await news.save(id, { title: '演示·乙改', version: 1 })
    expect(second).toMatchObject({
      status: 409,
      body: { status: 'U00409', current: { version: 2, title: '演示·甲改' } },
    })
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['演示·甲改', articleSample.title])
  })

  it('lets one of many win who save at once', async () => {
    const { id } = await news.create()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => news.save(id, { title: `演示·${at}`, version: 1 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await news.detail(id)).body.version).toBe(2)
  })

  it('brings an old version back as the newest', async () => {
    const { id } = await news.create()
    await news.save(id, { title: '演示·改坏了', text: '', version: 1 })
    const restored = await news.act(id, 'versions/1/restore', { version: 2 })
    expect(restored.body).toMatchObject({ version: 3, title: articleSample.title, text: articleSample.text })
    expect(await versionsOf(id)).toMatchObject([
      { number: 3, restoredFrom: 1 },
      { number: 2, restoredFrom: null },
      { number: 1, restoredFrom: null },
    ])
    expect((await news.act(id, 'versions/9/restore', { version: 3 })).status).toBe(404)
  })
})

describe('publishing', () => {
  it('shows the public what was published, until it is published again', async () => {
    const { id } = await news.publish({ title: '演示·第一版' })
    await news.save(id, { title: '演示·第二版', version: 1 })
    expect((await news.read(id)).body.title).toBe('演示·第一版')
    const before = (await news.detail(id)).body
    expect(before).toMatchObject({ state: 'published', version: 2, publicVersion: 1 })
    expect((await news.act(id, 'publish', { version: 1 })).status).toBe(409)
    await news.act(id, 'publish', { version: 2 })
    const after = (await news.read(id)).body
    expect(after).toMatchObject({ title: '演示·第二版', publishDate: before.publishDate })
  })

  it('publishes nothing that is empty', async () => {
    const { id } = await news.create({ text: '<p> </p><script>1</script>' })
    expect(await news.act(id, 'publish', { version: 1 })).toMatchObject({
      status: 400,
      body: { msg: '正文为空，不能发布' },
    })
  })

  it('withdraws, so that nobody reads it any more, and publishes again with a new date', async () => {
    const { id, publishDate } = await news.publish()
    await news.act(id, 'withdraw', { reason: '来源有误' })
    expect((await news.read(id)).status).toBe(404)
    news.clock.advance(1_000)
    const again = await news.act(id, 'publish', { version: 1 })
    expect(again.body.publishDate).toBeGreaterThan(publishDate ?? 0)
    expect((await news.read(id)).status).toBe(200)
  })

  it('removes only what is not public, and keeps its versions', async () => {
    const { id } = await news.publish()
    const path = `/api/admin/articles/${id}`
    const { token } = news.people.staff
    expect((await news.call({ method: 'DELETE', path, token })).status).toBe(409)
    await news.act(id, 'withdraw')
    expect((await news.call({ method: 'DELETE', path, token })).status).toBe(200)
    expect((await news.detail(id)).status).toBe(404)
    const { rows } = await news.database.pool.query('select count(*)::int from article_version where article_id = $1', [
      id,
    ])
    expect(rows[0].count).toBe(1)
  })

  it('writes down who did what', async () => {
    const { id } = await news.publish()
    await news.save(id, { version: 1 })
    await news.act(id, 'withdraw')
    expect(await historyOf(id)).toEqual([
      ['withdraw', 'withdrawn', 'staff'],
      ['save', 'published', 'staff'],
      ['publish', 'published', 'staff'],
      ['save', 'draft', 'staff'],
    ])
  })

  it('tells the act log what each change was made from and to', async () => {
    const { id, title } = await news.publish()
    await news.save(id, { version: 1, title: '新标题' })
    await news.place(id, { isShown: false, isRecommended: false })
    await news.act(id, 'withdraw', { reason: '内容有误' })
    const path = `/api/admin/articles/${id}`
    await news.call({ method: 'DELETE', path, token: news.people.staff.token })
    const told = news.acts.filter(({ subjectRef }) => subjectRef === id)
    expect(told.map(({ act }) => act)).toEqual(
      ['create', 'publish', 'save', 'place', 'withdraw', 'remove'].map((act) => `news.${act}`),
    )
    expect(told).toMatchObject([
      { before: null, after: { state: 'draft', title, version: 1 }, link: `/articles/${id}` },
      { before: { state: 'draft', publicVersion: null }, after: { state: 'published', publicVersion: 1 } },
      { before: { version: 1, title }, after: { version: 2, title: '新标题' } },
      { before: { isShown: true }, after: { isShown: false } },
      { before: { state: 'published' }, after: { state: 'withdrawn' }, note: '内容有误' },
      { before: { title: '新标题', state: 'withdrawn' }, after: null, link: '/articles' },
    ])
  })
})

describe('a schedule', () => {
  it('shows the article from its very moment on, before any job has run', async () => {
    const at = soon()
    const { id } = await news.create({ publishAt: at, title: '演示·定时' })
    expect((await news.detail(id)).body).toMatchObject({
      state: 'scheduled',
      publishAt: at,
      can: ['publish', 'schedule', 'cancel'],
    })
    expect((await news.read(id)).status).toBe(404)
    const before = (await news.list()).body.page.totalCount
    news.clock.set(new Date(at - 50))
    expect((await news.read(id)).status).toBe(404)
    news.clock.set(new Date(at))
    expect((await news.read(id)).body).toMatchObject({ title: '演示·定时', publishDate: at })
    const { page } = (await news.list()).body
    expect([page.totalCount, page.list[0]?.id]).toEqual([before + 1, id])
    expect((await news.detail(id)).body).toMatchObject({ state: 'published', publishAt: null, publishDate: at })
  })

  it('is written down by the job, once, also after a standstill', async () => {
    const { id } = await news.create({ publishAt: soon() })
    news.clock.advance(2 * soonMs)
    const settled = await Promise.all([settleDue(news.ctx), settleDue(news.ctx), settleDue(news.ctx)])
    expect(settled.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(1)
    expect(await settleDue(news.ctx)).toBe(0)
    expect((await historyOf(id)).filter(([action]) => action === 'publish')).toEqual([['publish', 'published', null]])
    const { rows } = await news.database.pool.query("select data from outbox where event = 'article.published'")
    expect(rows.filter(({ data }) => data.id === id)).toHaveLength(1)
  })

  it('can be put off and cancelled', async () => {
    const { id } = await news.create({ publishAt: soon() })
    const later = soon() + soonMs
    await news.act(id, 'schedule', { version: 1, publishAt: later })
    news.clock.advance(soonMs + 1)
    expect((await news.read(id)).status).toBe(404)
    expect((await news.act(id, 'cancel')).body).toMatchObject({ state: 'draft', publicVersion: null })
    news.clock.set(new Date(later + 1))
    expect(await settleDue(news.ctx)).toBe(0)
    expect((await news.read(id)).status).toBe(404)
  })

  it('cannot be cancelled when its moment has come', async () => {
    const { id } = await news.create({ publishAt: soon() })
    news.clock.advance(soonMs + 1)
    expect((await news.act(id, 'cancel')).status).toBe(409)
    expect((await news.read(id)).status).toBe(200)
  })

  it.each([
    ['a moment that has passed', () => news.clock.now().getTime() - 1, '定时发布的时间须晚于现在'],
    ['a moment too far', () => news.clock.now().getTime() + 400 * dayMs, '定时发布最多安排到一年以内'],
    ['no moment', () => null, '请选择发布时间'],
  ])('refuses %s', async (_name, at, msg) => {
    const { id } = await news.create()
    const answer = await news.act(id, 'schedule', { version: 1, publishAt: at() })
    expect(answer).toMatchObject({ status: 400, body: { msg, fields: [{ path: 'publishAt', msg }] } })
  })

  it('is not changed under the hand that planned it', async () => {
    const { id } = await news.create({ publishAt: soon() })
    expect(await news.save(id, { version: 1 })).toMatchObject({ status: 409, body: { code: 'fail' } })
    expect(await versionsOf(id)).toHaveLength(1)
  })
})

describe('the desk’s list', () => {
  it('finds by word, category, state and day, and says what may be done', async () => {
    const { id } = await news.publish({ title: '演示·百分之 50% 的关税', categoryId: 39 })
    const { token } = news.people.staff
    const ids = async (query: string) => {
      const { body } = await news.call({ path: `/api/admin/articles?${query}`, token })
      return (body.elements as { id: string }[]).map((one) => one.id)
    }
    expect(await ids(`keyword=${encodeURIComponent('50% 的')}`)).toEqual([id])
    expect(await ids('keyword=50_')).toEqual([])
    expect(await ids('categoryId=39&state=published')).toEqual([id])
    expect(await ids('categoryId=39&state=draft')).toEqual([])
    expect(await ids('to=2020-01-01')).toEqual([])
    for (const sort of ['', 'publishDate', 'createDate', 'title'])
      expect(await ids(`sort=${sort}&pgCount=100`)).toContain(id)
    const { body } = await news.call({ path: '/api/admin/articles?categoryId=39', token })
    expect(body).toMatchObject({
      elements: [{ can: ['save', 'withdraw', 'restore'], savedBy: 'staff' }],
      totalElements: 1,
    })
  })
})

it('whoever may write but not publish is offered neither, and plans no publication by saving', async () => {
  const { token } = await createStaff(news, 'writer', { roles: [], grants: ['articles.write'] })
  const ask = (method: string, path: string, body: object) =>
    news.call({ method, path: `/api/admin/articles${path}`, token, body })
  const created = await ask('POST', '', articleSample)
  expect(created.body.can).toEqual(['save', 'restore', 'remove'])
  const { id } = created.body
  const publishAt = news.clock.now().getTime() + 86_400_000
  const refused = [
    await ask('POST', '', { ...articleSample, publishAt }),
    await ask('PUT', `/${id}`, { ...articleSample, version: 1, publishAt }),
    await ask('POST', `/${id}/publish`, { version: 1 }),
  ]
  expect(refused.map(({ status, body }) => [status, body.msg])).toEqual(refused.map(() => [403, '没有权限']))
  expect((await news.detail(String(id))).body).toMatchObject({ state: 'draft', version: 1 })
})
