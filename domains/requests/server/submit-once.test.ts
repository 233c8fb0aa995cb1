import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { requests } from './request.table.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const count = async (): Promise<number> => (await portal.ctx.db.select({ id: requests.id }).from(requests)).length
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

describe('an Idempotency-Key', () => {
  it('makes 50 equal calls at once one request with one answer', async () => {
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 50 }, () => portal.submit({}, keyed('fifty'))))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.businessSn}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  it('refuses another body and names the stored number', async () => {
    const { body } = await portal.submit({}, keyed('other-body'))
    const refused = await portal.submit({ appeal: '另一件事' }, keyed('other-body'))
    expect(refused).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: expect.stringContaining(String(body.businessSn)) },
    })
  })

  it('is not bound by a refused call', async () => {
    expect((await portal.submit({ lxrName: '' }, keyed('corrected'))).status).toBe(400)
    expect((await portal.submit({}, keyed('corrected'))).status).toBe(200)
  })

  it('holds over a restart', async () => {
    const { body } = await portal.submit({}, keyed('restart'))
    const other = await portal.again()
    const { token } = portal.people.demo
    const answer = await other.inject({
      method: 'POST',
      url: '/api/submitIpForeignInfo',
      headers: { authorization: token, 'idempotency-key': 'restart' },
      payload: submitSamples.customsSeizure,
    })
    expect(answer.json()).toEqual(body)
  })

  it('belongs to its sender', async () => {
    const [mine, theirs] = await Promise.all([
      portal.submit({}, keyed('shared')),
      portal.submit({}, { ...keyed('shared'), token: portal.people.demo2.token }),
    ])
    expect(mine.body.businessSn).not.toBe(theirs.body.businessSn)
  })

  it('may be left out: then every call is a request of its own', async () => {
    const before = await count()
    await Promise.all([portal.submit(), portal.submit()])
    expect(await count()).toBe(before + 2)
  })
})
