import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reminderDays } from '../contract/recordal.ts'
import { factsSample } from '../contract/samples.ts'
import { createFilingsApp, type FilingsApp } from '../testing/filings-app.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
})
afterAll(() => test.close())

const answer = { recordNum: 'T2026-00001', recordBeginDate: '2026-11-01', recordEndDate: '2036-10-31' }
const at = (day: string) => test.clock.set(new Date(`${day}T09:07:00+08:00`))

/** The rights of the vault with their recordals. */
const vault = async () => {
  const { rows } = await test.database.pool.query(
    `select r.id, array_remove(array_agg(k.recordation_number), null) as numbers
     from "right" r left join right_recordal k on k.right_id = r.id group by r.id order by r.created_at`,
  )
  return rows as { id: string; numbers: string[] }[]
}
const clear = () =>
  test.database.pool.query('delete from filing_sheet; delete from "right"; delete from deadline; delete from outbox')

describe('我已备案', () => {
  it('makes a sheet a recorded right with the time of its renewal, and freezes it', async () => {
    at('2026-11-20')
    const id = await test.begin()
    await test.save(id, factsSample)
    const { status, body } = await test.record(id, answer)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 4, recordal: { ...answer, renewFrom: '2036-04-30' } })
    expect((await test.save(id, { obligeeName: '另一个' })).body).toMatchObject({
      status: 'U00409',
      msg: expect.stringContaining('已登记备案'),
    })
    const { body: summary } = await test.call({ path: '/api/filings/summary', token: test.people.demo.token })
    expect(summary).toMatchObject({
      recorded: 1,
      next: { id, recordEndDate: answer.recordEndDate, renewFrom: '2036-04-30' },
    })
  })

  it('may be put right, but not over a version that one has not seen', async () => {
    const id = await test.begin()
    await test.record(id, answer)
    const { version } = (await test.detail(id)).body
    expect((await test.record(id, { ...answer, recordNum: 'T2026-00002' })).body).toMatchObject({
      recordal: { recordNum: 'T2026-00002' },
    })
    const stale = await test.call({
      method: 'POST',
      path: `/api/filings/${id}/record`,
      token: test.people.demo.token,
      body: { ...answer, version },
    })
    expect([stale.status, stale.body.status]).toEqual([409, 'U00409'])
  })

  it.each([
    ['recordNum', { recordNum: ' ' }, '请输入备案号'],
    ['recordBeginDate', { recordBeginDate: '' }, '请输入备案起始日'],
    ['recordEndDate', { recordEndDate: '' }, '请输入备案届满日'],
    ['recordEndDate', { recordEndDate: '2026-11-01' }, '备案届满日须在起始日之后'],
    ['recordEndDate', { recordEndDate: '2036-11-02' }, '备案有效期最长10年，请核对届满日'],
    ['recordBeginDate', { recordBeginDate: '2026-11-21' }, '备案起始日在今天之后，请核对'],
  ])('refuses a wrong %s', async (field, changes, msg) => {
    at('2026-11-20')
    const id = await test.begin()
    const { status, body } = await test.record(id, { ...answer, ...changes })
    expect([status, body.fields?.[0]?.path, body.msg]).toEqual([400, field, msg])
  })

  it('takes a term of ten years to the day', async () => {
    at('2026-11-20')
    const id = await test.begin()
    expect((await test.record(id, { ...answer, recordEndDate: '2036-11-01' })).status).toBe(200)
  })
})

