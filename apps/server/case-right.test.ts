import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf, sampleFile } from '@portal/files/testing'
import { createTestApp, noSuchId, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  for (const { prepare } of domains) await prepare?.(portal.ctx)
  people = await createPeople(portal)
}, 60_000)
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from request_right')
  await portal.database.pool.query('delete from "right"')
})

type Who = keyof People
const send = (method: string, path: string, body?: object, who: Who = 'demo') =>
  portal.call({ method, path, token: people[who].token, ...(body && { body }) })
const facts = {
  ...{ registerType: 4, recordName: '海帆', registerNum: '演示-7', obligeeName: '杭州甲公司', country: 'CN' },
  ...{ status: 'registered', classes: [9], rightEndDate: '2036-05-06' },
}

/** Adds a right and answers its id. */
const add = async (): Promise<string> => String((await send('POST', '/api/rights', facts)).body.id)
const save = async (id: string, version: number, changes: object) =>
  expect((await send('PUT', `/api/rights/${id}`, { ...facts, ...changes, version })).status).toBe(200)

/** Staff find that the certificate says what the right says; answers when. */
const verify = async (id: string): Promise<number> => {
  const form = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'right-paper' } })
  const { token } = people.demo
  const headers = { ...form.headers, authorization: token }
  const upload = await portal.app.inject({ method: 'POST', url: '/api/file/upload', headers, payload: form.body })
  await send('POST', `/api/rights/${id}/papers`, { kind: 'certificate', url: upload.json().url })
  await send('POST', `/api/rights/${id}/verification`, {})
  expect((await send('POST', `/api/admin/rights/${id}/verify`, { result: 'verified' }, 'staff')).status).toBe(200)
  const { body } = await send('GET', `/api/rights/${id}`)
  return (body.verification as { at: number }).at
}

const submit = (right?: unknown, who: Who = 'demo') =>
  send(
    'POST',
    '/api/submitIpForeignInfo',
    { ...submitSamples.customsSeizure, ...(right !== undefined && { right }) },
    who,
  )
const submitted = async (right?: unknown): Promise<string> => {
  const { status, body } = await submit(right)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return String(body.businessSn)
}
const own = async (sn: string, who?: Who) => (await send('GET', `/api/requests/${sn}/right`, undefined, who)).body.right
const desk = async (sn: string, who: Who = 'staff') =>
  (await send('GET', `/api/admin/requests/${sn}/right`, undefined, who)).body.right
