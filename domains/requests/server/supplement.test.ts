import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'

let portal: RequestsApp
let calls: ReturnType<typeof supplementCalls>
beforeAll(async () => {
  portal = await createRequestsApp()
  calls = supplementCalls(portal)
})
afterAll(() => portal.close())

const at = (moment: string) => portal.clock.set(new Date(`${moment}:00+08:00`))
const near = (found: number | null | undefined, moment: string) =>
  expect(Math.abs((found ?? 0) - Date.parse(`${moment}:00+08:00`))).toBeLessThan(30_000)
const eventsOf = async (businessSn: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    "select event from outbox where data->>'businessSn' = $1 order by id",
    [businessSn],
  )
  return rows.map(({ event }) => event)
}

describe('a round of supplement', () => {
  it('asks for one field, stops the clock, is answered, and lets the clock go on', async () => {
    at('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    at('2026-11-18T11:00')
    expect(await calls.ask(businessSn, { dueDate: '2026-11-20' })).toMatchObject({ status: 200, body: { round: 1 } })
    const asked = await calls.own(businessSn)
    const dueTime = Date.parse('2026-11-20T23:59:59.999+08:00')
    expect(asked).toMatchObject({
      state: 1,
      actsNext: 'customer',
      nextDue: dueTime,
      supplement: { round: 1, dueTime, overdue: false },
      can: ['answerSupplement'],
      promises: [{ kind: 'acceptance', pausedAt: expect.any(Number), keptAt: null }],
    })
    expect(asked.ipForeignOperateDTOList).toMatchObject([{ stateAfterOperate: 1 }])
    expect(asked.supplements).toMatchObject([
      {
        round: 1,
        dueTime,
        outcome: 'open',
        overdue: false,
        items: [
          {
            key: 'appeal',
            label: '诉求',
            problem: '请写明想要的结果',
            changes: [{ label: '诉求', before: '请协助判断是否构成近似，并准备答复海关的材料', after: null }],
          },
        ],
      },
    ])

    at('2026-11-19T11:00')
    expect((await calls.answer(businessSn, { appeal: '要求三日内放行' })).status).toBe(200)
    const answered = await calls.own(businessSn)
    expect(answered).toMatchObject({ appeal: '要求三日内放行', actsNext: 'staff', supplement: null, can: [] })
    // One of four working hours was used; three are left.
    near(answered.nextDue, '2026-11-19T14:00')
    expect(answered.supplements).toMatchObject([
      {
        outcome: 'answered',
        endTime: expect.any(Number),
        items: [{ changes: [{ before: '请协助判断是否构成近似，并准备答复海关的材料', after: '要求三日内放行' }] }],
      },
    ])
    expect(await eventsOf(businessSn)).toEqual([
      'request.submitted',
      'request.supplement_asked',
      'request.supplement_answered',
    ])
    portal.clock.set(new Date())
  })

  it('numbers its rounds, within either open state, and leaves the wire’s timeline as it is', async () => {
    const businessSn = await portal.submitted()
    await calls.ask(businessSn)
    await calls.answer(businessSn, { appeal: '第一次' })
    await portal.desk('accept', businessSn)
    expect((await calls.ask(businessSn)).body).toEqual({ round: 2 })
    expect((await calls.answer(businessSn, { appeal: '第二次' }, { round: 1 })).status).toBe(409)
    expect((await calls.answer(businessSn, { appeal: '第二次' }, { round: 2 })).status).toBe(200)
    await portal.desk('complete', businessSn, { processResult: '已放行' })
    const detail = await calls.own(businessSn)
    expect(
      detail.supplements.map(({ round, outcome, items }) => [round, outcome, items[0]?.changes[0]?.after]),
    ).toEqual([
      [1, 'answered', '第一次'],
      [2, 'answered', '第二次'],
    ])
    expect(detail.ipForeignOperateDTOList.map(({ stateAfterOperate }) => stateAfterOperate)).toEqual([1, 2, 3])
  })

  it('is answered late too, and both sides see that it is late', async () => {
    at('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    await calls.ask(businessSn, { dueDate: '2026-11-18' })
    at('2026-11-19T00:01')
    const late = { actsNext: 'customer', supplement: { overdue: true } }
    expect(await calls.own(businessSn)).toMatchObject({ ...late, supplements: [{ overdue: true }] })
    const rows = await portal.call({ path: '/api/admin/requests', token: portal.people.staff.token })
    const list = await portal.call({ path: '/api/serchUserIpForeignInfo', token: portal.people.demo.token })
    for (const { body } of [rows, list]) {
      expect((body.elements as { businessSn: string }[]).find((row) => row.businessSn === businessSn)).toMatchObject(
        late,
      )
    }
    expect((await calls.answer(businessSn, { appeal: '补充说明' })).status).toBe(200)
    expect(await calls.own(businessSn)).toMatchObject({
      supplement: null,
      supplements: [{ outcome: 'answered', overdue: true }],
    })
    portal.clock.set(new Date())
  })

  it('is taken back with a reason that the customer reads', async () => {
    const businessSn = await portal.submitted()
    await calls.ask(businessSn)
    expect((await calls.withdraw(businessSn, {})).body).toMatchObject({ status: 'U00400', msg: '请填写撤回的原因' })
    expect((await calls.withdraw(businessSn)).status).toBe(200)
    expect(await calls.own(businessSn)).toMatchObject({
      actsNext: 'staff',
      supplement: null,
      promises: [{ pausedAt: null }],
      supplements: [{ outcome: 'withdrawn', overdue: false, remark: '已由电话核实' }],
    })
    expect((await calls.answer(businessSn, { appeal: '晚了' })).body).toMatchObject({
      status: 'U00409',
      msg: '这一轮已经结束，请刷新后查看',
    })
    expect((await calls.withdraw(businessSn)).status).toBe(409)
  })

  it('keeps every other step waiting until it has ended', async () => {
    const businessSn = await portal.submitted()
    await calls.ask(businessSn)
    const { body } = await portal.desk('accept', businessSn)
    expect(body).toMatchObject({ status: 'U00409', msg: expect.stringMatching(/^staff 已于.*要求补充/) })
    expect((await portal.desk('reject', businessSn, { acceptContent: '否', cure: '是' })).status).toBe(409)
    expect((await calls.ask(businessSn)).status).toBe(409)
    expect(await calls.rounds(businessSn)).toHaveLength(1)
  })

  it('is never asked of a closed case', async () => {
    const [completed, refused] = [await portal.submitted(), await portal.submitted()]
    await portal.desk('accept', completed)
    await portal.desk('complete', completed, { processResult: '完成' })
    await portal.desk('reject', refused, { acceptContent: '原因', cure: '办法' })
    for (const businessSn of [completed, refused]) {
      expect((await calls.ask(businessSn)).body.status).toBe('U00409')
      expect(await calls.own(businessSn)).toMatchObject({ supplements: [], supplement: null, actsNext: 'nobody' })
    }
  })

  it('is asked once when two desks ask at once, and answered once when the answer comes twice', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const businessSn = await portal.submitted()
      const asked = await Promise.all([calls.ask(businessSn), calls.ask(businessSn, {}, portal.people.admin.token)])
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(asked.find(({ status }) => status === 409)?.body).toMatchObject({
        status: 'U00409',
        msg: expect.stringMatching(/^(staff|admin) 已于.*要求补充/),
      })
      const answers = await Promise.all([
        calls.answer(businessSn, { appeal: '甲' }),
        calls.answer(businessSn, { appeal: '乙' }),
        calls.withdraw(businessSn),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect(await calls.rounds(businessSn)).toHaveLength(1)
    }
  })

  it('answers a stranger as if the request were not there', async () => {
    const businessSn = await portal.submitted()
    await calls.ask(businessSn)
    const { demo2, agency, staff } = portal.people
    for (const { token } of [demo2, agency, staff]) {
      const theirs = await calls.answer(businessSn, { appeal: '别人' }, { token })
      const none = await calls.answer('KL20261120000000', { appeal: '别人' }, { token })
      expect([theirs.status, theirs.body]).toEqual([404, none.body])
    }
    expect((await calls.ask(businessSn, {}, portal.people.demo.token)).status).toBe(403)
    expect(await calls.rounds(businessSn)).toMatchObject([{ outcome: 'open' }])
  })
})

describe('what the desk asks for', () => {
  it.each([
    [{ items: [] }, '请至少选择一项需要补充的内容'],
    [{ items: [{ field: 'appeal', problem: ' ' }] }, '请写明哪里有问题、需要怎样补充'],
    [{ items: [{ field: 'address', problem: '有误' }] }, '所选的补充项目有误，请重新选择'],
    [{ items: [{ field: 'state', problem: '有误' }] }, '所选的补充项目有误，请重新选择'],
    [
      {
        items: [
          { field: 'appeal', problem: '有误' },
          { field: 'appeal', problem: '又有误' },
        ],
      },
      '所选的补充项目有误，请重新选择',
    ],
    [{ items: [], papers: [{ label: '', problem: '缺' }] }, '请填写需要补交的材料名称'],
    [{ dueDate: '' }, '请选择补充期限'],
    [{ dueDate: '2020-01-01' }, '补充期限须在今天之后的 90 天以内'],
    [{ dueDate: '2026-13-45' }, '补充期限须在今天之后的 90 天以内'],
    [{ dueDate: '2999-01-01' }, '补充期限须在今天之后的 90 天以内'],
  ])('is refused where it is wrong: %j', async (body, msg) => {
    const businessSn = await portal.submitted()
    expect((await calls.ask(businessSn, body)).body).toMatchObject({ status: 'U00400', msg })
    expect(await calls.own(businessSn)).toMatchObject({ supplements: [], supplement: null })
  })
})
