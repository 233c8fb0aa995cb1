import { createStaff } from '@portal/accounts/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
let staff: string
beforeAll(async () => {
  portal = await createRequestsApp()
  staff = portal.people.staff.token
})
afterAll(() => portal.close())

/** The clock of a test runs on from where it was set. */
const minuteOf = (moment: Date | number | null | undefined) => Math.floor(Number(moment) / 60_000)
const beijing = (text: string) => new Date(`${text}:00+08:00`)
/** A session of its own for each day, since those of another day have ended. */
const enter = async (moment: string, customer = 'demo') => {
  portal.clock.set(beijing(moment))
  const login = (username: string) =>
    portal.call({ method: 'POST', path: '/api/login', body: { username, password: 'Portal-demo-2026' } })
  staff = String((await login('staff')).body.token)
  return String((await login(customer)).body.token)
}
type Row = { businessSn: string; nextDue: number | null; duplicates: number; repeatOf: string | null }
const queue = async (query: string) => {
  const { body } = await portal.call({ path: `/api/admin/requests?pgCount=100&${query}`, token: staff })
  return body as { elements: Row[]; totalElements: number; totalIsExact: boolean }
}
const numbers = async (query: string) => (await queue(query)).elements.map(({ businessSn }) => businessSn)

/** What is kept beside the requests is what the promises say, of every single one. */
const expectDuesKept = async () => {
  const { rows } = await portal.database.pool.query(`
    select r.business_number, r.next_due_at as kept, n.due_at as said from protection_request r left join lateral (
      select due_at from promise p where p.subject_kind = 'request' and p.subject_ref = r.business_number
        and kept_at is null and cancelled_at is null and paused_since is null order by due_at limit 1) n on true
    where (r.next_due_at, r.next_half_at is null) is distinct from (n.due_at, n.due_at is null)`)
  expect(rows).toEqual([])
}

