import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeliveryRow } from '../contract/deliveries.ts'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'

const { toDesk, toOwner } = parcelNotices
let app: NoticesApp
let mailId: string
beforeAll(async () => {
  app = await createNoticesApp({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'no-reply@portal.test' })
  const eventId = await app.happens(toOwner, { parcel: 'KL_7', userId: app.people.demo.id })
  app.clock.advance(60_000)
  mailId = (await app.deliveriesOf(eventId)).find(({ channel }) => channel === 'mail')?.id ?? ''
  await app.attempt(mailId)
  await app.happens(toDesk, { parcel: 'KLX7' })
})
afterAll(() => app.close())

const list = async (query = '', token = app.people.staff.token) => {
  const { body, status } = await app.call({ path: `/api/admin/notice-deliveries${query}`, token })
  return { status, body, rows: (body.elements ?? []) as DeliveryRow[] }
}

describe('the delivery log', () => {
  it('says what was sent to whom, masked, when, how often tried and with what result', async () => {
    const { rows } = await list('?keyword=KL_7&channel=mail')
    expect(rows).toEqual([
      {
        id: mailId,
        event: 'parcel.opened',
        name: '包裹已拆开',
        link: '/#/home/parcels?no=KL_7',
        channel: 'mail',
        username: 'demo',
        address: 'd***@example.com',
        state: 'waiting',
        attempts: 1,
        papers: 0,
        canRepeat: false,
        outcome: expect.stringContaining('连接邮件服务器失败'),
        createTime: expect.any(Number),
        lastTryTime: expect.any(Number),
      },
    ])
  })

  it('holds no address in clear, neither in its answer nor in its rows', async () => {
    const { rows } = await app.database.pool.query('select * from notice_delivery')
    const text = JSON.stringify([rows, (await list('?pgCount=100')).body])
    for (const address of ['demo@example.com', 'staff@example.com', '13800000001']) expect(text).not.toContain(address)
  })

  it('is found by the link, the user, the state and the channel, the latest first', async () => {
    const parcels = async (query: string) => (await list(query)).rows.map(({ link }) => link.split(/[/=]/).at(-1))
    expect(await parcels('?keyword=KL_7')).toEqual(['KL_7', 'KL_7'])
    expect(await parcels('?keyword=demo')).toEqual(['KL_7', 'KL_7'])
    expect(await parcels('?keyword=demo@example.com')).toEqual(['KL_7', 'KL_7'])
    expect(await parcels('?keyword=nobody')).toEqual([])
    expect(await parcels('?state=sent')).toEqual(['KLX7', 'KLX7', 'KL_7'])
    expect(await parcels('?channel=mail&state=waiting')).toEqual(['KLX7', 'KLX7', 'KL_7'])
    expect((await list('?pgCount=2')).body).toMatchObject({ totalElements: 6, elements: { length: 2 } })
  })

  it('is for staff alone, and refuses a filter that there is not', async () => {
    const { demo, agency, admin } = app.people
    expect((await list('', demo.token)).status).toBe(403)
    expect((await list('', agency.token)).status).toBe(403)
    expect((await list('', admin.token)).status).toBe(200)
    expect((await list('?state=lost')).body).toMatchObject({ status: 'U00400', msg: '发送结果筛选有误' })
  })
})
