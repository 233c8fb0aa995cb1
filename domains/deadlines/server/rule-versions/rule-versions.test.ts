import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { VersionRow } from '../../contract/rule-versions.ts'
import { createDeadlinesServer } from '../index.ts'
import { runRecounts } from '../recount.ts'

const deadlinesServer = createDeadlinesServer([])
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
  portal = await createTestApp({ domains: [accountsServer, calendarsServer, deadlinesServer, keeper], authenticate })
  people = await createPeople(portal)
  await deadlinesServer.prepare?.(portal.ctx)
})
afterAll(() => portal.close())

const query = (text: string) => portal.database.pool.query(text)
const written = `delete from deadline_rule where author_id is not null;
  update deadline_rule set checker_id = null, checked_at = null,
    terms = jsonb_set(terms, '{source}', terms->'source' || '{"tag": "R", "url": null, "checkedOn": null}')
    where checker_id is not null;
  update deadline_rule set effective_to = null
    where code = 'customs.exOfficio.respond' or (code = 'tm.cn.opposition' and version = 2)`
beforeEach(async () => {
  await query(`alter table deadline_rule disable trigger user; ${written};
    alter table deadline_rule enable trigger user`)
  portal.clock.advance(6_000)
})

const path = (code: string) => `/api/admin/deadlineRules/${code}/versions`
const post = (address: string, body: object, token: string) =>
  portal.call({ method: 'POST', path: address, token, body })
const write = (code: string, body: object, token = people.staff.token) => post(path(code), body, token)
const found = { url: 'https://www.npc.gov.cn/law', checkedOn: '2026-11-20', tag: 'L' }
const check = (code: string, version: number, body: object = found, token = people.admin.token) =>
  post(`${path(code)}/${version}/check`, body, token)
const compute = (body: object, token?: string) =>
  portal.call({ method: 'POST', path: '/api/deadlines/compute', body, ...(token && { token }) })
const list = async (token = people.staff.token) =>
  (await portal.call({ path: '/api/admin/deadlineRules', token })).body.elements as VersionRow[]
const rowOf = async (code: string, version: number, token = people.staff.token) =>
  (await list(token)).find((row) => row.code === code && row.version === version)

const opposition = 'tm.cn.opposition'
const respond = 'customs.exOfficio.respond'

describe('the switch of the Trademark Law', () => {
  it('counts three months for an announcement of 2026-12-31, before and after the new version is checked', async () => {
    const lastDay = { rule: opposition, trigger: '2026-12-31' }
    const told = { dueOn: '2027-03-31', rule: { version: 1, checked: true } }
    expect((await compute(lastDay)).body).toMatchObject(told)
    await check(opposition, 2)
    portal.clock.advance(6_000)
    expect((await compute(lastDay)).body).toMatchObject(told)
  })

  it('tells customers of 2027-01-05 to go by the announcement, and staff 2027-03-05 unchecked, until somebody has checked it', async () => {
    const switched = { rule: opposition, trigger: '2027-01-05' }
    expect(await compute(switched, people.demo.token)).toMatchObject({
      status: 409,
      body: {
        status: 'U00409',
        msg: '新商标法自 2027-01-01 起施行，本平台尚未核对新期限，请按公告或通知所载日期登记',
      },
    })
    expect((await compute(switched, people.staff.token)).body).toMatchObject({
      dueOn: '2027-03-05',
      rule: { version: 2, checked: false, source: { tag: 'R' } },
    })
    expect((await rowOf(opposition, 2))?.can).toEqual(['check'])
    expect((await check(opposition, 2, found, people.staff.token)).status).toBe(200)
    expect((await compute(switched, people.demo.token)).body).toMatchObject({
      dueOn: '2027-03-05',
      rule: { version: 2, checked: true, source: { ...found, title: expect.stringContaining('2026 年修订') } },
    })
    expect(await rowOf(opposition, 2)).toMatchObject({ state: 'checked', author: null, checker: 'staff', can: [] })
    expect(await rowOf(opposition, 1)).toMatchObject({ effectiveTo: '2026-12-31', state: 'checked' })
    expect(acts.at(-1)).toMatchObject({
      act: 'deadlines.checkVersion',
      outcome: 'done',
      subjectKind: 'deadline-rule',
      subjectRef: 'tm.cn.opposition 2',
      before: { tag: 'R', url: null },
      after: { tag: 'L', url: found.url, checkedOn: found.checkedOn },
    })
  })
})

