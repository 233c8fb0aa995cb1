import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { heldYears } from '@portal/calendars/proof'
import { calendarsServer } from '@portal/calendars/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RuleView } from '../contract/rules.ts'
import { countDeadline } from '../proof/count-deadline.ts'
import { firstRules } from '../proof/first-rules/first-rules.ts'
import { workedExamples } from '../proof/worked-examples.ts'
import { createDeadlinesServer } from './index.ts'

const deadlinesServer = createDeadlinesServer([])
let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, calendarsServer, deadlinesServer], authenticate })
  people = await createPeople(portal)
  await deadlinesServer.prepare?.(portal.ctx)
})
afterAll(() => portal.close())

const compute = (body: object, token?: string) =>
  portal.call({ method: 'POST', path: '/api/deadlines/compute', body, ...(token && { token }) })
const rules = async (query = '', token?: string) =>
  (await portal.call({ path: `/api/deadlineRules${query}`, ...(token && { token }) })).body.elements as RuleView[]
const respond = { rule: 'customs.exOfficio.respond', trigger: '2026-12-03' }

describe('the rules', () => {
  it('are written once, and no two versions of a rule overlap', async () => {
    await deadlinesServer.prepare?.(portal.ctx)
    const all = await rules()
    expect(all).toHaveLength(firstRules.length)
    for (const { code, version, effectiveTo } of all) {
      const later = all.find((other) => other.code === code && other.version === version + 1)
      if (later) expect(effectiveTo !== null && effectiveTo < later.effectiveFrom).toBe(true)
    }
  })

  it('tell everybody what is checked, with its source, and of the others neither period nor source', async () => {
    const all = await rules()
    expect(all.find(({ code }) => code === respond.rule)).toMatchObject({
      checked: true,
      period: { amount: 3, unit: 'workingDay', direction: 'after' },
      source: { title: '《知识产权海关保护条例》（2018 年修订）', article: '第十六条', tag: 'L' },
    })
    const unchecked = all.filter(({ checked }) => !checked)
    expect(unchecked.map(({ code }) => code)).toContain('fair.cn.reply')
    for (const { period, source, extension } of unchecked)
      expect([period, source, extension]).toEqual([null, null, null])
    const forStaff = await rules('', people.staff.token)
    expect(forStaff.find(({ code }) => code === 'fair.cn.reply')).toMatchObject({
      period: { amount: 24, unit: 'hour' },
    })
  })

  it('are those of a day and of a kind of case', async () => {
    const versionsOn = async (day: string) =>
      (await rules(`?on=${day}`)).filter(({ code }) => code === 'tm.cn.opposition').map(({ version }) => version)
    expect([await versionsOn('2026-12-31'), await versionsOn('2027-01-01')]).toEqual([[1], [2]])
    const ofFairs = await rules('?kind=request-2')
    expect(ofFairs.map(({ code }) => code)).toEqual(['fair.cn.reply'])
    expect((await portal.call({ path: '/api/deadlineRules?on=2026-13-01' })).status).toBe(400)
  })
})

