import { recordalsServer } from '@portal/recordals/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../contract/kinds.ts'
import { requestStates } from '../contract/rules.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { seedRequests } from './seed-requests.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
  const people = { customer: portal.people.demo.id, other: portal.people.demo2.id, staff: portal.people.staff.id }
  for (const { run } of recordalsServer.demonstrate ?? []) await run(portal.ctx, people)
  await seedRequests(portal.ctx, { customer: portal.people.demo.id, staff: portal.people.staff.id })
})
afterAll(() => portal.close())

type Row = { businessSn: string; picture: string | null; isMark: boolean; title: string }
const own = async (query: string): Promise<Row[]> => {
  const path = `/api/serchUserIpForeignInfo?${query}`
  const { body } = await portal.call({ path, token: portal.people.demo.token })
  return body.elements as Row[]
}

describe('the picture of a request', () => {
  it('is the mark of the recordal that it names, in the list and in the detail of its owner alone', async () => {
    const marked = (await own('pgCount=100')).filter(({ isMark }) => isMark)
    expect(marked).toMatchObject([{ title: '海关查扣 · 演示·咖啡机 80 台' }])
    const [{ businessSn = '', picture = null } = {}] = marked
    expect((await portal.detail(businessSn)).body).toMatchObject({ picture, isMark: true })
    const desk = { path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token }
    expect((await portal.call(desk)).body).toMatchObject({ picture: null, isMark: false })
    expect(picture).toMatch(/^\/api\/recordalIcon\/demo-/)
  })

  it.each([
    ['without its hyphen', '涉及备案号T2025500001，请核对', true],
    ['in wide letters', '涉及备案号 Ｔ２０２５－５００００１', true],
    ['that nobody has', '涉及备案号 T2025-999999', false],
    ['within a longer number', '货号 XT2025-5000012', false],
  ])('takes a number %s', async (_, seizureReason, isMark) => {
    const businessSn = await portal.submitted({ seizureReason })
    expect((await portal.detail(businessSn)).body).toMatchObject({ isMark })
  })

  it('is the first picture of his own where he sent one', async () => {
    const { url, fileName } = await portal.upload('request-attachment', undefined, 'jpg')
    const businessSn = await portal.submitted({
      seizureReason: '涉及备案号 T2025-500001',
      voucher: [{ url, fileName }],
    })
    const { body } = await portal.detail(businessSn)
    expect(body).toMatchObject({ picture: expect.stringMatching(/^\/api\/file\/.+\/thumbnail\?/), isMark: false })
  })
})

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
