import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import { createPrechecksServer } from '@portal/prechecks/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SupplementRound } from '../contract/supplement-view.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { noVault } from './case-right.ts'
import { requestPrechecks } from './request-prechecks.ts'

type Found = {
  id: string
  rule: string
  told: boolean | null
  file: string | null
  judged: object | null
  mend: string
}
type Case = { submittedAt: number; ruleSet: number | null; verdict: string | null; findings: Found[] }

const [sound, lapsed] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const
/** The rights of `demo` in this test, by their id. */
const rights = new Map(
  Object.entries({ [sound]: null, [lapsed]: '2020-01-01' }).map(([id, rightEndDate]) => [
    id,
    { obligeeName: '杭州甲公司', rightEndDate, recordals: [] },
  ]),
)
const prechecks = createPrechecksServer({
  findRight: async ({ actor }, id) => (actor.userId === portal.people.demo.id ? rights.get(id) : undefined),
  cases: requestPrechecks,
})

let portal: RequestsApp
beforeAll(async () => {
  const use = async (_ctx: unknown, { id }: { id: string }) => (rights.has(id) ? { verified: null } : undefined)
  portal = await createRequestsApp([prechecks], { vault: { ...noVault, use } })
})
afterAll(() => portal.close())

/** Hands over the event of a submission, as the queue does, at least once. */
const deliver = async (businessSn: string) => {
  for (const { react } of prechecks.listeners ?? [])
    await react(portal.ctx, { businessSn }, { id: businessSn, at: portal.clock.now() })
}
/** A seizure of which `seizure.noticeDate`, `paper.none` and `seizure.quantity` are found. */
const bare = { seizureProduct: '太阳镜', seizureReason: '涉嫌侵权' }
const submitted = async (changes: object = bare) => {
  const businessSn = await portal.submitted(changes)
  await deliver(businessSn)
  return businessSn
}
const ask = async (path: string, token: string, body?: object) =>
  portal.call({ method: body ? 'POST' : 'GET', path, token, ...(body && { body }) })
const own = async (businessSn: string, token = portal.people.demo.token) =>
  ask(`/api/requests/${businessSn}/precheck`, token)
const atDesk = async (businessSn: string) => {
  const { status, body } = await ask(`/api/admin/requests/${businessSn}/precheck`, portal.people.staff.token)
  expect(status).toBe(200)
  return body as Case
}
const rulesOf = ({ findings }: Case) => findings.map(({ rule }) => rule)
const findingOf = async (businessSn: string, rule: string) => {
  const found = (await atDesk(businessSn)).findings.find((one) => one.rule === rule)
  if (!found) throw new Error(`${rule} was not found in ${businessSn}`)
  return found
}
const judge = (businessSn: string, id: string, body: object) =>
  ask(`/api/admin/requests/${businessSn}/precheck/${id}/verdict`, portal.people.staff.token, body)
const supplement = (businessSn: string, findings: unknown, days = 5) =>
  ask(`/api/admin/requests/${businessSn}/precheck/supplement`, portal.people.staff.token, {
    findings,
    dueDate: addDays(shanghaiDayOf(portal.clock.now()), days),
  })
const precheck = (values: object, named = '') =>
  ask('/api/precheck', portal.people.demo.token, { form: 'request-7', values, right: named })