describe('what the vault keeps of a recorded sheet', () => {
  it('is its right with the recordal; a mistake that is put right leaves no second one', async () => {
    at('2026-11-20')
    await clear()
    const id = await test.begin()
    await test.save(id, factsSample)
    await test.record(id, answer)
    const [right] = await vault()
    expect(right?.numbers).toEqual([answer.recordNum])
    await test.record(id, { ...answer, recordNum: 'T2026-00009' })
    expect(await vault()).toEqual([{ id: right?.id, numbers: ['T2026-00009'] }])
    const { token } = test.people.demo
    const { body } = await test.call({ path: `/api/rights/${right?.id}`, token })
    const { recordName, registerNum, obligeeName, rightEndDate } = factsSample
    expect(body).toMatchObject({
      recordName,
      registerNum,
      obligeeName,
      rightEndDate,
      origin: { kind: 'filing', ref: id },
    })
  })

  it('is the right that the owner has there already, however its number is written', async () => {
    at('2026-11-20')
    await clear()
    const { token } = test.people.demo
    const { registerType, recordName, obligeeName } = factsSample
    const mark = { registerType, recordName, obligeeName, registerNum: ' 76543-21' }
    const { body: right } = await test.call({ method: 'POST', path: '/api/rights', token, body: mark })
    const id = await test.begin()
    await test.save(id, factsSample)
    await test.record(id, answer)
    expect(await vault()).toEqual([{ id: right.id, numbers: [answer.recordNum] }])
  })

  it('is what makes it recorded: a recordal that is removed there leaves an open sheet', async () => {
    at('2026-11-20')
    await clear()
    const id = await test.begin()
    await test.save(id, factsSample)
    await test.record(id, answer)
    const { token } = test.people.demo
    const [right] = await vault()
    const { body } = await test.call({ path: `/api/rights/${right?.id}`, token })
    const [recordal] = body.recordals as { id: string }[]
    await test.call({ method: 'DELETE', path: `/api/rights/${right?.id}/recordals/${recordal?.id}`, token })
    expect((await test.detail(id)).body).toMatchObject({ state: 1, recordal: null })
    expect((await test.save(id, factsSample)).status).toBe(200)
  })
})

describe('the reminder to renew', () => {
  it('comes when renewal opens, three months, a month and a week before the end, once each', async () => {
    at('2026-11-20')
    await clear()
    const id = await test.begin()
    await test.save(id, { registerNum: '7654321', registerType: 4 })
    await test.record(id, answer)
    const [right] = await vault()
    expect(await test.remind()).toEqual([])
    at('2036-04-29')
    expect(await test.remind()).toEqual([])
    for (const day of reminderDays(answer.recordEndDate)) {
      at(day)
      const twice = [...(await test.remind()), ...(await test.remind())]
      expect([day, twice]).toEqual([day, [right?.id]])
    }
    at('2037-01-01')
    expect(await test.remind()).toEqual([])
  })
})

describe('a sheet of a right in the vault', () => {
  const { registerType, recordName, registerNum, obligeeName } = factsSample
  const facts = { registerType, recordName, registerNum, obligeeName }
  const right = { id: '', version: 1 }
  const change = async (changes: object) => {
    const body = { ...facts, ...changes, version: right.version }
    await test.call({ method: 'PUT', path: `/api/rights/${right.id}`, token: test.people.demo.token, body })
    right.version += 1
  }

  it('begins with what the right says, and for nobody else', async () => {
    at('2026-11-20')
    await clear()
    const { token } = test.people.demo
    const { body } = await test.call({ method: 'POST', path: '/api/rights', token, body: facts })
    right.id = String(body.id)
    const id = await test.begin({ right: right.id })
    expect((await test.detail(id)).body).toMatchObject({ state: 1, facts, right: { id: right.id, changed: false } })
    const stranger = { path: '/api/filings', token: test.people.demo2.token, body: { right: right.id } }
    expect((await test.call({ method: 'POST', ...stranger })).status).toBe(404)
  })

  it('keeps its own words when the right changes, and is offered the new ones until it has taken them', async () => {
    const id = await test.begin({ right: right.id })
    await change({ note: '只改备注' })
    expect((await test.detail(id)).body.right).toEqual({ id: right.id, changed: false })
    await change({ recordName: '演示·新名称' })
    const { body } = await test.detail(id)
    expect([body.facts.recordName, body.right]).toEqual([recordName, { id: right.id, changed: true }])
    const taken = await test.save(id, { ...body.facts, recordName: '演示·新名称', right })
    expect(taken.body.right).toEqual({ id: right.id, changed: false })
    // Another name that the owner then writes is his own.
    expect((await test.save(id, { ...body.facts, recordName: '另一个' })).body.right).toEqual({
      id: right.id,
      changed: false,
    })
  })

  it('has no right any more when the vault has none', async () => {
    const id = await test.begin({ right: right.id })
    await test.call({ method: 'DELETE', path: `/api/rights/${right.id}`, token: test.people.demo.token })
    expect((await test.detail(id)).body).toMatchObject({ facts: { recordName: '演示·新名称' }, right: null })
  })
})
