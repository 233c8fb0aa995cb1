import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionsFor } from '../contract/question.ts'
import { currentSet } from '../contract/question-sets.ts'
import { selfCheckSample } from '../contract/samples.ts'
import { scoreOf } from '../contract/score.ts'
import { createSelfCheckApp, type SelfCheckApp, scoreOfCheck } from '../testing/self-check-app.ts'
import { seedSelfChecks } from './seed-self-checks.ts'

let portal: SelfCheckApp
beforeAll(async () => {
  portal = await createSelfCheckApp()
})
afterAll(() => portal.close())

const score = scoreOfCheck(selfCheckSample)
const detail = (id: unknown, token = portal.people.demo.token) => portal.call({ path: `/api/selfChecks/${id}`, token })

describe('saving a self-check', () => {
  it('keeps the answers with the scores of the server', async () => {
    const { status, body } = await portal.save()
    const scores = scoreOf(questionsFor(currentSet, selfCheckSample), selfCheckSample.choices)
    expect({ status, body }).toEqual({ status: 200, body: { id: expect.any(String), scores } })
    expect((await detail(body.id)).body).toEqual({
      ...selfCheckSample,
      id: body.id,
      createTime: expect.any(Number),
      score,
      light: 'yellow',
      scores,
    })
  })

  it.each([score - 1, score + 1, 100])('refuses %i, which the answers do not earn', async (claimed) => {
    const { status, body } = await portal.save({ score: claimed })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: [{ path: 'score', msg: '得分与答案不符，请刷新页面后重试' }],
    })
  })

  it.each([
    ['a set that was never published', { version: '2020-01' }, 'choices'],
    ['a version that is none', { version: '<b>' }, 'version'],
    ['a question that nobody asks', { choices: { 'no-such': 'a' } }, 'choices'],
    ['a question that is not asked of these goods', { choices: { 'ch-booth': 'a' } }, 'choices'],
    ['a letter that the question does not have', { choices: { 'tm-search': 'd' } }, 'choices'],
    ['an answer that is no letter', { choices: { 'tm-search': 'z' } }, 'choices'],
    ['answers that are no list', { choices: 'a' }, 'choices'],
    ['an empty product', { product: ' ' }, 'product'],
    ['an overlong product', { product: '镜'.repeat(51) }, 'product'],
    ['no country', { country: '' }, 'country'],
    ['no channel', { channels: [] }, 'channels'],
    ['an unknown channel', { channels: ['ship'] }, 'channels'],
    ['an unknown category', { category: 'x' }, 'category'],
    ['a score beyond 100', { score: 101 }, 'score'],
    ['a score that is none', { score: 'x' }, 'score'],
  ])('refuses %s in Chinese', async (_what, changes, path) => {
    const { status, body } = await portal.save(changes)
    expect({ status, wire: body.status }).toEqual({ status: 400, wire: 'U00400' })
    expect(body.fields).toEqual([{ path, msg: expect.stringMatching(/\p{Script=Han}/u) }])
  })

  it('takes no name as a key into the prototype of an object', async () => {
    const { status } = await portal.save({ choices: JSON.parse('{"__proto__":"a","constructor":"a"}') })
    expect(status).toBe(400)
  })

  it('stores one for one key, however often it is sent', async () => {
    const body = { ...selfCheckSample, score }
    const before = await total()
    const send = () =>
      portal.call({
        method: 'POST',
        path: '/api/selfChecks',
        token: portal.people.demo.token,
        body,
        headers: { 'idempotency-key': 'one-check' },
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect(await total()).toBe(before + 1)
  })
})

const list = async (query = '', token = portal.people.demo.token) => {
  const { body } = await portal.call({ path: `/api/selfChecks${query}`, token })
  return body as { elements: { id: string; createTime: number; score: number }[]; totalElements: number }
}
const total = async () => (await list()).totalElements

describe('one’s saved checks', () => {
  it('are listed newest first, page by page, and shown to nobody else', async () => {
    await portal.save({}, portal.people.demo2.token)
    const all = await list('?pgCount=100')
    const times = all.elements.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?pgCount=1&pgIndex=${page}`)))
    expect(pages.flatMap(({ elements }) => elements)).toEqual(all.elements.slice(0, 3))
    expect((await list('', portal.people.demo2.token)).totalElements).toBe(1)
    expect((await list('', portal.people.staff.token)).totalElements).toBe(0)
  })

  it('answer a stranger, staff too, like one that does not exist', async () => {
    const { body } = await portal.save()
    const missing = await detail('00000000-0000-4000-8000-000000000000')
    expect(missing).toMatchObject({ status: 404, body: { status: 'U00404' } })
    for (const { token } of [portal.people.demo2, portal.people.staff, portal.people.admin]) {
      const theirs = await detail(body.id, token)
      expect([theirs.status, theirs.body]).toEqual([missing.status, missing.body])
    }
    expect((await detail('1%20or%201=1')).status).toBe(404)
    expect((await portal.call({ path: `/api/selfChecks/${body.id}` })).body.status).toBe('U00015')
  })
})

describe('removing one’s own check', () => {
  const remove = (id: unknown, token?: string) =>
    portal.call({ method: 'DELETE', path: `/api/selfChecks/${id}`, ...(token && { token }) })

  it('takes it away for good, and no other', async () => {
    const { demo } = portal.people
    const [kept, gone] = [(await portal.save()).body.id, (await portal.save()).body.id]
    expect((await remove(gone, demo.token)).status).toBe(200)
    expect((await detail(gone)).status).toBe(404)
    expect((await detail(kept)).status).toBe(200)
    expect((await remove(gone, demo.token)).status).toBe(404)
  })

  it('is nobody else’s to do, staff included: it answers as if there were none', async () => {
    const { id } = (await portal.save()).body
    for (const { token } of [portal.people.demo2, portal.people.staff, portal.people.admin])
      expect((await remove(id, token)).status).toBe(404)
    expect((await remove(id)).status).toBe(401)
    expect((await remove('1%20or%201=1', portal.people.demo.token)).status).toBe(404)
    expect((await detail(id)).status).toBe(200)
  })
})

describe('the demonstration checks', () => {
  it('are two of the same goods, the later one better, marked as demonstration', async () => {
    await seedSelfChecks(portal.ctx, { customer: portal.people.agency.id })
    const { elements } = await list('', portal.people.agency.token)
    expect(elements).toMatchObject([
      { product: '演示·太阳镜', score },
      { product: '演示·太阳镜', score: expect.any(Number) },
    ])
    expect(elements[0]?.score).toBeGreaterThan(elements[1]?.score ?? 100)
  })
})
