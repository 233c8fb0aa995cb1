import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayNumber } from '../proof/day-number.ts'
import { holdYears, isWorkingDay } from '../proof/held-years.ts'
import { calendarsServer } from './index.ts'
import { tellMissing } from './missing-year.ts'
import { keepYears } from './stored-years.ts'

const acts: object[] = []
const keeper: ServerDomain = {
  name: 'keeper',
  routes: [],
  actLog: async (_ctx, act) => {
    acts.push(act)
  },
}

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, calendarsServer, keeper], authenticate })
  people = await createPeople(portal)
})
beforeEach(async () => {
  await portal.database.pool.query(
    `alter table calendar_year disable trigger user; delete from calendar_year;
      alter table calendar_year enable trigger user`,
  )
  await calendarsServer.prepare?.(portal.ctx)
})
afterAll(async () => {
  holdYears([])
  await portal.close()
})

const source = { title: '2027 年部分节假日安排的通知', url: 'https://www.gov.cn/notice', checkedOn: '2026-11-28' }
const year2027 = { free: ['2027-01-01', '2027-01-02', '2027-01-03'], working: ['2027-01-09'], source }
const read = (address: string) => portal.call({ path: `/api/calendars/${address}` })
const list = () => portal.call({ path: '/api/admin/calendars', token: people.staff.token })
const save = (address: string, body: object, token = people.staff.token) =>
  portal.call({ method: 'PUT', path: `/api/admin/calendars/${address}`, token, body })

