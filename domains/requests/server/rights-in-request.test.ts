import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { rightsInRequest } from './rights-in-request.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const actorOf = (userId: string) => ({ userId })
const rights = [{ rightName: '海帆', rightNo: '7654321' }]

it('tells the owner of a request alone which rights it names, and whether it is completed', async () => {
  const { body } = await portal.submit({ rightInfo: rights, obligeeType: '商标' }, { sample: 'exhibition' })
  const businessSn = String(body.businessSn)
  const find = (userId: string, sn = businessSn) => rightsInRequest({ ...portal.ctx, actor: actorOf(userId) }, sn)
  const [own, other] = [portal.people.demo.id, portal.people.demo2.id]
  const told = { obligeeName: '', obligeeType: '商标', rights }
  expect(await find(own)).toEqual({ ...told, isCompleted: false })
  await portal.desk('accept', businessSn)
  await portal.desk('complete', businessSn, { processResult: '投诉成立' })
  expect(await find(own)).toEqual({ ...told, isCompleted: true })
  expect([await find(other), await find(own, 'KL1')]).toEqual([undefined, undefined])
})

it('tells none of a request that names none', async () => {
  const { body } = await portal.submit()
  const ctx = { ...portal.ctx, actor: actorOf(portal.people.demo.id) }
  expect(await rightsInRequest(ctx, String(body.businessSn))).toMatchObject({ rights: [] })
})
