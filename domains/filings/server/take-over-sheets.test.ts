import { rightVault } from '@portal/rights/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyFacts, type SheetFacts } from '../contract/facts.ts'
import { reminderDays } from '../contract/recordal.ts'
import { factsSample } from '../contract/samples.ts'
import { createFilingsApp, type FilingsApp } from '../testing/filings-app.ts'
import { sheets } from './filing.table.ts'
import { sealContent } from './sheet-content.ts'
import { takeOverSheets } from './take-over-sheets.ts'
import type { Vault } from './vault.ts'

let test: FilingsApp
beforeAll(async () => {
  test = await createFilingsApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.clock.set(new Date('2026-11-29T08:00:00+08:00'))
  await test.database.pool.query(
    'delete from filing_sheet; delete from "right"; delete from deadline; delete from outbox',
  )
})

const recordal = { recordNum: 'T2017-00001', recordBeginDate: '2017-03-01', recordEndDate: '2027-02-28' }
type Old = { facts?: Partial<SheetFacts>; recordal?: Partial<typeof recordal>; nextReminder?: string | null }

/** A sheet as the release before left it: sealed the same way, with the recordal and its next reminder in the row. */
const old = async (owner: 'demo' | 'demo2', { facts, recordal: recorded, nextReminder = null }: Old = {}) => {
  const id = test.ctx.newId()
  const content = { facts: { ...emptyFacts, ...facts }, terms: {} }
  const at = new Date('2026-01-05T10:00:00+08:00')
  await test.services.db.insert(sheets).values({
    ...{ id, userId: test.people[owner].id, version: 3, facts: sealContent(test.ctx, id, content) },
    ...{ createTime: at, saveTime: at, ...(recorded && { ...recordal, ...recorded, nextReminder }) },
  })
  // What the migration says of all sheets that it finds.
  await test.database.pool.query('update filing_sheet set awaits_takeover = true where id = $1', [id])
  return id
}

const takeOver = (vault: Vault = rightVault) => takeOverSheets(vault)(test.ctx)
const rowsOf = async (text: string) => (await test.database.pool.query(text)).rows
const counted = async () =>
  (
    await rowsOf(`select (select count(*)::int from "right") as rights, (select count(*)::int from right_recordal) as recordals,
      (select count(*)::int from filing_sheet where awaits_takeover) as waiting,
      (select count(*)::int from outbox) as events`)
  )[0]

describe('the start after an upgrade', () => {
  it('makes a right of every sheet with a number and a recordal of every sheet on record', async () => {
    const recorded = await old('demo', { facts: factsSample, recordal: {}, nextReminder: '2027-01-28' })
    const draft = await old('demo', { facts: { ...factsSample, registerNum: '2222222', obligeeName: '' } })
    const nameless = await old('demo', { facts: { recordName: '还没有证书号' } })
    const bare = await old('demo', { recordal: { recordNum: 'T2017-00002' } })
    await takeOver()
    expect(await counted()).toMatchObject({ rights: 3, recordals: 2, waiting: 0 })
    const { token } = test.people.demo
    const { body } = await test.call({ path: '/api/rights?pgCount=50', token })
    const found = (body.elements as { recordName: string; registerNum: string; recordals: object[] }[]).map(
      ({ recordName, registerNum, recordals }) => [recordName, registerNum, recordals.length],
    )
    expect(found.toSorted()).toEqual(
      [
        [factsSample.recordName, factsSample.registerNum, 1],
        [factsSample.recordName, '2222222', 0],
        ['海关备案 T2017-00002', '', 1],
      ].toSorted(),
    )
    const states = await Promise.all(
      [recorded, draft, nameless, bare].map(async (id) => {
        const { state, version, recordal: one, facts, right } = (await test.detail(id)).body
        return { state, version, recordNum: one?.recordNum, name: facts.recordName, has: right !== null }
      }),
    )
    const version = 3
    expect(states).toEqual([
      { state: 4, version, recordNum: 'T2017-00001', name: factsSample.recordName, has: true },
      { state: 1, version, recordNum: undefined, name: factsSample.recordName, has: true },
      { state: 1, version, recordNum: undefined, name: '还没有证书号', has: false },
      { state: 4, version, recordNum: 'T2017-00002', name: '', has: true },
    ])
  })

  it('takes the right that the owner has entered himself, and none of another’s', async () => {
    const { registerType, recordName, obligeeName, registerNum } = factsSample
    const body = {
      registerType,
      recordName,
      obligeeName,
      registerNum: `${registerNum.slice(0, 3)} ${registerNum.slice(3)}`,
    }
    const add = (token: string) => test.call({ method: 'POST', path: '/api/rights', token, body })
    const { body: mine } = await add(test.people.demo.token)
    await add(test.people.demo2.token)
    await old('demo', { facts: factsSample, recordal: {} })
    await old('demo', { facts: factsSample })
    await takeOver()
    expect(await counted()).toMatchObject({ rights: 2, recordals: 1 })
    expect(await rowsOf('select right_id from right_recordal')).toEqual([{ right_id: mine.id }])
  })

  it('goes on where it was cut off, and finds nothing to do afterwards', async () => {
    await old('demo', { facts: factsSample, recordal: {} })
    await old('demo', { facts: { ...factsSample, registerNum: '2222222' } })
    await old('demo2', { facts: factsSample, recordal: {} })
    let owners = 0
    const cutOff: Vault = {
      ...rightVault,
      keep: async (ctx, said) => {
        const kept = await rightVault.keep(ctx, said)
        owners += 1
        if (owners === 2) throw new Error('killed')
        return kept
      },
    }
    await expect(takeOver(cutOff)).rejects.toThrow('killed')
    const [{ left, started }] =
      await rowsOf(`select count(distinct owner_id) filter (where awaits_takeover)::int as left,
      count(distinct owner_id) filter (where right_id is not null)::int as started from filing_sheet`)
    expect([left, started]).toEqual([1, 1])
    await Promise.all([takeOver(), takeOver()])
    const done = await counted()
    expect(done).toEqual({ rights: 3, recordals: 2, waiting: 0, events: 3 })
    await takeOver()
    expect(await counted()).toEqual(done)
  })

  it('leaves a draft that no key opens for a later start, and goes on with the others', async () => {
    const id = await old('demo', { facts: factsSample })
    const [{ facts_sealed: sealed }] = await rowsOf('select facts_sealed from filing_sheet')
    await test.database.pool.query(`update filing_sheet set facts_sealed = 'v1.k9.unreadable' where id = $1`, [id])
    await old('demo2', { facts: factsSample })
    await takeOver()
    expect(await counted()).toMatchObject({ rights: 1, waiting: 1 })
    await test.database.pool.query('update filing_sheet set facts_sealed = $2 where id = $1', [id, sealed])
    await takeOver()
    expect(await counted()).toMatchObject({ rights: 2, waiting: 0 })
  })

  it('takes the right that has this recordal already, whatever the sheet lacks', async () => {
    const { token } = test.people.demo
    const { registerType, recordName, obligeeName, registerNum } = factsSample
    const body = { registerType, recordName, obligeeName, registerNum }
    const { body: mine } = await test.call({ method: 'POST', path: '/api/rights', token, body })
    await test.call({ method: 'POST', path: `/api/rights/${mine.id}/recordals`, token, body: recordal })
    await old('demo', { recordal: {} })
    await takeOver()
    expect(await counted()).toMatchObject({ rights: 1, recordals: 1 })
  })

  it('takes the recordal over also where no key opens the sheet', async () => {
    const id = await old('demo', { facts: factsSample, recordal: {} })
    await test.database.pool.query(`update filing_sheet set facts_sealed = 'v1.k9.unreadable' where id = $1`, [id])
    await takeOver()
    expect(await rowsOf('select recordation_number from right_recordal')).toEqual([
      { recordation_number: 'T2017-00001' },
    ])
  })
})

