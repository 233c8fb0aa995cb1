import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeadlineMonth, DeadlineRow } from '../contract/deadline.ts'
import type { TeamRow } from '../contract/team.ts'
import { caseNumber, createDeadlinesApp, type DeadlinesApp } from '../testing/deadlines-app.ts'

let test: DeadlinesApp
beforeAll(async () => {
  test = await createDeadlinesApp()
})
beforeEach(async () => {
  test.at('2026-12-03T10:00:00')
  await test.database.pool.query('delete from deadline')
})
afterAll(() => test.close())

const subject = { kind: 'request', ref: caseNumber }
const respond = { rule: 'customs.exOfficio.respond', trigger: '2026-12-03' }
const own = { title: '给代理人回信', dueOn: '2026-12-20', note: '带上原件' }
type List<Row> = { elements: Row[]; totalElements: number }
const list = async (query = '', who = 'owner') =>
  (await test.send<List<DeadlineRow>>(who, 'GET', `/api/deadlines${query}`)).body

describe('a deadline', () => {
  it('is made by a rule, with every step and its reminders', async () => {
    const made = await test.enter({ ...respond, subject })
    expect(made).toMatchObject({
      kind: 'rule',
      title: expect.stringContaining('海关'),
      rule: { code: respond.rule, version: 1, checked: true },
      subject,
      dueOn: '2026-12-08',
      endsOn: '2026-12-08',
      state: 'open',
      overdue: false,
      steps: expect.arrayContaining([expect.objectContaining({ id: 'roll' })]),
      can: ['edit', 'remove', 'override', 'done'],
    })
    expect(made.reminders.map(({ lead }) => lead)).toEqual(['now', '48h', '24h', '8h', '2h', 'late'])
    expect((await test.send('owner', 'GET', `/api/deadlines/${made.id}`)).body).toEqual(made)
  })

  it('is entered by a day of one’s own; what was written is sealed', async () => {
    const made = await test.enter({ ...own, dueTime: '17:00' })
    expect(made).toMatchObject({
      ...{ kind: 'own', title: own.title, note: own.note, rule: null, steps: [], provisional: false },
      ...{ dueAt: Date.parse('2026-12-20T17:00:00+08:00'), closing: { time: '17:00', zone: 'Asia/Shanghai' } },
    })
    const { rows } = await test.database.pool.query('select deadline::text as text from deadline')
    expect(rows[0].text).not.toContain(own.title)
    expect(rows[0].text).not.toContain(own.note)
  })

  it.each([
    [{}, 'title', '请填写期限名称'],
    [{ title: '甲' }, 'dueOn', '请选择到期日'],
    [{ title: '甲', dueOn: '2026-02-30' }, 'dueOn', '到期日有误'],
    [{ ...own, dueTime: '5 点' }, 'dueTime', '时间须写成 17:00 这样的形式'],
    [{ ...own, zone: 'Mars/One' }, 'zone', '时区有误'],
    [{ rule: respond.rule }, 'trigger', '请填写起算事由的日期'],
    [{ rule: respond.rule, trigger: '2026-02-30' }, 'trigger', '起算事由的日期有误'],
    [{ ...respond, delivery: 'deemed' }, 'delivery', '该期限没有这种送达方式'],
  ])('is refused where it is wrong: %o', async (body, field, msg) => {
    const answer = await test.send('owner', 'POST', '/api/deadlines', body)
    expect([answer.status, answer.body.fields?.[0]?.path, answer.body.msg]).toEqual([400, field, msg])
  })

  it('belongs to one’s own case alone, and not to what there is not', async () => {
    for (const [who, ref] of [
      ['stranger', caseNumber],
      ['owner', 'KL20261201999999'],
    ] as const) {
      const answer = await test.send(who, 'POST', '/api/deadlines', { ...own, subject: { kind: 'request', ref } })
      expect([answer.status, answer.body.status]).toEqual([404, 'U00404'])
    }
    expect(
      (await test.send('owner', 'POST', '/api/deadlines', { ...own, subject: { kind: 'moon', ref: '1' } })).status,
    ).toBe(404)
  })

  it('by an unchecked version is refused to customers', async () => {
    const answer = await test.send('owner', 'POST', '/api/deadlines', {
      rule: 'tm.cn.opposition',
      trigger: '2027-01-05',
    })
    expect([answer.status, answer.body.msg]).toEqual([409, expect.stringContaining('尚未核对')])
  })

  it('has room for 500 open ones of a user', async () => {
    await test.enter(own)
    await test.database.pool.query(
      `insert into deadline select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
        from deadline d, generate_series(1, 499)`,
    )
    const started = performance.now()
    expect(await list('?pgCount=100')).toMatchObject({ totalElements: 500, elements: { length: 100 } })
    expect(performance.now() - started).toBeLessThan(1_000)
    const refused = await test.send('owner', 'POST', '/api/deadlines', own)
    expect([refused.status, refused.body.msg]).toEqual([409, '未完成的期限最多 500 个，请先完成或取消不用的'])
    expect((await test.send('stranger', 'POST', '/api/deadlines', own)).status).toBe(200)
  })
})

