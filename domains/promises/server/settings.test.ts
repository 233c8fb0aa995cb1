import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beijing, createPromisesApp, type PromisesApp } from '../testing/promises-app.ts'
import { promisesOf } from './read-promises.ts'
import { startPromise } from './start-promise.ts'

let portal: PromisesApp
beforeAll(async () => {
  portal = await createPromisesApp()
})
afterAll(() => portal.close())

const path = '/api/admin/promiseSettings'
const valid = {
  shifts: [{ from: '09:00', to: '18:00' }],
  acceptanceHours: 2,
  completionDays: '3',
  completionByService: { 'request-7': '1' },
}
const put = (body: object, token = portal.people.admin.token) => portal.call({ method: 'PUT', path, token, body })
const dueOf = async (ref: string) => {
  const views = await promisesOf(portal.at('2026-11-18T10:00'), 'request', [ref])
  return views.get(ref)?.map(({ kind, dueAt }) => [kind, new Date(dueAt)])
}
const start = async (ref: string, kind: 'acceptance' | 'completion') =>
  startPromise(portal.at('2026-11-18T10:00'), { kind, service: 'request-7', subject: { kind: 'request', ref } })

describe('the settings of the operator', () => {
  it('begin with two shifts, four working hours and five working days', async () => {
    const { status, body } = await portal.call({ path, token: portal.people.admin.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      shifts: [
        { from: '08:30', to: '17:30' },
        { from: '13:00', to: '21:30' },
      ],
      acceptanceHours: 4,
      completionDays: 5,
      completionByService: {},
      services: [{ service: 'request-7', name: '海关查扣应对' }],
      savedAt: null,
    })
    expect(body.knownUntilYear).toBeGreaterThanOrEqual(2026)
  })

  it('change what begins afterwards, and nothing that runs', async () => {
    await start('OLD', 'acceptance')
    await start('OLD', 'completion')
    const before = await dueOf('OLD')
    expect((await put(valid)).body).toMatchObject({ completionDays: 3, completionByService: { 'request-7': 1 } })
    expect(portal.acts).toMatchObject([
      {
        ...{ act: 'promises.putSettings', subjectRef: '服务时间与时限', link: '/promises' },
        before: { acceptanceHours: 4, completionDays: 5, completionByService: {} },
        after: { acceptanceHours: 2, completionDays: 3, completionByService: { 'request-7': 1 } },
      },
    ])
    expect(await dueOf('OLD')).toEqual(before)
    await start('NEW', 'acceptance')
    await start('NEW', 'completion')
    expect(await dueOf('NEW')).toEqual([
      ['acceptance', beijing('2026-11-18T12:00')],
      ['completion', beijing('2026-11-19T10:00')],
    ])
  })

  it('keep every version, who saved it and when', async () => {
    await put({ ...valid, completionByService: { 'request-7': '' } })
    const { rows } = await portal.database.pool.query(
      'select completion_by_service as own, actor_id from promise_setting order by version desc limit 1',
    )
    expect(rows).toEqual([{ own: {}, actor_id: portal.people.admin.id }])
    await expect(portal.database.pool.query('update promise_setting set completion_days = 1')).rejects.toThrow(
      /append-only/,
    )
  })

  it.each([
    [{ shifts: [] }, 'shifts', '至少要有一个班次'],
    [{ shifts: [{ from: '18:00', to: '09:00' }] }, 'shifts', '班次的结束时间须晚于开始时间'],
    [{ shifts: [{ from: '9:00', to: '18:00' }] }, 'shifts', '班次时间须写成 08:30 这样的形式'],
    [{ shifts: [{ from: '', to: '18:00' }] }, 'shifts', '请填写班次的开始时间'],
    [{ shifts: [{ from: '09:00', to: '24:01' }] }, 'shifts', '班次时间须写成 08:30 这样的形式'],
    [{ acceptanceHours: '' }, 'acceptanceHours', '受理时限须为 1 至 240 的整数'],
    [{ acceptanceHours: 241 }, 'acceptanceHours', '受理时限须为 1 至 240 的整数'],
    [{ completionDays: 0 }, 'completionDays', '完成时限须为 1 至 250 的整数'],
    [{ completionDays: 1.5 }, 'completionDays', '完成时限须为 1 至 250 的整数'],
    [{ completionByService: { 'request-7': 251 } }, 'completionByService', '完成时限须为 1 至 250 的整数'],
    [{ completionByService: { nothing: 3 } }, 'completionByService', '所选业务不存在'],
  ])('refuse %j', async (change, field, msg) => {
    expect(await put({ ...valid, ...change })).toMatchObject({
      status: 400,
      body: { status: 'U00400', msg, fields: [{ path: field, msg }] },
    })
  })

  it('are the top administrator’s alone', async () => {
    for (const token of [portal.people.staff.token, portal.people.demo.token]) {
      expect((await put(valid, token)).status).toBe(403)
      expect((await portal.call({ path, token })).status).toBe(403)
    }
  })
})
