import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../contract/kinds.ts'
import { requestStates } from '../contract/rules.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { seedRequests } from './seed-requests.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
  await seedRequests(portal.ctx, { customer: portal.people.demo.id, staff: portal.people.staff.id })
})
afterAll(() => portal.close())

describe('the demonstration cases', () => {
  it('show every state, marked as demonstration', async () => {
    const path = '/api/serchUserIpForeignInfo?pgCount=100'
    const { body } = await portal.call({ path, token: portal.people.demo.token })
    const rows = body.elements as { businessSn: string; businessType: number; state: number }[]
    expect([...new Set(rows.map(({ state }) => state))].sort()).toEqual([...requestStates])
    const types = new Set(rows.map(({ businessType }) => String(businessType)))
    expect([...types].sort()).toEqual(Object.keys(kinds))
    const details = await Promise.all(
      rows.map(({ businessSn }) =>
        portal.call({
          path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
          token: portal.people.demo.token,
        }),
      ),
    )
    for (const { body: detail } of details) {
      expect(`${detail.obligeeName} ${detail.appeal}`).toContain('演示')
      expect(detail.lxrName).toContain('演示')
      const times = (detail.ipForeignOperateDTOList as { createTime: number }[]).map(({ createTime }) => createTime)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(Date.now())
    }
    expect(details.filter(({ body: detail }) => detail.qmfaName !== null)).toHaveLength(1)
  })
})