describe('a count', () => {
  it.each(workedExamples.filter(({ more }) => more === undefined))(
    'of $code $asked answers what was worked out by hand, byte for byte as on the page',
    async ({ code, asked, expected }) => {
      const { extended, ...rest } = asked
      const { status, body } = await compute(
        { rule: code, ...rest, ...(extended && { extended: 1 }) },
        people.staff.token,
      )
      expect(status).toBe(200)
      expect(body).toMatchObject(expected)
      const { rule, ...counted } = body
      const version = firstRules.find((one) => one.code === code && one.version === (rule as RuleView).version)
      if (!version) throw new Error(code)
      expect(JSON.stringify(counted)).toBe(JSON.stringify(countDeadline(version, asked, heldYears())))
    },
  )

  it('needs no session, and says by which version and source', async () => {
    expect((await compute(respond)).body).toMatchObject({
      rule: { code: respond.rule, version: 1, checked: true, source: { article: '第十六条' } },
      dueOn: '2026-12-08',
      dueAt: Date.parse('2026-12-09T00:00:00+08:00'),
      closing: { time: '24:00', zone: 'Asia/Shanghai' },
      steps: expect.arrayContaining([expect.objectContaining({ id: 'close', day: '2026-12-08' })]),
    })
  })

  it('by an unchecked version is for staff; others are told to go by the notice', async () => {
    const opposition = { rule: 'tm.cn.opposition', trigger: '2027-01-05' }
    expect(await compute(opposition)).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: expect.stringContaining('新商标法自 2027-01-01 起施行') },
    })
    expect((await compute(opposition, people.demo.token)).status).toBe(409)
    expect((await compute(opposition, people.staff.token)).body).toMatchObject({
      dueOn: '2027-03-05',
      rule: { version: 2, checked: false },
    })
    const fair = { rule: 'fair.cn.reply', trigger: '2026-10-31T09:30' }
    expect((await compute(fair)).body.msg).toBe('本平台尚未核对该期限，请按通知所载日期登记')
    expect((await compute(fair, people.staff.token)).body).toMatchObject({ dueOn: '2026-11-01' })
  })

  it.each([
    [{ rule: undefined }, 'rule', '请选择期限规则'],
    [{ trigger: undefined }, 'trigger', '请填写起算事由的日期'],
    [{ trigger: '12 月 3 日' }, 'trigger', '起算事由的日期有误'],
    [{ trigger: '2026-02-29' }, 'trigger', '起算事由的日期有误'],
    [{ trigger: '1989-12-31' }, 'trigger', '日期须在 1990 年至 2100 年之间'],
    [{ trigger: '2101-01-01' }, 'trigger', '日期须在 1990 年至 2100 年之间'],
    [{ delivery: 'deemed' }, 'delivery', '该期限没有这种送达方式'],
    [{ delivery: 'fax' }, 'delivery', '该期限没有这种送达方式'],
    [{ way: 'fax' }, 'way', '该期限没有这种提交方式'],
    [{ rule: 'platform.meli.reply', way: 'person' }, 'way', '该期限没有这种提交方式'],
    [{ rule: 'eu.customs.respond' }, 'calendar', '请选择成员国'],
    [{ suspensions: [{ from: '2026-12-04', to: '2026-12-05' }] }, 'suspensions', '该期限没有中止'],
    [{ suspensions: 'none' }, 'suspensions', '中止的日期有误'],
    [{ suspensions: Array.from({ length: 21 }, () => ({ from: 'a', to: 'b' })) }, 'suspensions', '中止最多 20 段'],
    [
      { rule: 'customs.recordal.decide', suspensions: [{ from: '2026-12-06', to: '9999-12-31' }] },
      'suspensions',
      '中止的日期须在 1990 年至 2100 年之间',
    ],
    [{ rule: 'eu.customs.respond', calendar: 'CN' }, 'calendar', '请选择成员国'],
    [{ extended: 1 }, 'extended', '该期限不能延长'],
  ])('is refused where it is wrong: %o', async (wrong, field, msg) => {
    const { status, body } = await compute({ ...respond, ...wrong })
    expect({ status, code: body.status, msg: body.msg, field: (body.fields as { path: string }[])[0]?.path }).toEqual({
      status: 400,
      code: 'U00400',
      msg,
      field,
    })
  })

  it('of a rule that there is none of is not found, and of a day before any version it says so', async () => {
    expect(await compute({ ...respond, rule: 'no.such' })).toMatchObject({ status: 404, body: { status: 'U00404' } })
    const nowhere = { ...respond, rule: 'eu.customs.respond', calendar: 'QQ' }
    expect(await compute(nowhere)).toMatchObject({ status: 404, body: { status: 'U00404' } })
    expect(await compute({ ...respond, trigger: '2014-04-30' })).toMatchObject({
      status: 409,
      body: { msg: '该日期没有适用的期限规则，请按通知所载日期登记' },
    })
  })
})

describe('the self-test', () => {
  /** As whoever owns the tables could: the portal's own role cannot. */
  const tamper = (statement: string) =>
    portal.database.pool.query(
      `alter table deadline_rule disable trigger user; ${statement}; alter table deadline_rule enable trigger user`,
    )
  const changeAmount = (amount: number) =>
    tamper(
      `update deadline_rule set terms = jsonb_set(terms, '{period,amount}', '${amount}') where code = '${respond.rule}'`,
    )

  it('knows nothing before the rules are written', async () => {
    const { rowCount } = await portal.database.pool.query('select from deadline_rule')
    await tamper('delete from deadline_rule')
    portal.clock.advance(6_000)
    expect(await deadlinesServer.checks?.[0]?.look(portal.ctx)).toMatchObject({ state: 'unknown' })
    expect((await compute(respond)).status).toBe(503)
    await deadlinesServer.prepare?.(portal.ctx)
    portal.clock.advance(6_000)
    expect(await portal.database.pool.query('select from deadline_rule')).toMatchObject({ rowCount })
  })

  it('stops counting while a stored rule no longer says what it said, and tells who watches', async () => {
    const look = () => deadlinesServer.checks?.[0]?.look(portal.ctx)
    expect(await look()).toMatchObject({ state: 'ok' })
    await changeAmount(4)
    portal.clock.advance(6_000)
    expect(await compute(respond)).toMatchObject({ status: 503, body: { msg: expect.stringContaining('自检未通过') } })
    expect(await look()).toMatchObject({ state: 'fault', text: expect.stringContaining('customs.exOfficio.respond') })
    await changeAmount(3)
    portal.clock.advance(6_000)
    expect((await compute(respond)).status).toBe(200)
  })
})