describe('a new version', () => {
  it('is as the one before where nothing is said, and unchecked; the one before goes on until it is checked', async () => {
    const body = { effectiveFrom: '2027-07-01', period: { amount: 5, unit: 'workingDay' } }
    expect(await write(respond, body)).toMatchObject({ status: 200, body: { version: 2 } })
    const [first, second] = [await rowOf(respond, 1), await rowOf(respond, 2)]
    expect(second).toMatchObject({
      ...{ name: first?.name, kinds: first?.kinds, trigger: first?.trigger, roll: first?.roll, ways: first?.ways },
      ...{ effectiveFrom: '2027-07-01', effectiveTo: null, period: { amount: 5, unit: 'workingDay' } },
      ...{ source: { title: first?.source?.title, article: '第十六条', url: null, checkedOn: null, tag: 'K' } },
      ...{ state: 'unchecked', author: 'staff', checker: null, can: [] },
    })
    expect((await rowOf(respond, 2, people.admin.token))?.can).toEqual(['check'])
    expect(acts.at(-1)).toMatchObject({
      act: 'deadlines.writeVersion',
      before: { period: '3 个工作日 after', tag: 'L' },
      after: { period: '5 个工作日 after', tag: 'K' },
    })
    expect((await compute({ rule: respond, trigger: '2027-07-05' })).body).toMatchObject({
      dueOn: '2027-07-08',
      rule: { version: 1 },
    })
    const standing = await portal.call({ path: '/api/deadlineRules?on=2027-07-05' })
    const inForce = (standing.body.elements as VersionRow[]).filter(({ code }) => code === respond)
    expect(inForce.map(({ version }) => version)).toEqual([1])

    expect((await check(respond, 2)).status).toBe(200)
    expect(await rowOf(respond, 1)).toMatchObject({ effectiveTo: '2027-06-30' })
    expect((await compute({ rule: respond, trigger: '2027-07-05' })).body).toMatchObject({ dueOn: '2027-07-12' })
    expect((await compute({ rule: respond, trigger: '2027-06-30' })).body).toMatchObject({ dueOn: '2027-07-05' })
  })

  it('may say that there is none any more of what the one before had', async () => {
    await write('pct.cn.nationalPhase', {
      effectiveFrom: '2028-01-01',
      extension: '',
      unchecked: '请按通知所载日期登记',
    })
    expect(await rowOf('pct.cn.nationalPhase', 2)).toMatchObject({ extension: null, unchecked: '请按通知所载日期登记' })
    await write('eu.customs.respond', { effectiveFrom: '2028-01-01', calendar: 'DE', zone: 'Europe/Berlin' })
    expect(await rowOf('eu.customs.respond', 2)).toMatchObject({ calendar: 'DE', zone: 'Europe/Berlin' })
  })

  it('moves the open deadlines that it then counts, after it told which, and none that was started before', async () => {
    const enter = async (trigger: string) => {
      const { body } = await post('/api/deadlines', { rule: respond, trigger }, people.demo.token)
      return body as { id: string; dueOn: string }
    }
    const [before, moving] = [await enter('2027-06-30'), await enter('2027-07-05')]
    await write(respond, { effectiveFrom: '2027-07-01', period: { amount: 5, unit: 'workingDay' } })
    const impact = await post(`${path(respond)}/2/impact`, {}, people.staff.token)
    expect(impact.body).toEqual({
      total: 1,
      affected: [{ id: moving.id, before: '2027-07-08', after: '2027-07-12' }],
    })
    expect((await check(respond, 2)).body).toEqual({ recomputed: 2, changed: 1 })
    portal.clock.advance(7_000)
    await runRecounts(portal.ctx)
    const read = async (id: string) =>
      (await portal.call({ path: `/api/deadlines/${id}`, token: people.demo.token })).body
    expect(await read(before.id)).toMatchObject({ dueOn: '2027-07-05', changes: [] })
    expect(await read(moving.id)).toMatchObject({
      dueOn: '2027-07-12',
      changes: [{ before: '2027-07-08', after: '2027-07-12', why: expect.stringContaining('2027-07-01 起适用') }],
    })
    expect(await post(`${path(respond)}/2/impact`, {}, people.staff.token)).toMatchObject({ status: 409 })
  })

  it('that mends an unchecked one may begin on its day; once it is checked, the other never counts', async () => {
    const mended = { effectiveFrom: '2027-01-01', period: { amount: 45, unit: 'day' } }
    expect((await write(opposition, mended)).body).toEqual({ version: 3 })
    expect((await check(opposition, 3)).status).toBe(200)
    expect(await rowOf(opposition, 2)).toMatchObject({ state: 'replaced', can: [] })
    expect(await check(opposition, 2)).toMatchObject({ status: 409, body: { msg: expect.stringContaining('取代') } })
    const counted = await compute({ rule: opposition, trigger: '2027-01-05' })
    expect(counted.body).toMatchObject({ dueOn: '2027-02-19', rule: { version: 3 } })
  })

  it('that lets a worked example come out otherwise stops nothing, and the self-test says how many days it took', async () => {
    await write(respond, { effectiveFrom: '2026-12-01', period: { amount: 4, unit: 'workingDay' } })
    await check(respond, 2)
    portal.clock.advance(6_000)
    expect((await compute({ rule: respond, trigger: '2026-12-03' })).body).toMatchObject({ dueOn: '2026-12-09' })
    expect((await compute({ rule: respond, trigger: '2026-11-21' })).body).toMatchObject({ dueOn: '2026-11-25' })
    expect(await deadlinesServer.checks?.[0]?.look(portal.ctx)).toEqual({
      state: 'ok',
      text: '全部算例与手算结果一致；其中 3 个的日期已改由核对过的新版本计算。',
    })
  })

  const wrong: [string, object, string, string][] = [
    [respond, { effectiveFrom: '' }, 'effectiveFrom', '请选择生效日'],
    [respond, { effectiveFrom: '2027-02-29' }, 'effectiveFrom', '生效日有误'],
    [respond, { effectiveFrom: '2101-01-01' }, 'effectiveFrom', '日期须在 1990 年至 2100 年之间'],
    [respond, { effectiveFrom: '2014-05-01' }, 'effectiveFrom', '生效日须晚于上一版本的适用期间，最早为 2014-05-02'],
    [opposition, { effectiveFrom: '2026-12-31' }, 'effectiveFrom', '生效日须晚于上一版本的适用期间，最早为 2027-01-01'],
    [respond, { period: { amount: 0, unit: 'day' } }, 'period.amount', '期限须为 1 至 1200 的整数'],
    [respond, { period: { amount: 3, unit: 'week' } }, 'period.unit', '期限的单位有误'],
    [
      respond,
      { period: { amount: 3, unit: 'workingDay', direction: 'before' } },
      'period',
      '往前推算的期限只能按日、月或年',
    ],
    [respond, { deemedDays: 15 }, 'deemedDays', '该期限没有推定送达，不填视为送达的日数'],
    [respond, { lastDay: 'dayBefore' }, 'lastDay', '只有按月或按年的期限在对应日的前一日届满'],
    [respond, { calendar: '' }, 'calendar', '机关的工作日历与时区须同时填写，或同时留给使用人选择'],
    [respond, { zone: 'Mars/Base' }, 'zone', '没有这个时区'],
    [respond, { extension: { amount: 1, unit: 'month' } }, 'extension', '延长的单位须与期限的单位相同'],
    [
      respond,
      { ways: { list: [{ way: 'post', closing: '25:00' }] } },
      'ways.list.0.closing',
      '截止时间须写成 17:00 这样的形式',
    ],
    [respond, { source: { title: '', article: '' } }, 'source.title', '请填写依据的名称'],
    [
      respond,
      { source: { title: '法', article: '', url: 'ftp://a' } },
      'source.url',
      '网址须以 http:// 或 https:// 开头',
    ],
  ]
  it.each(wrong)('of %s is refused where it is wrong: %o', async (code, part, field, msg) => {
    const { status, body } = await write(code, { effectiveFrom: '2027-07-01', ...part })
    expect({ status, msg: body.msg, field: (body.fields as { path: string }[])[0]?.path }).toEqual({
      status: 400,
      msg,
      field,
    })
  })

  it('of a rule that there is none of is not found, and the slower of two is told', async () => {
    const body = { effectiveFrom: '2027-07-01', after: 1 }
    expect((await write('no.such', body)).status).toBe(404)
    const both = await Promise.all([write(respond, body), write(respond, body, people.admin.token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is written and checked by nobody who may not', async () => {
    const cashier = await createStaff(portal, 'cashier', { roles: ['finance'] })
    for (const token of [cashier.token, people.demo.token]) {
      expect((await write(respond, { effectiveFrom: '2027-07-01' }, token)).status).toBe(403)
      expect((await check(opposition, 2, found, token)).status).toBe(403)
    }
  })
})

describe('a check', () => {
  it.each([
    [{ url: '' }, 'url', '请填写核对所依据的网址'],
    [{ url: 'www.npc.gov.cn' }, 'url', '网址须以 http:// 或 https:// 开头'],
    [{ checkedOn: undefined }, 'checkedOn', '请选择核对日期'],
    [{ checkedOn: '2099-01-01' }, 'checkedOn', '核对日期不能晚于今天'],
    [{ tag: 'T' }, 'tag', '标签须为 L（法律原文）或 O（官方网站）'],
    [{ tag: undefined }, 'tag', '标签须为 L（法律原文）或 O（官方网站）'],
  ])('is refused where it is wrong: %o', async (part, field, msg) => {
    const { status, body } = await check(opposition, 2, { ...found, ...part })
    expect({ status, msg: body.msg, field: (body.fields as { path: string }[])[0]?.path }).toEqual({
      status: 400,
      msg,
      field,
    })
  })

  it('is made by somebody else than the author, once, and in the order of the first days', async () => {
    await write(opposition, { effectiveFrom: '2028-01-01' })
    expect(await check(opposition, 3, found, people.staff.token)).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: '自己写的版本须由另一位同事核对' },
    })
    expect((await check(opposition, 3)).body.msg).toBe('请先核对第 2 版，它的生效日更早')
    expect((await check(opposition, 2)).status).toBe(200)
    expect(await check(opposition, 2)).toMatchObject({ status: 409, body: { msg: '这个版本已经核对过' } })
    expect((await check(opposition, 3)).status).toBe(200)
    expect(await rowOf(opposition, 2)).toMatchObject({ effectiveTo: '2027-12-31' })
    expect((await check(opposition, 4)).body.msg).toBe('没有这个版本')
    expect((await check('no.such', 1)).body.msg).toBe('没有这条期限规则')
  })
})

