import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'
import { requestsPersonal } from './personal.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

it('the copy of one’s own data has what one was asked to supplement and what one answered', async () => {
  const calls = supplementCalls(portal)
  const businessSn = await portal.submitted()
  await calls.ask(businessSn)
  await calls.answer(businessSn, { appeal: '请求放行' }, { remark: '已补充' })
  const copy = await requestsPersonal.copy?.(portal.ctx, portal.people.demo.id)
  expect(copy?.find(({ name }) => name === '海外维权业务的补充')?.rows).toMatchObject([
    { businessSn, round: 1, outcome: 'answered', remark: '已补充', values: { after: { appeal: '请求放行' } } },
  ])
  const others = await requestsPersonal.copy?.(portal.ctx, portal.people.demo2.id)
  expect(others?.flatMap(({ rows }) => rows)).toEqual([])
})