describe('what was found', () => {
  it('is computed after the submission, once, and shown to owner and desk', async () => {
    const businessSn = await portal.submitted(bare)
    const before = await own(businessSn)
    expect(before.body).toEqual({ submittedAt: expect.any(Number), ruleSet: null, verdict: null, findings: [] })
    await deliver(businessSn)
    const { status, body } = await own(businessSn)
    const found = body as Case
    expect([status, found.verdict, found.ruleSet]).toEqual([200, 'advised', expect.any(Number)])
    expect(rulesOf(found)).toEqual(['seizure.noticeDate', 'paper.none', 'seizure.quantity'])
    expect(found.findings[0]).toEqual({
      id: expect.any(String),
      rule: 'seizure.noticeDate',
      version: 1,
      level: 'should',
      field: 'seizureReason',
      file: null,
      text: '没有写收到海关通知的日期',
      why: expect.any(String),
      source: expect.objectContaining({ place: '第十六条' }),
      mend: expect.any(String),
      question: false,
      told: null,
    })
    await deliver(businessSn)
    const again = await atDesk(businessSn)
    expect(again.findings.map(({ id }) => id)).toEqual(found.findings.map(({ id }) => id))
    expect(again.findings[0]).toMatchObject({ judged: null, askedRound: null })
  })

  it('is nothing to anybody else', async () => {
    const businessSn = await submitted()
    expect((await own(businessSn, portal.people.demo2.token)).status).toBe(404)
    expect((await own('KL20200101000000')).status).toBe(404)
    expect((await ask('/api/admin/requests/KL20200101000000/precheck', portal.people.staff.token)).status).toBe(404)
  })

  it('rests on the papers that lie with the case, and on the words of the form', async () => {
    const voucher = [await portal.upload('request-attachment', undefined, 'jpg')]
    const businessSn = await submitted({ ...bare, seizureReason: '2026年11月22日收到通知', voucher })
    const { findings } = await atDesk(businessSn)
    expect(findings.map(({ rule }) => rule)).not.toContain('paper.none')
    expect(findings.map(({ rule }) => rule)).not.toContain('seizure.noticeDate')
    expect(findings.flatMap(({ file }) => file ?? [])).toContain(voucher[0]?.fileName)
  })

  it('is stored where our copy of a paper is damaged, which is no fault of the paper', async () => {
    const voucher = [await portal.upload('request-attachment', undefined, 'jpg')]
    const businessSn = await portal.submitted({ ...bare, voucher })
    await portal.database.pool.query(`update file set sha256 = repeat('0', 64) where attached_ref is not null`)
    await deliver(businessSn)
    expect(rulesOf(await atDesk(businessSn))).toEqual(['seizure.noticeDate', 'seizure.quantity'])
  })

  it('says what the sender was told by the last answer about this form, and compares it with the right that the case keeps', async () => {
    const values = { ...bare, obligeeName: '杭州乙公司', appeal: '请出方案', voucher: [] }
    const sent = { ...bare, obligeeName: '杭州乙公司', right: { id: sound, version: 1 } }
    await precheck(values, sound)
    const found = await atDesk(await submitted(sent))
    expect(found.verdict).toBe('lacking')
    expect(found.findings.map(({ rule, told }) => [rule, told])).toEqual([
      ['holder.differs', true],
      ['seizure.noticeDate', true],
      ['paper.none', true],
      ['seizure.quantity', true],
    ])
    const next = await atDesk(await submitted(sent))
    expect(next.findings.map(({ told }) => told)).toEqual([null, null, null, null])
  })

  it('compares with no right that the sender took back, and says nothing of what he was told with it', async () => {
    const values = { ...bare, obligeeName: '杭州乙公司', voucher: [] }
    await precheck(values, sound)
    const found = await atDesk(await submitted({ ...bare, obligeeName: '杭州乙公司' }))
    expect(rulesOf(found)).toEqual(['seizure.noticeDate', 'paper.none', 'seizure.quantity'])
    expect(found.findings.map(({ told }) => told)).toEqual([null, null, null])
  })

  it('tells nothing by an answer about another holder, or of the day before', async () => {
    const toldAfter = async (obligeeName: string) =>
      (await atDesk(await submitted({ ...bare, obligeeName }))).findings.map(({ told }) => told)
    const values = { ...bare, obligeeName: '杭州乙公司', voucher: [] }
    await precheck(values)
    expect(await toldAfter('杭州丙公司')).toEqual([null, null, null])
    await precheck(values)
    await portal.database.pool.query(`update precheck_answer set answered_at = answered_at - interval '25 hours'`)
    expect(await toldAfter('杭州乙公司')).toEqual([null, null, null])
  })

  it('is stored later where its event was lost, and once', async () => {
    const businessSn = await portal.submitted(bare)
    const [job] = (prechecks.jobs ?? []).filter(({ name }) => name === 'prechecks.missed-cases')
    await job?.run(portal.ctx)
    expect((await atDesk(businessSn)).ruleSet).toBeNull()
    await portal.database.pool.query(
      `update protection_request set created_at = created_at - interval '2 hours' where business_number = $1`,
      [businessSn],
    )
    for (const _ of [1, 2]) await job?.run(portal.ctx)
    expect(rulesOf(await atDesk(businessSn))).toEqual(['seizure.noticeDate', 'paper.none', 'seizure.quantity'])
  })
})