describe('the queue by what is due next', () => {
  it('puts the earliest first, whatever was sent first, and what owes nothing last', async () => {
    const demo = await enter('2026-11-16T09:00')
    const [early, taken, refused] = [
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
    ]
    await portal.desk('accept', taken, {}, staff)
    await portal.desk('reject', refused, { acceptContent: '不涉及', cure: '请向承运人了解' }, staff)
    const late = await portal.submitted({}, await enter('2026-11-16T10:00'))
    const { elements } = await queue('sort=due')
    expect(elements.map(({ businessSn }) => businessSn)).toEqual([early, late, taken, refused])
    const [first, second, , last] = elements.map(({ nextDue }) => nextDue)
    expect([first, second].map(minuteOf)).toEqual([
      minuteOf(beijing('2026-11-16T13:00')),
      minuteOf(beijing('2026-11-16T14:00')),
    ])
    expect(last).toBeNull()
    await portal.desk('complete', taken, { processResult: '已放行' }, staff)
    expect((await numbers('sort=due')).slice(0, 2)).toEqual([early, late])
    await expectDuesKept()
  })

  it('shows what has used half, four fifths and all of its time, each once', async () => {
    const demo = await enter('2026-11-17T08:30')
    const businessSn = await portal.submitted({}, demo)
    const levelAt = async (time: string) => {
      await enter(`2026-11-17T${time}`)
      const found: number[] = []
      for (const level of [50, 80, 100]) if ((await numbers(`level=${level}`)).includes(businessSn)) found.push(level)
      return found
    }
    // Four working hours from 08:30: half at 10:30, four fifths at 11:42.
    expect(await levelAt('10:29')).toEqual([])
    expect(await levelAt('10:31')).toEqual([50])
    expect(await levelAt('11:43')).toEqual([80])
    expect(await levelAt('12:31')).toEqual([100])
    const { body } = await portal.call({ path: '/api/admin/desk/overview', token: staff })
    expect(body).toMatchObject({ levels: { 100: (await numbers('level=100')).length } })
    expect((await portal.call({ path: '/api/admin/requests?level=70', token: staff })).status).toBe(400)
  })

  it('follows a call that is owed, and its being made', async () => {
    const demo = await enter('2026-11-18T09:00')
    const businessSn = await portal.submitted({}, demo)
    await portal.desk('accept', businessSn, {}, staff)
    await portal.desk('complete', businessSn, { processResult: '已放行' }, staff)
    const plan = { businessSn, qmfaName: '王敏', qmfaPhone: '13800000001' }
    await portal.call({ method: 'POST', path: '/api/submitQuanMianFangAn', token: demo, body: plan })
    const dueOf = async () => (await queue('')).elements.find((row) => row.businessSn === businessSn)?.nextDue
    expect(minuteOf(await dueOf())).toBe(minuteOf(beijing('2026-11-18T09:30')))
    await expectDuesKept()
    await portal.desk('called', businessSn, {}, staff)
    expect(await dueOf()).toBeNull()
    await expectDuesKept()
  })

  it('does not press while the customer is asked, and presses again afterwards', async () => {
    const demo = await enter('2026-11-18T10:00')
    const businessSn = await portal.submitted({}, demo)
    const send = (verb: string, body: object) =>
      portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/${verb}`, token: staff, body })
    const items = [{ field: 'seizureReason', problem: '请写明海关文书编号' }]
    expect((await send('supplement', { items, papers: [], dueDate: '2026-11-25', note: '' })).status).toBe(200)
    await expectDuesKept()
    expect((await numbers('sort=due')).indexOf(businessSn)).toBeGreaterThan(0)
    expect((await send('supplement/withdraw', { reason: '已从其他途径得知', note: '' })).status).toBe(200)
    await expectDuesKept()
  })

  it('says when it did not count to the end', async () => {
    const { totalElements, totalIsExact } = await queue('')
    expect(totalIsExact).toBe(true)
    expect(totalElements).toBe((await numbers('')).length)
  })
})

describe('a request that may be sent twice', () => {
  let demo: string
  beforeEach(async () => {
    demo = await enter('2026-11-19T09:00')
  })
  const detail = async (businessSn: string) =>
    (await portal.call({ path: `/api/admin/requests/${businessSn}`, token: staff })).body.duplicates as Row[]

  it('is known by holder and goods, in whatever spelling, for thirty days', async () => {
    const first = await portal.submitted({ obligeeName: '苍南·Ａbc 印刷厂', seizureProduct: '挂历 300 本' }, demo)
    const again = await portal.submitted({ obligeeName: '苍南 abc（印刷厂）', seizureProduct: '挂历300本' }, demo)
    const other = await portal.submitted({ obligeeName: '苍南·Abc 印刷厂', seizureProduct: '挂历 301 本' }, demo)
    expect(await detail(first)).toMatchObject([{ businessSn: again, state: 1 }])
    expect(await detail(again)).toMatchObject([{ businessSn: first }])
    expect(await detail(other)).toEqual([])
    const marked = (await queue('')).elements.filter(({ duplicates }) => duplicates > 0)
    expect(marked.map(({ businessSn }) => businessSn)).toEqual(expect.arrayContaining([first, again]))
    expect(marked.map(({ businessSn }) => businessSn)).not.toContain(other)
    demo = await enter('2026-12-19T08:59')
    const last = await portal.submitted({ obligeeName: '苍南Abc印刷厂', seizureProduct: '挂历 300 本' }, demo)
    expect(await detail(last)).toHaveLength(2)
    demo = await enter('2026-12-19T09:01')
    const after = await portal.submitted({ obligeeName: '苍南Abc印刷厂', seizureProduct: '挂历 300 本' }, demo)
    expect(await detail(after)).toMatchObject([{ businessSn: last }])
  })

  it('of one customer within a minute stands under a number of its own, and the desk is told the first', async () => {
    const matter = { obligeeName: '演示灯具厂', seizureProduct: '灯串 20 箱' }
    const first = await portal.submitted(matter, demo)
    const rest = await Promise.all(Array.from({ length: 3 }, () => portal.submitted(matter, demo)))
    expect(new Set([first, ...rest]).size).toBe(4)
    const theirs = await portal.submitted(matter, await enter('2026-11-19T09:00', 'demo2'))
    demo = await enter('2026-11-19T09:02')
    const later = await portal.submitted(matter, demo)
    const { elements } = await queue('')
    const told = [first, ...rest, theirs, later].map((number) => elements.find((row) => row.businessSn === number))
    expect(told.map((row) => row?.repeatOf)).toEqual([null, first, first, first, null, null])
    expect(told.map((row) => row?.duplicates)).toEqual([5, 5, 5, 5, 5, 5])
  })

  it('of a kind without holder and goods is known by the account and the text', async () => {
    const sample = 'exhibition' as const
    const send = async (token: string, appeal: string) =>
      String((await portal.submit({ appeal }, { sample, token })).body.businessSn)
    const first = await send(demo, '对面展位的咖啡机与我方外观相同')
    const again = await send(demo, '对面展位的咖啡机，与我方外观相同。')
    await send(demo, '对面展位的水壶与我方外观相同')
    expect(await detail(first)).toMatchObject([{ businessSn: again }])
    const filing = await portal.submit(
      { appeal: '对面展位的咖啡机与我方外观相同' },
      { sample: 'eCommerce', token: demo },
    )
    expect(await detail(String(filing.body.businessSn))).toEqual([])
  })
})

it('offers whoever may only read cases no step in them, and offers him to nobody as a colleague', async () => {
  const businessSn = await portal.submitted({}, await enter('2026-11-23T09:00'))
  const { token } = await createStaff(portal, 'reader', { roles: [], grants: ['requests.read'] })
  const { body } = await portal.call({ path: `/api/admin/requests?keyword=${businessSn}`, token })
  expect(body.elements).toMatchObject([{ businessSn, can: [] }])
  expect((await portal.call({ path: `/api/admin/requests/${businessSn}`, token })).body.can).toEqual([])
  expect((await queue(`keyword=${businessSn}`)).elements).toMatchObject([{ can: expect.arrayContaining(['accept']) }])
  const overview = await portal.call({ path: '/api/admin/desk/overview', token })
  const people = overview.body.people as { username: string }[]
  expect(people.map(({ username }) => username)).not.toContain('reader')
})
