import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsServer, requestDeadlines } from './index.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  const domains = [accountsServer, filesServer, createDeadlinesServer([requestDeadlines]), createRequestsServer()]
  portal = await createTestApp({ domains, authenticate })
  for (const { prepare } of domains) await prepare?.(portal.ctx)
  people = await createPeople(portal)
})
afterAll(() => portal.close())

type Next = { businessSn: string; actsNext: string; nextDue: number; nextStep: { by: number } | null }

it('names the earlier of promise and deadline for whoever acts next, alike in detail, own row and queue', async () => {
  const token = people.demo.token
  const sent = { method: 'POST', path: '/api/submitIpForeignInfo', token, body: submitSamples.customsSeizure } as const
  const businessSn = String((await portal.call(sent)).body.businessSn)
  const read = async () => {
    const detail = await portal.call({ path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`, token })
    const rows = await portal.call({ path: '/api/serchUserIpForeignInfo', token })
    const queue = await portal.call({ path: '/api/admin/requests', token: people.staff.token })
    const found = [detail.body, ...[rows, queue].map(({ body }) => (body.elements as Next[])[0])] as Next[]
    expect(found.map(({ nextStep }) => nextStep)).toEqual([1, 2, 3].map(() => found[0]?.nextStep))
    return found[0]
  }
  const enter = (dueOn: string) =>
    portal.call({
      ...{ method: 'POST', path: '/api/deadlines', token },
      body: { title: '甲', dueOn, subject: { kind: 'request', ref: businessSn } },
    })
  expect((await enter('2099-01-01')).status).toBe(200)
  const first = await read()
  expect(first?.nextStep).toEqual({
    ...{ who: 'staff', what: '办理', by: first?.nextDue, basis: 'promise', told: ['staff'] },
  })
  expect((await enter('2020-01-01')).status).toBe(200)
  const then = await read()
  expect([then?.actsNext, then?.nextDue]).toEqual([first?.actsNext, first?.nextDue])
  expect(then?.nextStep).toMatchObject({
    // A day that the customer entered himself is his to keep.
    who: 'customer',
    what: '自定期限',
    basis: 'deadline',
    told: ['customer', 'staff'],
  })
  const period = (rule: string, trigger: string) =>
    portal.call({
      ...{ method: 'POST', path: '/api/deadlines', token },
      body: { rule, trigger, subject: { kind: 'request', ref: businessSn } },
    })
  // What an office must do is nobody's step here, and what law asks of the customer is his, whoever has the case in hand.
  expect((await period('customs.exOfficio.investigate', '2018-01-02')).status).toBe(200)
  expect((await read())?.nextStep).toMatchObject({ what: '自定期限' })
  expect((await period('customs.exOfficio.respond', '2018-01-02')).status).toBe(200)
  expect((await read())?.nextStep).toMatchObject({ who: 'customer', what: '海关依职权保护：申请扣留并提供担保' })
  const team = await portal.call({ path: '/api/admin/deadlines', token: people.staff.token })
  expect(team.body.elements).toMatchObject([
    { owner: { username: 'demo' }, assignee: null, link: `/requests/${businessSn}` },
    ...[{}, {}, {}],
  ])
})
