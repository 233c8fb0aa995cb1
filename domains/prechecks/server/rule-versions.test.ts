import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PrecheckResult } from '../contract/finding.ts'
import type { RuleChanges, RuleRow } from '../contract/rule-switch.ts'
import type { CaseSource, CheckedCase } from './case-source.ts'
import { createPrechecksServer } from './index.ts'
import { caseListener, missedCases } from './store-case.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, filesServer, createPrechecksServer()], authenticate })
  portal.clock.set(new Date('2026-12-01T12:00:00+08:00'))
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const query = (text: string) => portal.database.pool.query(text)
beforeEach(() =>
  query(`alter table precheck_rule_version disable trigger user; delete from precheck_rule_version;
    alter table precheck_rule_version enable trigger user`),
)

type Who = 'staff' | 'admin' | 'demo'
const path = '/api/admin/precheckRules'
const post = (at: string, body: object, who: Who) =>
  portal.call({ method: 'POST', path: at, body, token: people[who].token })
const quantity = 'seizure.quantity'
const today = { effectiveFrom: '2026-12-01', reason: '措辞不清' }
const write = (body: object, { id = quantity, who = 'staff' }: { id?: string; who?: Who } = {}) =>
  post(`${path}/${id}/versions`, { ...today, ...body }, who)
const check = (version: number, { id = quantity, who = 'admin' }: { id?: string; who?: Who } = {}) =>
  post(`${path}/${id}/versions/${version}/check`, {}, who)
const ruleAt = async (id = quantity, who: Who = 'staff'): Promise<RuleRow | undefined> => {
  const { body } = await portal.call({ path, token: people[who].token })
  return (body.elements as RuleRow[]).find((rule) => rule.id === id)
}
const changes = async () =>
  (await portal.call({ path: '/api/precheck/ruleChanges', token: people.demo.token })).body as RuleChanges
const found = async (values: object = { seizureProduct: '运动鞋' }): Promise<PrecheckResult> =>
  (await post('/api/precheck', { form: 'request-7', values }, 'demo')).body as unknown as PrecheckResult
const findingOf = async (values?: object) => (await found(values)).findings.find(({ rule }) => rule === quantity)