describe('both sides of a case', () => {
  it('may add one to it and both see it; only who entered it changes it; a stranger sees nothing', async () => {
    const theirs = await test.enter({ ...own, subject })
    const ours = await test.enter({ ...respond, subject }, 'desk')
    for (const who of ['owner', 'desk'])
      expect((await list(`?subject=request:${caseNumber}`, who)).elements.map(({ id }) => id)).toEqual([
        ours.id,
        theirs.id,
      ])
    expect((await list()).totalElements).toBe(2)
    expect((await list('', 'desk')).elements.map(({ id }) => id)).toEqual([ours.id])
    expect((await list(`?subject=request:${caseNumber}`, 'stranger')).elements).toEqual([])
    const seen = await test.send('owner', 'GET', `/api/deadlines/${ours.id}`)
    expect(seen.body).toMatchObject({ enteredBy: 'desk', can: [] })
    const refused = await test.send('owner', 'POST', `/api/deadlines/${ours.id}/done`, { version: 1 })
    expect([refused.status, refused.body.status]).toEqual([403, 'U00403'])
    expect((await test.send('stranger', 'GET', `/api/deadlines/${ours.id}`)).status).toBe(404)
  })

  it('does not open to the desk what a customer keeps for himself', async () => {
    const { id } = await test.enter(own)
    expect((await test.send('desk', 'GET', `/api/deadlines/${id}`)).status).toBe(404)
    expect((await test.send<List<TeamRow>>('desk', 'GET', '/api/admin/deadlines')).body.totalElements).toBe(0)
  })
})

describe('a provisional day', () => {
  it('is fixed by the notice that names it, so that the year that is still to come does not move it', async () => {
    const { id, dueOn, provisional } = await test.enter({ ...respond, trigger: '2026-12-30' })
    expect(provisional).toBe(true)
    const override = (body: object) => test.send('owner', 'POST', `/api/deadlines/${id}/override`, body)
    const fixed = await override({ version: 1, dueOn, reason: '通知载明' })
    expect(fixed.body).toMatchObject({ endsOn: dueOn, override: { dueOn, reason: '通知载明' } })
    expect((await override({ version: 2, dueOn, reason: '恢复' })).body.override).toBeNull()
  })
})

