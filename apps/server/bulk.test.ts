import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import type { BulkReply } from '@portal/platform/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await portal.database.pool.query(text, values)).rows as Record<string, unknown>[]
const post = (path: string, body: object, token = people.staff.token) =>
  portal.call({ method: 'POST', path, token, body })
const bulk = async (kind: 'requests' | 'articles' | 'messages', body: object) => {
  const answer = await post(`/api/admin/${kind}/bulk`, body)
  return { ...(answer.body as BulkReply & { fields?: { path: string; msg: string }[] }), status: answer.status }
}
const entriesOf = (act: string) =>
  rowsOf(
    'select subject_kind, subject_ref, outcome, before, after, note from audit_entry where act = $1 order by at, ctid',
    [act],
  )

/** So many cases of one customer, which nobody has. */
const submitCases = async (count: number): Promise<string[]> => {
  const answer = await post('/api/submitIpForeignInfo', submitSamples.customsSeizure, people.demo.token)
  const first = String(answer.body.businessSn)
  const further = await rowsOf(
    `insert into protection_request
      select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'business_number', r.business_number || '-' || n))).*
      from protection_request r, generate_series(2, $2) n where r.business_number = $1 returning business_number`,
    [first, count],
  )
  return [first, ...further.map(({ business_number }) => String(business_number))]
}
const holdersOf = async (businessSns: readonly string[]) => {
  const found = await rowsOf(
    'select business_number, assignee_id from protection_request where business_number = any($1)',
    [businessSns],
  )
  const byNumber = new Map(found.map(({ business_number, assignee_id }) => [business_number, assignee_id]))
  return businessSns.map((businessSn) => byNumber.get(businessSn))
}

it('fifty cases are given at once; three that were taken meanwhile stay where they are, and are named', async () => {
  const businessSns = await submitCases(50)
  const taken = businessSns.slice(7, 10)
  const takes = await post('/api/admin/requests/bulk', { act: 'take', businessSns: taken }, people.admin.token)
  expect(takes.body).toEqual({ done: taken, refused: [] })

  const assignee = people.staff.id
  const holders = businessSns.map(() => null)
  const { status, done, refused } = await bulk('requests', { act: 'give', businessSns, assignee, holders })
  expect(status).toBe(200)
  const others = businessSns.filter((businessSn) => !taken.includes(businessSn))
  expect(done).toEqual(others)
  expect(refused).toEqual(taken.map((ref) => ({ ref, msg: '该业务已由 admin 办理，请刷新后查看' })))
  expect(await holdersOf(businessSns)).toEqual(
    businessSns.map((businessSn) => (taken.includes(businessSn) ? people.admin.id : people.staff.id)),
  )
  const entries = await entriesOf('requests.bulk')
  const given = entries.slice(taken.length)
  expect(given.filter(({ outcome }) => outcome === 'done').map(({ subject_ref }) => subject_ref)).toEqual(others)
  expect(given.find(({ subject_ref }) => subject_ref === others[0])).toMatchObject({
    subject_kind: 'request',
    before: { assignee: null },
    after: { assignee: 'staff' },
  })
  expect(given.filter(({ outcome }) => outcome === 'failed')).toMatchObject(
    taken.map((subject_ref) => ({ subject_ref, note: '该业务已由 admin 办理，请刷新后查看' })),
  )
  const told = await rowsOf("select count(*)::int as n from outbox where event = 'request.assigned'")
  expect(told).toEqual([{ n: 0 }])
})