describe('a new version of a rule', () => {
  it('is as the one before where nothing is said, and asks nobody until somebody else has checked it', async () => {
    expect(await write({ text: '没有写被查扣的数量', level: 'should' })).toMatchObject({
      status: 200,
      body: { version: 2 },
    })
    const [newest, first] = (await ruleAt())?.versions ?? []
    expect(first).toMatchObject({ version: 1, state: 'checked', inForce: true, author: null, reason: '', can: [] })
    expect(newest).toMatchObject({
      ...{ version: 2, state: 'unchecked', inForce: false, author: 'staff', reason: '措辞不清', can: [] },
      ...{ level: 'should', text: '没有写被查扣的数量', why: first?.why, mend: first?.mend, when: first?.when },
    })
    expect((await ruleAt(quantity, 'admin'))?.versions[0]?.can).toEqual(['check'])
    expect(await findingOf()).toMatchObject({ version: 1, level: 'hint', text: '被查扣货物没有写数量' })
    expect(await changes()).toEqual({ off: [], versions: [] })

    const { ruleSet } = await found()
    expect((await check(2)).status).toBe(200)
    expect(await findingOf()).toMatchObject({ version: 2, level: 'should', text: '没有写被查扣的数量' })
    expect((await found()).ruleSet).toBe(ruleSet + 1)
    expect((await changes()).versions).toMatchObject([{ id: quantity, version: 2, text: '没有写被查扣的数量' }])
    expect(await ruleAt()).toMatchObject({ version: 2, level: 'should', text: '没有写被查扣的数量' })
    expect((await ruleAt())?.versions[0]).toMatchObject({ state: 'checked', inForce: true, checker: 'admin', can: [] })
    expect(portal.acts.at(-1)).toMatchObject({ act: 'prechecks.checkVersion', subjectRef: quantity, note: '措辞不清' })
  })

  it('has another condition, source and advice, of which findings speak', async () => {
    const why = {
      text: '海关按件计担保。',
      level: 'L',
      title: '海关条例',
      place: '第十四条',
      url: 'https://www.gov.cn/a',
    }
    const when = { all: [{ is: 'empty', field: 'seizureProduct' }, { not: { is: 'empty', field: 'seizureReason' } }] }
    await write({ why, when, mend: '写明件数' })
    await check(2)
    expect(await findingOf()).toBeUndefined()
    expect(await findingOf({ seizureProduct: '', seizureReason: '侵权' })).toMatchObject({
      why: '海关按件计担保。',
      source: { title: '海关条例', place: '第十四条', url: 'https://www.gov.cn/a' },
      mend: '写明件数',
    })
  })

  it('counts from its first day on', async () => {
    await write({ effectiveFrom: '2026-12-02', text: '从明天起' })
    await check(2)
    expect(await findingOf()).toMatchObject({ version: 1 })
    portal.clock.advance(86_400_000)
    const { body } = await portal.call({
      method: 'POST',
      path: '/api/login',
      body: { username: 'demo', password: 'Portal-demo-2026' },
    })
    const later = await portal.call({
      ...{ method: 'POST', path: '/api/precheck', token: String(body.token) },
      body: { form: 'request-7', values: { seizureProduct: '运动鞋' } },
    })
    portal.clock.advance(-86_400_000)
    expect(later.body.findings).toContainEqual(expect.objectContaining({ version: 2, text: '从明天起' }))
  })

  it('that mends an unchecked one replaces it once it is checked', async () => {
    await write({ text: '第二版' })
    expect(await write({ after: 1, text: '没有看到第二版' })).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect((await write({ after: 2, text: '第三版' })).body).toEqual({ version: 3 })
    await check(3)
    expect((await ruleAt())?.versions.map(({ state }) => state)).toEqual(['checked', 'replaced', 'checked'])
    expect(await check(2)).toMatchObject({ status: 409, body: { msg: '这个版本已被更新的版本取代' } })
    expect(await findingOf()).toMatchObject({ version: 3 })
  })

  it('is checked once, by somebody else, and only where it is', async () => {
    await write({})
    expect(await check(2, { who: 'staff' })).toMatchObject({
      status: 409,
      body: { msg: '自己编写的版本须由另一位同事复核' },
    })
    expect((await check(9)).status).toBe(404)
    expect((await check(2, { id: 'no.such' })).status).toBe(404)
    expect((await check(2, { who: 'demo' })).status).toBe(403)
    const both = await Promise.all([check(2), check(2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await check(1)).toMatchObject({ status: 409, body: { msg: '这个版本已经复核过' } })
  })

  it('of two that are written at once is refused to the slower', async () => {
    const both = await Promise.all([write({ after: 1 }), write({ after: 1 }, { who: 'admin' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is never changed or taken away in the table, and never checked by its author', async () => {
    await write({})
    const [own, text] = ['set checker_id = author_id, checked_at = now()', `set reason = 'x'`]
    for (const set of [own, text])
      await expect(query(`update precheck_rule_version ${set}`)).rejects.toThrow(/append-only|checker/)
    await expect(query('delete from precheck_rule_version')).rejects.toThrow('append-only')
  })

  const deep = (depth: number): object => (depth === 0 ? { is: 'always' } : { not: deep(depth - 1) })
  const wrong: [object, string, string][] = [
    [{ effectiveFrom: '' }, 'effectiveFrom', '请选择生效日'],
    [{ effectiveFrom: '2027-02-29' }, 'effectiveFrom', '生效日有误'],
    [{ effectiveFrom: '2026-11-30' }, 'effectiveFrom', '生效日不能早于今天'],
    [{ reason: ' ' }, 'reason', '请填写修改原因'],
    [{ level: 'stop' }, 'level', '级别有误'],
    [{ text: '' }, 'text', '请填写提示文字'],
    [{ text: '长'.repeat(61) }, 'text', '最多输入60个字'],
    [{ why: { text: '因', level: 'L', title: '法', place: '', url: '' } }, 'why.url', '法律和官方网站须写明网址'],
    [
      { why: { text: '因', level: 'L', title: '法', url: 'javascript:a' } },
      'why.url',
      '网址须以 http:// 或 https:// 开头',
    ],
    [{ when: { is: 'matches', field: 'appeal', pattern: '(a+)+$' } }, 'when.pattern', '条件中的内容有误'],
    [{ when: { is: 'sideBelow', px: 0 } }, 'when.px', '条件中的数值须为 1 至 10000 的整数'],
    [{ when: { all: [] } }, 'when.all', '条件不能为空'],
    [{ when: deep(9) }, 'when', '条件有误'],
    [{ when: { is: 'empty', field: 'idCard' } }, 'when.field', '条件中的字段有误'],
    [{ when: { is: 'count', field: 'appeal', below: 1 } }, 'when.field', '只有列表可以计数'],
    [{ when: { is: 'lacksPaper', kind: 'certifcate' } }, 'when.kind', '条件中的材料类型有误'],
    [{ when: { any: [{ is: 'always' }, { is: 'blank' }] } }, 'when', '不能把文件的判断与其他判断放在一起'],
    [{ when: { any: Array.from({ length: 13 }, () => ({ is: 'always' })) } }, 'when', '条件最多 12 项判断'],
  ]
  it.each(wrong)('with %j is refused at %s: %s', async (body, field, msg) => {
    const { status, body: answer } = await write(body)
    expect({ status, fields: answer.fields }).toEqual({
      status: 400,
      fields: [{ path: field, msg: expect.stringContaining(msg) }],
    })
  })

  it('with a hundred thousand parts is refused before they are read', async () => {
    const began = performance.now()
    const when = { all: Array.from({ length: 100_000 }, () => ({})) }
    expect(await write({ when })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'when', msg: '条件最多 12 项判断' }] },
    })
    // Reading each part by each member of the union took some seconds.
    expect(performance.now() - began).toBeLessThan(1_500)
  })

  it('of a rule about a right is asked only of a form that names one', async () => {
    await write({ when: { not: { is: 'rightRecorded' } } }, { id: 'right.recorded' })
    await check(2, { id: 'right.recorded' })
    const { body } = await post('/api/precheck', { form: 'request-1', values: { appeal: '备案' } }, 'demo')
    expect((body.findings as { rule: string }[]).map(({ rule }) => rule)).not.toContain('right.recorded')
  })

  it('of a rule that asks a person to look stays a hint', async () => {
    expect(await write({ level: 'must' }, { id: 'paper.seal' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'level', msg: '请人查看的规则只能是提示' }] },
    })
  })
})