describe('a change', () => {
  it('replaces what it was made of, and never over a version that was not seen', async () => {
    const { id } = await test.enter(own)
    const saved = await test.send('owner', 'PUT', `/api/deadlines/${id}`, { ...own, dueOn: '2026-12-25', version: 1 })
    expect(saved.body).toMatchObject({ version: 2, dueOn: '2026-12-25', endsOn: '2026-12-25' })
    const stale = await test.send('owner', 'PUT', `/api/deadlines/${id}`, { ...own, version: 1 })
    expect([stale.status, stale.body.status]).toEqual([409, 'U00409'])
  })

  it('sets another day with its reason beside the computed one, and takes it back', async () => {
    const { id } = await test.enter(respond)
    const override = (body: object) => test.send('owner', 'POST', `/api/deadlines/${id}/override`, body)
    expect((await override({ version: 1, dueOn: '2026-12-07' })).body.msg).toBe('请填写改期的原因')
    for (const dueOn of ['0000-01-01', '0050-01-01', '1989-12-31', '2101-01-01'])
      expect((await override({ version: 1, dueOn, reason: '改期' })).body.msg).toBe('到期日有误')
    const { body } = await override({ version: 1, dueOn: '2026-12-07', reason: '海关电话要求' })
    expect(body).toMatchObject({
      ...{ dueOn: '2026-12-08', endsOn: '2026-12-07' },
      override: { dueOn: '2026-12-07', reason: '海关电话要求', before: '2026-12-08', moved: false },
    })
    expect((await list()).elements[0]).toMatchObject({ dueOn: '2026-12-08', endsOn: '2026-12-07', overridden: true })
    const back = await override({ version: 2, dueOn: '2026-12-08', reason: '恢复' })
    expect(back.body).toMatchObject({ override: null, endsOn: '2026-12-08' })
  })

  it('is done, reopened and cancelled; late is derived', async () => {
    const { id } = await test.enter(own)
    const act = (name: string, body: object) => test.send('owner', 'POST', `/api/deadlines/${id}/${name}`, body)
    expect((await act('done', { version: 1, doneOn: '2026-12-04' })).body.msg).toBe('完成日不能晚于今天')
    expect((await act('done', { version: 1, note: '已寄出' })).body).toMatchObject({
      ...{ state: 'done', doneOn: '2026-12-03', doneNote: '已寄出', can: ['remove', 'reopen'] },
    })
    expect((await act('done', { version: 2 })).status).toBe(409)
    expect((await act('reopen', { version: 2 })).body).toMatchObject({ state: 'open', doneOn: null })
    test.at('2026-12-21T00:00:01')
    expect((await list('?state=overdue')).elements).toMatchObject([{ id, overdue: true }])
    expect((await list('?state=done')).totalElements).toBe(0)
    expect((await test.send('owner', 'DELETE', `/api/deadlines/${id}`)).body).toEqual({})
    expect((await test.send('owner', 'GET', `/api/deadlines/${id}`)).status).toBe(404)
    const { rows } = await test.database.pool.query('select state, title_sealed, note_sealed from deadline')
    expect(rows).toEqual([{ state: 'cancelled', title_sealed: null, note_sealed: null }])
  })
})

describe('the month', () => {
  it('shows each day as the calendar has it, with what ends on it', async () => {
    test.at('2026-10-01T10:00:00')
    await test.enter({ title: '甲', dueOn: '2026-10-10' })
    const { body } = await test.send<DeadlineMonth>('owner', 'GET', '/api/deadlines/month?month=2026-10')
    expect(body.known).toBe(true)
    expect(body.days).toHaveLength(31)
    expect(body.days[0]).toMatchObject({ day: '2026-10-01', works: false, holiday: 'free', deadlines: [] })
    expect(body.days[9]).toMatchObject({
      ...{ day: '2026-10-10', works: true, holiday: 'makeUp' },
      deadlines: [{ title: '甲', dueOn: '2026-10-10', state: 'open', provisional: false }],
    })
    expect((await test.send<DeadlineMonth>('owner', 'GET', '/api/deadlines/month?month=2028-01')).body.known).toBe(
      false,
    )
    const wrong = await test.send('owner', 'GET', '/api/deadlines/month?month=2026-13')
    expect([wrong.status, wrong.body.msg]).toEqual([400, '月份须写成 2026-12 这样的形式'])
    const unknown = await test.send('owner', 'GET', '/api/deadlines/month?month=2026-12&calendar=QQ')
    expect([unknown.status, unknown.body.status]).toEqual([404, 'U00404'])
  })
})

describe('the view of the team', () => {
  it('has late ones first, then by day, with owner, case and who has it in hand', async () => {
    const later = await test.enter({ ...own, dueOn: '2026-12-30', subject })
    const soon = await test.enter({ ...respond, subject })
    const late = await test.enter({ title: '乙', dueOn: '2026-12-02' }, 'desk')
    const team = async (query = '') =>
      (await test.send<List<TeamRow>>('desk', 'GET', `/api/admin/deadlines${query}`)).body.elements
    const rows = await team()
    expect(rows.map(({ id }) => id)).toEqual([late.id, soon.id, later.id])
    expect(rows[1]).toMatchObject({
      owner: { username: 'demo' },
      assignee: { username: 'staff' },
      link: `/requests/${caseNumber}`,
    })
    expect((await team('?keyword=KL2026')).map(({ id }) => id)).toEqual([soon.id, later.id])
    expect(await team('?keyword=%25')).toEqual([])
    expect((await team('?assignee=me')).length).toBe(3)
    expect((await team('?assignee=none')).length).toBe(0)
    expect((await team('?state=overdue')).map(({ id }) => id)).toEqual([late.id])
    expect((await test.send('owner', 'GET', '/api/admin/deadlines')).status).toBe(403)
  })
})