describe('a judgement', () => {
  it('is kept with who said it, and the last one holds', async () => {
    const businessSn = await submitted()
    const { id } = await findingOf(businessSn, 'seizure.noticeDate')
    expect(await judge(businessSn, id, { verdict: 'wrong', note: '附件里有日期' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await findingOf(businessSn, 'seizure.noticeDate')).toMatchObject({
      judged: { verdict: 'wrong', note: '附件里有日期', by: 'staff', at: expect.any(Number) },
    })
    await judge(businessSn, id, { verdict: 'right' })
    expect((await findingOf(businessSn, 'seizure.noticeDate')).judged).toMatchObject({ verdict: 'right', note: null })
    expect(portal.acts.at(-1)).toMatchObject({
      act: 'prechecks.judge',
      subjectRef: businessSn,
      before: { verdict: '不属实', hasNote: true },
      after: { verdict: '属实', hasNote: false },
    })
    expect(JSON.stringify(portal.acts)).not.toContain('附件里有日期')
    expect((await own(businessSn)).body.findings).not.toEqual(
      expect.arrayContaining([expect.objectContaining({ judged: expect.anything() })]),
    )
  })

  it('is one of three, and of a finding of this case', async () => {
    const [businessSn, other] = [await submitted(), await submitted()]
    const { id } = await findingOf(businessSn, 'paper.none')
    expect(await judge(businessSn, id, { verdict: 'maybe' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'verdict', msg: '请选择属实、不属实或不相关' }] },
    })
    for (const [number, finding] of [
      [other, id],
      [businessSn, 'x'],
    ] as const)
      expect((await judge(number, finding, { verdict: 'right' })).status).toBe(404)
  })
})

describe('a round of supplement from findings', () => {
  const roundsOf = async (businessSn: string) => (await portal.detail(businessSn)).body.supplements as SupplementRound[]

  it('asks for each field once, in the words of staff or of the rule, and for papers about the right', async () => {
    const right = { id: lapsed, version: 1 }
    const businessSn = await submitted({ ...bare, obligeeName: '杭州乙公司', right })
    const [holder, ended, date] = (await atDesk(businessSn)).findings
    if (!holder || !ended || !date) throw new Error('findings are missing')
    const chosen = [{ id: date.id, problem: '请写明收到通知的日期' }, ended.id, holder.id]
    const answer = await supplement(businessSn, chosen)
    expect(answer).toMatchObject({ status: 200, body: { round: 1 } })
    const [round] = await roundsOf(businessSn)
    expect(round?.items.map(({ label, problem }) => [label, problem])).toEqual([
      ['企业名称', holder.mend],
      ['查扣原因', '请写明收到通知的日期'],
      ['与权利有关的证明材料', ended.mend],
    ])
    expect(await findingOf(businessSn, 'seizure.noticeDate')).toMatchObject({ askedRound: 1 })
    expect(await findingOf(businessSn, 'seizure.quantity')).toMatchObject({ askedRound: null })
  })

  it('says so where several problems of one field are too long together, and keeps what was written', async () => {
    const right = { id: lapsed, version: 1 }
    const businessSn = await submitted({ ...bare, obligeeName: '杭州甲公司', right })
    const voucher = [await findingOf(businessSn, 'paper.none'), await findingOf(businessSn, 'right.lapsed')]
    await portal.database.pool.query(`update precheck_finding set field = 'right' where id = any($1)`, [
      voucher.map(({ id }) => id),
    ])
    const problem = '请补充'.repeat(60)
    expect(
      await supplement(
        businessSn,
        voucher.map(({ id, rule }) => ({ id, problem: `${rule} ${problem}` })),
      ),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'findings', msg: '同一项的几处问题合计最多300个字，请缩短或分次要求' }] },
    })
  })

  it('keeps the rules of the state, and their words', async () => {
    const businessSn = await submitted()
    const { id } = await findingOf(businessSn, 'paper.none')
    expect((await supplement(businessSn, [id])).status).toBe(200)
    const second = await supplement(businessSn, [id])
    expect(second).toMatchObject({ status: 409, body: { status: 'U00409' } })
    expect(second.body.msg).toMatch(/执行“要求补充”/)
    expect(await roundsOf(businessSn)).toHaveLength(1)
    expect((await supplement('KL20990101000001', [id])).status).toBe(404)
  })

  it.each([
    [[], 'findings', '请至少选择一项需要补充的内容'],
    [['00000000-0000-4000-8000-000000000000'], 'findings', '所选的补充项目有误，请重新选择'],
    [['x'], 'findings', '所选的补充项目有误，请重新选择'],
  ])('refuses %j', async (findings, path, msg) => {
    const businessSn = await submitted()
    expect(await supplement(businessSn, findings)).toMatchObject({ status: 400, body: { fields: [{ path, msg }] } })
  })

  it('is due on a day to come, as every round', async () => {
    const businessSn = await submitted()
    const { id } = await findingOf(businessSn, 'paper.none')
    expect(await supplement(businessSn, [id], -1)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'dueDate' }] },
    })
    expect(await roundsOf(businessSn)).toEqual([])
  })
})

