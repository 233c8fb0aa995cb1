import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsSample } from '../contract/samples.ts'
import { createFilingsApp, type FilingsApp } from '../testing/filings-app.ts'
import { remindRenewals } from './remind-renewals.ts'
import { remindedRecordals } from './reminded-recordals.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
})
afterAll(() => test.close())

const answer = { recordNum: 'T2026-00001', recordBeginDate: '2026-11-01', recordEndDate: '2036-10-31' }
const at = (day: string) => test.clock.set(new Date(`${day}T09:07:00+08:00`))

/** The events that wait to be told, with whose right they are about. */
const due = async () => {
  const { rows } = await test.services.db.execute(
    `with gone as (delete from outbox where event = 'filing.renewal_due' returning data) select data from gone`,
  )
  return rows.map(({ data }) => data)
}

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

describe('the reminder to renew', () => {
  it('comes when renewal opens, three months, a month and a week before the end, once each', async () => {
    at('2026-11-20')
    await test.services.db.execute('delete from filing_sheet')
    const id = await test.begin()
    await test.record(id, answer)
    const userId = test.people.demo.id
    expect(await remindRenewals(test.ctx)).toBe(0)
    at('2036-04-29')
    expect(await remindRenewals(test.ctx)).toBe(0)
    for (const day of ['2036-04-30', '2036-07-31', '2036-09-30', '2036-10-24']) {
      at(day)
      await Promise.all([remindRenewals(test.ctx), remindRenewals(test.ctx)])
      await remindRenewals(test.ctx)
      expect([day, await due()]).toEqual([day, [{ id, userId }]])
    }
    at('2037-01-01')
    expect([await remindRenewals(test.ctx), await due()]).toEqual([0, []])
  })

  it('after a standstill is one, and none for what has lapsed meanwhile', async () => {
    at('2026-11-20')
    await test.services.db.execute('delete from filing_sheet')
    const [long, lapsed] = [await test.begin(), await test.begin()]
    await test.record(long, answer)
    await test.record(lapsed, { ...answer, recordEndDate: '2036-09-01' })
    at('2036-10-05')
    await remindRenewals(test.ctx)
    expect(await due()).toEqual([{ id: long, userId: test.people.demo.id }])
  })
})

describe('what this domain reminds of', () => {
  it('is told to others by its number, as long as it is in force, and to nobody of a stranger', async () => {
    at('2026-11-20')
    await test.services.db.execute('delete from filing_sheet')
    await test.record(await test.begin(), answer)
    await test.begin()
    const { demo, demo2 } = test.people
    expect(await remindedRecordals(test.ctx, demo.id)).toEqual([answer.recordNum])
    expect(await remindedRecordals(test.ctx, demo2.id)).toEqual([])
    at('2036-11-01')
    expect(await remindedRecordals(test.ctx, demo.id)).toEqual([])
  })
})