it('cases are given back by whoever has them, and refused to a person who is not of the desk', async () => {
  const [mine = '', theirs = '', free = ''] = await submitCases(3)
  await post(`/api/admin/requests/${mine}/take`, {})
  await post(`/api/admin/requests/${theirs}/take`, {}, people.admin.token)
  const back = await bulk('requests', { act: 'giveBack', businessSns: [mine, theirs, 'KL0'] })
  expect(back).toMatchObject({
    done: [mine],
    refused: [
      { ref: theirs, msg: '只能退回由您办理的业务' },
      { ref: 'KL0', msg: '内容不存在或已删除' },
    ],
  })
  const stranger = await bulk('requests', { act: 'give', businessSns: [free], assignee: people.demo.id })
  expect(stranger).toMatchObject({ done: [], refused: [{ ref: free, msg: '请选择在职的工作人员' }] })
  // Whoever says nothing of what he saw gives a case away from whoever has it, as the single call does.
  const away = await bulk('requests', { act: 'give', businessSns: [theirs], assignee: people.staff.id })
  expect(away).toMatchObject({ done: [theirs], refused: [] })
  const nobody = await bulk('requests', { act: 'give', businessSns: [free] })
  expect(nobody).toMatchObject({ status: 400, fields: [{ path: 'assignee', msg: '请选择接手的同事' }] })
  const uneven = await bulk('requests', { act: 'take', businessSns: [free], holders: [] })
  expect(uneven).toMatchObject({ status: 400, fields: [{ path: 'holders' }] })
})

it('articles are published as they were seen, and withdrawn with one reason', async () => {
  const article = { categoryId: 37, title: '一篇', text: '<p>正文</p>' }
  const make = async () => String((await post('/api/admin/articles', article)).body.id)
  const [first, changed] = [await make(), await make()]
  const save = { method: 'PUT', path: `/api/admin/articles/${changed}`, token: people.staff.token } as const
  expect((await portal.call({ ...save, body: { ...article, title: '改过的', version: 1 } })).status).toBe(200)
  const published = await bulk('articles', { act: 'publish', ids: [first, changed], versions: [1, 1] })
  expect(published).toMatchObject({
    done: [first],
    refused: [{ ref: changed, msg: '这篇文章已被他人保存过新的版本，请对照后再保存' }],
  })
  const again = await bulk('articles', { act: 'publish', ids: [first, changed] })
  expect(again).toMatchObject({
    done: [changed],
    refused: [{ ref: first, msg: '文章目前的状态不允许这样做，请刷新后再试' }],
  })
  expect(await bulk('articles', { act: 'withdraw', ids: [first], reason: '有误' })).toMatchObject({ done: [first] })
  expect(
    await rowsOf("select reason from article_deed where article_id = $1 and action = 'withdraw'", [first]),
  ).toEqual([{ reason: '有误' }])
  expect((await entriesOf('news.bulk')).map(({ subject_ref, outcome }) => [subject_ref, outcome])).toEqual([
    [first, 'done'],
    [changed, 'failed'],
    [first, 'failed'],
    [changed, 'done'],
    [first, 'done'],
  ])
})

it('messages are marked as spam, and as none', async () => {
  const message = { title: '标题', lyName: '林晓', lyEmail: 'linxiao@example.com', content: '内容' }
  const write = async (content: string) =>
    String((await post('/api/submitleavemessage', { ...message, content }, people.demo.token)).body.id)
  const ids = [await write('一'), await write('二')]
  expect(await bulk('messages', { act: 'spam', ids })).toMatchObject({ done: ids, refused: [] })
  expect(await bulk('messages', { act: 'spam', ids: [ids[0], 'LY0'] })).toMatchObject({
    done: [],
    refused: [
      { ref: ids[0], msg: '留言状态已变化，请刷新后重试' },
      { ref: 'LY0', msg: '内容不存在或已删除' },
    ],
  })
  expect(await bulk('messages', { act: 'notSpam', ids })).toMatchObject({ done: ids, refused: [] })
  const entries = await entriesOf('messages.bulk')
  expect(entries.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed', 'failed', 'done', 'done'])
  expect(entries[0]).toMatchObject({ subject_ref: ids[0], before: { state: 'new' }, after: { state: 'spam' } })
  expect(await bulk('messages', { act: 'publish', ids })).toMatchObject({ status: 400, fields: [{ path: 'act' }] })
})