describe('the precision of the rules', () => {
  it('counts the judgements of a span, and says a share from twenty on', async () => {
    const since = portal.clock.now().getTime()
    const quantity = async () => findingOf(await submitted(), 'seizure.quantity')
    const rowOf = async (query: string) => {
      const { body } = await ask(`/api/admin/precheck/precision?${query}`, portal.people.staff.token)
      return (body.rows as { rule: string }[]).find(({ rule }) => rule === 'seizure.quantity')
    }
    const span = `from=${since}`
    for (let at = 0; at < 20; at += 1) {
      const businessSn = await submitted()
      const { id } = await findingOf(businessSn, 'seizure.quantity')
      if (at === 19) expect(await rowOf(span)).toMatchObject({ judged: 19, precision: null, lower: null })
      await judge(businessSn, id, { verdict: at < 11 ? 'right' : 'wrong' })
    }
    await quantity()
    expect(await rowOf(span)).toEqual({
      rule: 'seizure.quantity',
      version: 1,
      level: 'hint',
      shown: 21,
      judged: 20,
      right: 11,
      wrong: 9,
      precision: 0.55,
      lower: expect.closeTo(0.3421, 4),
    })
    expect(await rowOf(`from=${since + 86_400_000}`)).toBeUndefined()
    expect((await ask('/api/admin/precheck/precision?from=gestern', portal.people.staff.token)).status).toBe(400)
  })
})

it('a closed account keeps no names of files and no notes, and its copy has what was found', async () => {
  const { demo2 } = portal.people
  const voucher = [await portal.upload('request-attachment', demo2.token, 'jpg')]
  const businessSn = await portal.submitted({ ...bare, voucher }, demo2.token)
  await deliver(businessSn)
  const { id } = await findingOf(businessSn, 'seizure.noticeDate')
  await judge(businessSn, id, { verdict: 'right', note: '电话里说过' })
  const copy = await prechecks.personal?.copy?.(portal.ctx, demo2.id)
  const file = voucher[0]?.fileName
  expect(copy?.flatMap(({ rows }) => rows)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ businessSn, text: '没有写收到海关通知的日期', file: null }),
      expect.objectContaining({ businessSn, file }),
    ]),
  )
  await prechecks.personal?.eraseLater?.(portal.ctx, demo2.id)
  const { findings } = await atDesk(businessSn)
  expect(findings.every(({ file }) => file === null)).toBe(true)
  expect(findings.find((one) => one.id === id)).toMatchObject({ judged: { verdict: 'right', note: null } })
})

it('staff read on which forms a rule is asked, by the names of the kinds and of their tabs', async () => {
  const { body } = await portal.call({ path: '/api/admin/precheckRules', token: portal.people.admin.token })
  const forms = new Map((body.elements as { id: string; forms: string[] }[]).map((rule) => [rule.id, rule.forms]))
  expect(forms.get('fair.booth')).toEqual(['展会投诉应对（投诉）'])
  expect(forms.get('holder.differs')).toEqual(['海关在线备案', '海关查扣应对'])
  expect(forms.get('right.lapsed')).toEqual([])
})