const take = (sn: string) => send('POST', `/api/admin/requests/${sn}/take`, {}, 'staff')
const trail = async (id: string) => {
  const { body } = await send('GET', `/api/rights/${id}/trail?pgCount=100`)
  return (body.elements as { who: string; action: string; detail: string }[]).map(
    ({ who, action, detail }) => `${who} ${action} ${detail}`,
  )
}
const count = async (table: string): Promise<number> =>
  (await portal.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

describe('a request that was filled from a right', () => {
  it('keeps its version and that nobody had compared it, also when somebody does so later', async () => {
    const rightId = await add()
    const sn = await submitted({ id: rightId, version: 1 })
    const kept = { rightId, version: 1, verified: null }
    expect(await own(sn)).toEqual({ ...kept, name: '海帆' })
    expect(await desk(sn)).toEqual({ ...kept, since: 'same', now: null })
    await verify(rightId)
    expect(await desk(sn)).toEqual({ ...kept, since: 'same', now: null })
  })

  it('keeps the day on which it had been compared, whatever becomes of the right', async () => {
    const rightId = await add()
    const verified = await verify(rightId)
    const sn = await submitted({ id: rightId, version: 1 })
    const kept = { rightId, version: 1, verified }
    expect(await desk(sn)).toMatchObject({ ...kept, since: 'same' })
    await save(rightId, 1, { registerNum: '演示-8' })
    expect(await desk(sn)).toMatchObject({ ...kept, since: 'newer' })
    await send('DELETE', `/api/rights/${rightId}`)
    expect(await desk(sn)).toEqual({ ...kept, since: 'removed', now: null })
    expect(await own(sn)).toEqual({ ...kept, name: null })
  })

  it('says so where the certificate is gone that it had been compared with', async () => {
    const rightId = await add()
    const verified = await verify(rightId)
    const sn = await submitted({ id: rightId, version: 1 })
    const { body } = await send('GET', `/api/rights/${rightId}`)
    const [paper] = body.papers as { id: string }[]
    await send('DELETE', `/api/rights/${rightId}/papers/${paper?.id}`)
    expect(await desk(sn)).toMatchObject({ verified, version: 1, since: 'unconfirmed' })
  })

  it('counts as compared in a version whose compared facts are those of now, and in no earlier one', async () => {
    const rightId = await add()
    await save(rightId, 1, { recordName: '海帆二' })
    const verified = await verify(rightId)
    await save(rightId, 2, { recordName: '海帆二', note: '续展中' })
    expect(await own(await submitted({ id: rightId, version: 1 }))).toMatchObject({ version: 1, verified: null })
    expect(await own(await submitted({ id: rightId, version: 2 }))).toMatchObject({ version: 2, verified })
    expect(await own(await submitted({ id: rightId, version: 3 }))).toMatchObject({ version: 3, verified })
  })

  it('is a line of the right, with the number of the case', async () => {
    const id = await add()
    const sn = await submitted({ id, version: 1 })
    expect(await trail(id)).toEqual([`demo usedInCase 业务 ${sn}，第 1 版`, 'demo added 第 1 版'])
  })

  it('tells its owner which of his papers went along', async () => {
    const id = await add()
    await verify(id)
    const { body } = await send('GET', `/api/rights/${id}`)
    const [paper] = body.papers as { id: string }[]
    const copy = await send('POST', `/api/rights/${id}/papers/${paper?.id}/use`, { purpose: 'request-attachment' })
    const sample = {
      ...submitSamples.customsSeizure,
      voucher: [{ fileName: '注册证.pdf', url: copy.body.url }],
      right: { id, version: 1 },
    }
    const { body: sent } = await send('POST', '/api/submitIpForeignInfo', sample)
    const said = `demo usedInCase 业务 ${sent.businessSn}，第 1 版，取用材料：权利证书`
    expect(await trail(id)).toContain(said)
  })

  it('is told to nobody but its owner and the desk', async () => {
    const sn = await submitted({ id: await add(), version: 1 })
    expect((await send('GET', `/api/requests/${sn}/right`, undefined, 'demo2')).status).toBe(404)
    expect((await send('GET', `/api/admin/requests/${sn}/right`)).status).toBe(403)
  })
})

describe('a request without a right', () => {
  it.each([undefined, null])('is sent as before: %s', async (right) => {
    const sn = await submitted(right)
    expect([await own(sn), await desk(sn)]).toEqual([null, null])
  })
})

describe('a right that the sender may not use', () => {
  const gone = '取用的权利已不在您的权利台账中，请重新选择'
  const broken = '取用的权利有误'
  it.each([
    ['is none', async () => ({ id: noSuchId, version: 1 }), gone],
    ['has a name of no right', async () => ({ id: 'x', version: 1 }), gone],
    ['has not come so far', async () => ({ id: await add(), version: 2 }), gone],
    ['has no such version', async () => ({ id: await add(), version: 0.5 }), gone],
    ['is no right', async () => 'x', broken],
    ['lacks its version', async () => ({ id: await add() }), broken],
  ])('refuses the request on that field: one that %s', async (_, right, msg) => {
    const before = await count('protection_request')
    const { status, body } = await submit(await right())
    expect({ status, body }).toMatchObject({ status: 400, body: { status: 'U00400', msg } })
    expect((body.fields as { path: string }[]).map(({ path }) => path)).toEqual(['right'])
    expect(await count('protection_request')).toBe(before)
  })

  it('is also that of somebody else, who does not learn of it', async () => {
    const id = await add()
    const { status, body } = await submit({ id, version: 1 }, 'demo2')
    expect({ status, body }).toMatchObject({ status: 400, body: { status: 'U00400', msg: gone } })
    expect(await trail(id)).toEqual(['demo added 第 1 版'])
    expect(await count('request_right')).toBe(0)
  })
})

describe('staff', () => {
  const now = {
    ...{ version: 1, verified: null, registerType: 4, recordName: '海帆', registerNum: '演示-7' },
    ...{ obligeeName: '杭州甲公司', countryName: '中国', rightEndDate: '2036-05-06' },
  }

  it('see what a right says only in a case that they handle, and each look is a line of it', async () => {
    const id = await add()
    const sn = await submitted({ id, version: 1 })
    expect(await desk(sn)).toMatchObject({ now: null })
    await take(sn)
    expect(await desk(sn, 'admin')).toMatchObject({ now: null })
    expect(await desk(sn)).toMatchObject({ since: 'same', now })
    await desk(sn)
    const look = `平台工作人员 looked 业务 ${sn}`
    expect((await trail(id)).slice(0, 3)).toEqual([look, look, `demo usedInCase 业务 ${sn}，第 1 版`])
  })

  it('see it no more once the case is over', async () => {
    const id = await add()
    const sn = await submitted({ id, version: 1 })
    await take(sn)
    const refusal = { acceptContent: '不涉及知识产权', cure: '请联系海关' }
    expect((await send('POST', `/api/admin/requests/${sn}/reject`, refusal, 'staff')).status).toBe(200)
    expect(await desk(sn)).toMatchObject({ rightId: id, now: null })
    expect(await trail(id)).toHaveLength(2)
  })
})

describe('what is kept of a person', () => {
  it('holds the rights of his requests, and goes with the words of the requests', async () => {
    const rightId = await add()
    const sn = await submitted({ id: rightId, version: 1 })
    const { personal } = domains.find(({ name }) => name === 'requests') ?? {}
    const parts = (await personal?.copy?.(portal.ctx, people.demo.id)) ?? []
    expect(parts.find(({ name }) => name === '海外维权业务取用的权利')?.rows).toEqual([
      { businessSn: sn, rightId, version: 1, verified: null },
    ])
    await personal?.eraseLater?.(portal.ctx, people.demo2.id)
    expect(await count('request_right')).toBe(1)
    for (const domain of domains) await domain.personal?.eraseAtOnce?.(portal.ctx, people.demo.id)
    expect(await count('"right"')).toBe(0)
    await personal?.eraseLater?.(portal.ctx, people.demo.id)
    expect(await count('request_right')).toBe(0)
  })
})