it('two versions are checked on one day in the order of their first days, also where the later one was written first', async () => {
  await write(respond, { effectiveFrom: '2028-01-01', period: { amount: 5, unit: 'workingDay' } })
  await write(respond, { effectiveFrom: '2027-07-01', period: { amount: 4, unit: 'workingDay' } })
  expect((await check(respond, 2)).body.msg).toBe('请先核对第 3 版，它的生效日更早')
  expect((await check(respond, 3)).status).toBe(200)
  expect(await rowOf(respond, 2)).toMatchObject({ state: 'unchecked', effectiveTo: null, can: [] })
  expect((await check(respond, 2)).status).toBe(200)
  const ends = await Promise.all([1, 2, 3].map(async (version) => (await rowOf(respond, version))?.effectiveTo))
  expect(ends).toEqual(['2027-06-30', null, '2027-12-31'])
  portal.clock.advance(6_000)
  const dueOn = async (trigger: string) => (await compute({ rule: respond, trigger })).body.dueOn
  expect([await dueOn('2027-06-30'), await dueOn('2027-12-27'), await dueOn('2028-01-03')]).toEqual([
    ...['2027-07-05', '2027-12-31', '2028-01-10'],
  ])
})

describe('the database', () => {
  const target = `where code = '${opposition}' and version = 2`
  const checkingWith = (terms: string) => `checker_id = gen_random_uuid(), checked_at = now(),
    terms = jsonb_set(${terms}, '{source}',
      terms->'source' || '{"tag": "L", "url": "https://a.example", "checkedOn": "2026-11-20"}')`
  const checking = checkingWith('terms')

  it.each([
    ['another period', `update deadline_rule set terms = jsonb_set(terms, '{period,amount}', '4') ${target}`],
    ['another first day', `update deadline_rule set effective_from = '2027-02-01' ${target}`],
    ['an end with a check', `update deadline_rule set ${checking}, effective_to = '2027-12-31' ${target}`],
    ['another name with a check', `update deadline_rule set ${checking}, name = 'x' ${target}`],
    [
      'another period with a check',
      `update deadline_rule set ${checkingWith(`jsonb_set(terms, '{period,amount}', '4')`)} ${target}`,
    ],
    ['a tag without a checker', `update deadline_rule set terms = jsonb_set(terms, '{source,tag}', '"L"') ${target}`],
    [
      'a checker without a source',
      `update deadline_rule set checker_id = gen_random_uuid(), checked_at = now() ${target}`,
    ],
    [
      'a check without an address',
      `update deadline_rule set ${checking.replace('"https://a.example"', 'null')} ${target}`,
    ],
    ['a check with another tag', `update deadline_rule set ${checking.replace('"L"', '"T"')} ${target}`],
    ['an end that no checked version asks for', `update deadline_rule set effective_to = '2027-05-31' ${target}`],
    ['a second check', `update deadline_rule set ${checking} where code = '${respond}'`],
    [
      'another end',
      `update deadline_rule set effective_to = '2026-11-30' where code = '${opposition}' and version = 1`,
    ],
    ['no version any more', `delete from deadline_rule ${target}`],
  ])('refuses %s', async (_name, statement) => {
    await expect(query(statement)).rejects.toThrow(/append-only/)
  })

  it('refuses the author as checker, and lets an end be written once, on the eve of a version that is checked', async () => {
    await write(respond, { effectiveFrom: '2027-07-01' })
    const second = `where code = '${respond}' and version = 2`
    await expect(
      query(`update deadline_rule set ${checking.replace('gen_random_uuid()', 'author_id')} ${second}`),
    ).rejects.toThrow(/append-only/)
    const end = (day: string) =>
      query(`update deadline_rule set effective_to = '${day}' where code = '${respond}' and version = 1`)
    await expect(end('2027-06-30')).rejects.toThrow(/append-only/)
    await query(`update deadline_rule set ${checking} ${second}`)
    await expect(end('2027-06-29')).rejects.toThrow(/append-only/)
    await end('2027-06-30')
    await expect(end('2027-06-30')).rejects.toThrow(/append-only/)
  })
})
