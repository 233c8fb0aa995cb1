import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
/** Twelve requests of `demo`, one a day from 1 to 12 November, noon in Beijing; the first two are accepted, the third refused. */
let numbers: string[]
const noon = (day: number) => Date.parse(`2026-11-${String(day).padStart(2, '0')}T12:00:00+08:00`)

beforeAll(async () => {
  portal = await createRequestsApp()
  numbers = []
  for (let day = 1; day <= 12; day += 1) {
    numbers.push(await portal.submitted())
  }
  for (const [index, businessSn] of numbers.entries()) {
    await portal.database.pool.query('update protection_request set created_at = $1 where business_number = $2', [
      new Date(noon(index + 1)),
      businessSn,
    ])
  }
  await portal.submitted({}, portal.people.demo2.token)
  const [first = '', second = '', third = ''] = numbers
  await portal.desk('accept', first)
  await portal.desk('accept', second)
  await portal.desk('reject', third, { acceptContent: '不属于受理范围', cure: '另行咨询' })
})
afterAll(() => portal.close())

const list = async (query = '', token = portal.people.demo.token) => {
  const { status, body } = await portal.call({ path: `/api/serchUserIpForeignInfo${query}`, token })
  const elements = (body.elements ?? []) as {
    businessSn: string
    createTime: number
    acceptTime: number | null
    nextDue: number
  }[]
  return { status, body, total: body.totalElements, elements, sns: elements.map(({ businessSn }) => businessSn) }
}

describe('the list of one’s own requests', () => {
  it('shows the newest first, ten a page, with the fields of the specification and who acts next by when', async () => {
    const { sns, total, elements } = await list()
    expect(sns).toEqual(numbers.toReversed().slice(0, 10))
    expect(total).toBe(12)
    expect(elements[0]).toEqual({
      businessSn: numbers[11],
      createTime: noon(12),
      businessType: 7,
      title: '海关查扣 · 演示·太阳镜 1,200 副',
      state: 1,
      acceptTime: null,
      endTime: null,
      outcome: null,
      picture: null,
      isMark: false,
      asked: [],
      actsNext: 'staff',
      supplement: null,
      nextDue: expect.any(Number),
      nextStep: { who: 'staff', what: '办理', by: elements[0]?.nextDue, basis: 'promise', told: ['staff'] },
      promises: [expect.objectContaining({ kind: 'acceptance', label: '受理', basis: 'target', keptAt: null })],
    })
  })

  it('says when the desk took it up', async () => {
    const { elements } = await list('?state=2')
    expect(elements).toHaveLength(2)
    for (const { acceptTime } of elements) expect(acceptTime).toBeGreaterThan(noon(12) - 30 * 86_400_000)
  })

  it.each([
    ['?state=', 12],
    ['?state=1', 9],
    ['?state=2', 2],
    ['?state=3', 0],
    ['?state=4', 1],
    ['?businessType=7', 12],
    ['?businessType=1', 0],
    ['?businessType=&state=', 12],
    ['?from=2026-11-10', 3],
    ['?to=2026-11-03', 3],
    ['?from=2026-11-04&to=2026-11-04', 1],
    [`?from=${noon(4)}&to=${noon(5)}`, 2],
    [`?from=${noon(4) + 1}&to=${noon(5) - 1}`, 0],
    ['?from=2026-11-05&to=2026-11-04', 0],
  ])('filters by %s', async (query, expected) => {
    const { status, total } = await list(query)
    expect({ status, total }).toEqual({ status: 200, total: expected })
  })

  it('pages without loss or repetition, and still counts beyond the last page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?pgCount=5&pgIndex=${page}`)))
    expect(pages.flatMap(({ sns }) => sns)).toEqual(numbers.toReversed())
    expect(pages.map(({ total }) => total)).toEqual([12, 12, 12])
    expect(await list('?pgCount=5&pgIndex=99')).toMatchObject({ status: 200, total: 12, sns: [] })
    expect(await list('?pgIndex=1000000&pgCount=100')).toMatchObject({ status: 200, total: 12, sns: [] })
  })

  it.each([
    'pgCount=0',
    'pgCount=101',
    'pgCount=x',
    'pgIndex=0',
    'pgIndex=-1',
    'pgIndex=1.5',
    'state=5',
    'state=x',
    'businessType=0',
    'from=gestern',
    'state=1&state=2',
  ])('refuses %s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { status: 'U00400', code: 'fail' } })
  })

  it('shows nobody’s but one’s own, to staff as well', async () => {
    expect((await list('', portal.people.demo2.token)).total).toBe(1)
    expect((await list('', portal.people.staff.token)).total).toBe(0)
    expect((await portal.call({ path: '/api/serchUserIpForeignInfo' })).body.status).toBe('U00015')
  })
})

describe('the detail of a stranger’s request', () => {
  it('answers exactly like one that does not exist', async () => {
    const ask = async (businessSn: string, token: string) => {
      const { status, body } = await portal.call({
        path: `/api/serchUserIpForeignInfoDetail?businessSn=${encodeURIComponent(businessSn)}`,
        token,
      })
      return { status, body }
    }
    const { demo2, agency, staff } = portal.people
    const missing = await ask('KL20261120999999', demo2.token)
    expect(missing).toEqual({ status: 404, body: { status: 'U00404', code: 'fail', msg: expect.any(String) } })
    for (const { token } of [demo2, agency, staff]) expect(await ask(numbers[0] ?? '', token)).toEqual(missing)
    expect((await ask('', demo2.token)).body).toMatchObject({ status: 'U00400', msg: '缺少业务编号' })
  })
})