describe('a case that is stored after its submission', () => {
  const submittedAt = new Date('2026-12-01T15:59:00Z')
  beforeEach(() => query('delete from precheck_answer'))
  const sent: CheckedCase = {
    ...{ form: 'request-7', submittedAt, values: { seizureProduct: '运动鞋' }, rightId: null },
    ...{ ownerId: '', papers: { kind: 'request', ref: 'KL1' } },
  }
  const source: CaseSource = {
    formName: (form) => form,
    submitted: 'request.submitted',
    record: { at: '/api/admin/requests/{businessSn}', kind: 'request', page: () => '' },
    submittedIn: async () => [],
    find: async () => ({ ...sent, ownerId: people.demo.id }),
    askSupplement: async () => ({ round: 1 }),
  }
  /** Stores the case at a moment, and answers what was found by which version. */
  const storedAt = async (moment: string) => {
    await query('delete from precheck_case')
    portal.clock.set(new Date(moment))
    await caseListener(source, undefined).react(portal.ctx, { businessSn: 'KL1' }, { id: '1', at: submittedAt })
    portal.clock.set(new Date('2026-12-01T12:00:00+08:00'))
    const { rows } = await query("select version, told from precheck_finding where rule = 'seizure.quantity'")
    return rows
  }

  it('was asked by the versions of its day, also where a new one begins or is checked before it is stored', async () => {
    await write({ effectiveFrom: '2026-12-02', text: '从明天起' })
    await check(2)
    expect(await storedAt('2026-12-02T00:00:05+08:00')).toEqual([{ version: 1, told: null }])
    await write({ text: '当天复核的' })
    portal.clock.set(new Date('2026-12-02T09:00:00+08:00'))
    await query(
      `alter table precheck_rule_version disable trigger user;
      update precheck_rule_version set checker_id = '${people.admin.id}', checked_at = '2026-12-02T01:00:00Z'
        where version = 3; alter table precheck_rule_version enable trigger user`,
    )
    expect(await storedAt('2026-12-02T10:00:00+08:00')).toEqual([{ version: 1, told: null }])
  })

  it('is stored although another one before it cannot be judged', async () => {
    await query('delete from precheck_case')
    const broken: CaseSource = {
      ...source,
      submittedIn: async () => ['KL1', 'KL2'],
      find: async (_ctx, businessSn) => {
        if (businessSn === 'KL1') throw new Error('no key opens the seal')
        return { ...sent, ownerId: people.demo.id }
      },
    }
    await expect(missedCases(broken, undefined).run(portal.ctx)).rejects.toThrow('1 of 2 cases')
    expect((await query('select business_number as number from precheck_case')).rows).toEqual([{ number: 'KL2' }])
  })

  it('was not told by the page what only the server can find since a version', async () => {
    const when = { all: [{ is: 'empty', field: 'appeal' }, { not: { is: 'sameFile' } }] }
    await write({ when })
    await check(2)
    // The sender was answered before the version was there, so that he was told of nothing of the kind.
    const asked = { form: 'request-7', values: { seizureProduct: '运动鞋 5 双' } }
    sent.values = { seizureProduct: '运动鞋 5 双' }
    expect((await post('/api/precheck', asked, 'demo')).status).toBe(200)
    await query(`update precheck_answer set answered_at = '${submittedAt.toISOString()}'`)
    expect(await storedAt('2026-12-02T00:00:05+08:00')).toEqual([{ version: 2, told: expect.anything() }])
  })
})