describe('reminders after an upgrade', () => {
  it('go on with the first that was not sent, each once, on the days as before', async () => {
    // Renewal opened on 28 August 2026; the reminders of that day and of 28 November were sent.
    await old('demo', { facts: factsSample, recordal: {}, nextReminder: '2027-01-28' })
    await takeOver()
    await takeOver()
    const [right] = await rowsOf('select id from "right"')
    expect(await test.remind()).toEqual([])
    for (const day of ['2027-01-27', '2027-01-28', '2027-01-29', '2027-02-21', '2027-02-22']) {
      test.clock.set(new Date(`${day}T09:07:00+08:00`))
      const isDay = reminderDays(recordal.recordEndDate).includes(day)
      expect([day, await test.remind()]).toEqual([day, isDay ? [right.id] : []])
      expect(await test.remind()).toEqual([])
    }
    const sent = await rowsOf(
      "select to_char(sent_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day from deadline_reminder order by 1",
    )
    expect(sent.map(({ day }) => day)).toEqual(reminderDays(recordal.recordEndDate))
  })

  it('come anew for a recordal that its owner has renewed in the vault since', async () => {
    await old('demo', { facts: factsSample, recordal: { recordEndDate: '2026-12-01' }, nextReminder: null })
    const { token } = test.people.demo
    const { registerType, recordName, obligeeName, registerNum } = factsSample
    const body = { registerType, recordName, obligeeName, registerNum }
    const { body: mine } = await test.call({ method: 'POST', path: '/api/rights', token, body })
    const renewed = { ...recordal, recordEndDate: '2027-02-28' }
    await test.call({ method: 'POST', path: `/api/rights/${mine.id}/recordals`, token, body: renewed })
    // The release before kept no deadlines of rights.
    await test.database.pool.query('delete from outbox')
    await takeOver()
    await test.remind()
    test.clock.set(new Date('2027-01-28T09:07:00+08:00'))
    expect(await test.remind()).toEqual([mine.id])
  })

  it('are sent at once where the portal stood still on their day, and never where all were sent or the recordal has ended', async () => {
    await old('demo', { facts: factsSample, recordal: {}, nextReminder: '2026-11-28' })
    await old('demo', {
      facts: { ...factsSample, registerNum: '2222222' },
      recordal: { recordNum: 'T2016-00002', recordBeginDate: '2016-12-03', recordEndDate: '2026-12-02' },
    })
    await old('demo', {
      facts: { ...factsSample, registerNum: '3333333' },
      recordal: { recordNum: 'T2015-00003', recordBeginDate: '2015-12-03', recordEndDate: '2025-12-02' },
    })
    await takeOver()
    const [late] = await rowsOf("select right_id from right_recordal where recordation_number = 'T2017-00001'")
    expect(await test.remind()).toEqual([late.right_id])
    test.clock.set(new Date('2026-12-02T20:00:00+08:00'))
    expect(await test.remind()).toEqual([])
    expect(await rowsOf(`select 1 from outbox where event = 'deadline.late'`)).toEqual([])
  })
})