describe('a year', () => {
  it('is there for mainland China from the beginning, with its source, and for nobody else', async () => {
    expect((await read('CN/2026')).body).toMatchObject({
      known: true,
      free: { length: 33 },
      working: { length: 6 },
      source: { title: expect.stringContaining('chinese-days') },
    })
    const unknown = { calendar: 'DE', year: 2026, known: false, free: [], working: [], source: null }
    expect((await read('DE/2026')).body).toEqual(unknown)
    await calendarsServer.prepare?.(portal.ctx)
    const { elements } = (await list()).body as { elements: { calendar: string; years: object[] }[] }
    expect(elements.map(({ calendar, years }) => [calendar, years.length])).toEqual([['CN', 23]])
  })

  it('is entered as a whole, told to the act log, and counted with at once by whoever looks', async () => {
    expect((await save('CN/2027', year2027)).body).toEqual({ changed: 2 })
    expect((await read('CN/2027')).body).toEqual({ calendar: 'CN', year: 2027, known: true, ...year2027 })
    expect(acts.at(-1)).toMatchObject({
      act: 'calendars.save',
      outcome: 'done',
      subjectKind: 'calendar',
      subjectRef: 'CN 2027',
      before: null,
      after: { free: '2027-01-01 2027-01-02 2027-01-03', working: '2027-01-09', sourceTitle: source.title },
    })
    expect(isWorkingDay(dayNumber('2027-01-01'))).toBe(true)
    await keepYears(portal.ctx)
    expect(['2027-01-01', '2027-01-09', '2026-02-14'].map((day) => isWorkingDay(dayNumber(day)))).toEqual([
      false,
      true,
      true,
    ])
  })

  it('is replaced as a whole; its former state stays, and the log has both', async () => {
    await save('CN/2027', year2027)
    const later = { ...year2027, free: ['2027-01-02', '2027-01-01', '2027-01-01'], working: [], version: 1 }
    expect((await save('CN/2027', later)).body).toEqual({ changed: 1 })
    expect((await read('CN/2027')).body).toMatchObject({ free: ['2027-01-01', '2027-01-02'], working: [] })
    expect(acts.at(-1)).toMatchObject({ before: { working: '2027-01-09' }, after: { working: '' } })
    const { rows } = await portal.database.pool.query(
      `select version, make_up_days from calendar_year where year = 2027 order by version`,
    )
    expect(rows).toEqual([
      { version: 1, make_up_days: ['2027-01-09'] },
      { version: 2, make_up_days: [] },
    ])
    expect(await save('CN/2027', later)).toMatchObject({ status: 409, body: { status: 'U00409' } })
  })

  it.each([
    ['CN/2027', { free: ['2026-12-31'] }, 'free', '2026-12-31 不在 2027 年'],
    ['CN/2027', { free: ['2027-02-29'] }, 'free.0', '日期须写成 2027-01-01 这样的形式'],
    ['CN/2027', { free: '2027-01-01' }, 'free', '放假日须为日期的列表'],
    ['CN/2026', { free: undefined, working: undefined }, 'free', '放假日须为日期的列表'],
    ['CN/2027', { working: ['2028-01-01'] }, 'working', '2028-01-01 不在 2027 年'],
    ['CN/2027', { free: ['2027-01-02'], working: ['2027-01-02'] }, 'working', '2027-01-02 既是放假日又是调休上班日'],
    ['CN/2027', { working: ['2027-01-04'] }, 'working', '2027-01-04 不是周末，不能是调休上班日'],
    ['CN/2027', { source: undefined }, 'source.title', '请填写来源名称'],
    ['CN/2027', { source: { ...source, url: 'ftp://a' } }, 'source.url', '来源网址须以 http:// 或 https:// 开头'],
    ['CN/2027', { source: { ...source, checkedOn: '2026-02-30' } }, 'source.checkedOn', '核对日期有误'],
    ['CN/2027', { source: { ...source, checkedOn: '2999-01-01' } }, 'source.checkedOn', '核对日期不能晚于今天'],
    ['cn/2027', {}, 'calendar', '日历代码须为两位大写字母，如 CN、DE、EU、WO'],
    ['CN/1989', {}, 'year', '年份须为 1990 至 2100 的整数'],
  ])('is refused where it is wrong: %s %o', async (address, wrong, field, msg) => {
    const { status, body } = await save(address, { ...year2027, ...wrong })
    expect({ status, msg: body.msg, field: (body.fields as { path: string }[])[0]?.path }).toEqual({
      status: 400,
      msg,
      field,
    })
  })

  it('has at most 60 free days', async () => {
    const free = Array.from({ length: 61 }, (_, index) =>
      new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10),
    )
    expect((await save('CN/2027', { ...year2027, free })).body.msg).toBe('放假日最多 60 天')
  })

  it('of a country that does not exist is not found', async () => {
    expect(await read('XX/2026')).toMatchObject({ status: 404, body: { status: 'U00404' } })
    expect((await save('XX/2027', year2027)).status).toBe(404)
    expect((await save('WO/2027', { ...year2027, working: [] })).status).toBe(200)
    const { elements } = (await list()).body as { elements: { name: string }[] }
    expect(elements.map(({ name }) => name)).toEqual(['中国', '世界知识产权组织'])
  })

  it('is entered by nobody who may not', async () => {
    const cashier = await createStaff(portal, 'cashier', { roles: ['finance'] })
    expect((await save('CN/2027', year2027, cashier.token)).status).toBe(403)
    expect((await save('CN/2027', year2027, people.demo.token)).status).toBe(403)
  })
})

describe('the year that is missing', () => {
  const told = async (day: string): Promise<object[]> => {
    await portal.database.pool.query('delete from outbox')
    await tellMissing.run({ ...portal.ctx, now: () => new Date(`${day}T09:00:00+08:00`) })
    const { rows } = await portal.database.pool.query(`select data from outbox where event = 'calendar.missing'`)
    return rows.map(({ data }) => data)
  }

  it('is told from 1 October on, each Monday, and from 1 December each day, until it is there', async () => {
    const days = ['2026-10-01', '2026-10-02', '2026-11-30', '2026-12-01', '2026-12-02']
    const year = { year: 2027 }
    const found: object[][] = []
    for (const day of days) found.push(await told(day))
    expect(found).toEqual([[year], [], [year], [year], [year]])
    await save('CN/2027', year2027)
    expect(await told('2026-12-01')).toEqual([])
  })

  it('stands on the page, and not before October', async () => {
    portal.clock.set(new Date('2026-10-01T01:00:00Z'))
    await portal.database.pool.query(`update session set expires_at = now() + interval '1 year', idle_minutes = 500000`)
    expect((await list()).body.missing).toBe(2027)
    portal.clock.set(new Date('2026-09-30T01:00:00Z'))
    expect((await list()).body.missing).toBeNull()
  })
})
