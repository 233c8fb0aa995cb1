import { arrive } from '@portal/recordals/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createMarkImportsApp, type MarkImportsApp, marksCsv } from '../../testing/mark-imports-app.ts'
import { recordalsListener } from './take-over-recordals.ts'

let portal: MarkImportsApp
beforeAll(async () => {
  portal = await createMarkImportsApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from recordal; delete from known_mark; delete from mark_source')
})

const takeOver = () => recordalsListener.react(portal.ctx, {}, { id: '1', at: portal.clock.now() })
const marks = () =>
  portal.rows("select number, name, holder, classes, status from known_mark where source = '海关备案' order by number")
const stamps = () => portal.rows('select number, xmin::text from known_mark order by number')
const source = () =>
  portal.rows("select row_count, as_of::text, is_demonstration from mark_source where name = '海关备案'")

it('takes trademarks over and no other rights, known by their recordal numbers, with the classes that they name', async () => {
  await arrive(portal.ctx, [
    { recordNum: 'T2024-990001', recordName: '演示甲', productType: '第09类、25', registerType: 4 },
    { recordNum: 'T2024-990002', recordName: '演示乙', productType: '家电,46,9', registerType: 5, recordState: 2 },
    { recordNum: 'P2024-990003', recordName: '演示装置', registerType: 1 },
    { recordNum: 'C2024-990004', recordName: '演示画', registerType: 6 },
  ])
  await takeOver()
  const holder = '演示远帆进出口有限公司'
  expect(await marks()).toEqual([
    { number: 'T2024-990001', name: '演示甲', holder, classes: [9, 25], status: 'registered' },
    { number: 'T2024-990002', name: '演示乙', holder, classes: [9], status: 'registered' },
  ])
  expect(await source()).toEqual([{ row_count: 2, as_of: '2026-11-01', is_demonstration: false }])
  expect(await portal.rows('select folded_name, cardinality(keys) > 0 as keyed from known_mark limit 1')).toEqual([
    { folded_name: '演示甲', keyed: true },
  ])
})

it('again writes nothing, and then only what changed; what is no trademark any more goes', async () => {
  const row = (at: number, changes = {}) => ({ recordNum: `T2024-99000${at}`, recordName: `演示${at}`, ...changes })
  await arrive(portal.ctx, [row(1), row(2), row(3)])
  await takeOver()
  const before = await stamps()
  await takeOver()
  expect(await stamps()).toEqual(before)

  await arrive(portal.ctx, [row(2, { recordName: '演示改' }), row(3, { registerType: 6 }), row(4)])
  await takeOver()
  expect((await marks()).map(({ name }) => name)).toEqual(['演示1', '演示改', '演示4'])
  expect((await stamps())[0]).toEqual(before[0])
  expect(await source()).toMatchObject([{ row_count: 3 }])
})

it('goes through all of them in batches, and leaves the marks of lists alone', async () => {
  await portal.importList(marksCsv([{ number: 'T2024-500000' }]), { source: '演示名单' })
  const many = Array.from({ length: 1_200 }, (_, at) => ({
    recordNum: `T2024-${500_000 + at}`,
    recordName: `演示${at}`,
  }))
  await arrive(portal.ctx, many)
  await takeOver()
  expect(await source()).toMatchObject([{ row_count: many.length }])
  expect(await portal.rows("select row_count from mark_source where name = '演示名单'")).toEqual([{ row_count: 1 }])
  // A mark whose recordal is no more, in the midst and behind the last.
  await portal.database.pool.query(`update known_mark set number = 'T2024-500234x' where number = 'T2024-500234';
    update known_mark set number = 'T2025-600000' where number = 'T2024-501199' and source = '海关备案'`)
  await takeOver()
  expect((await marks()).map(({ number }) => number)).toEqual(many.map(({ recordNum }) => recordNum))
})

it('says that the marks of a demonstration are invented', async () => {
  const id = await arrive(portal.ctx, [{ recordNum: 'T2024-990001' }])
  await portal.database.pool.query('update recordal_import set is_demonstration = true where id = $1', [id])
  await takeOver()
  expect(await source()).toMatchObject([{ is_demonstration: true }])
})

it('leaves no source where no recordal is a trademark', async () => {
  await arrive(portal.ctx, [{ recordNum: 'P2024-990003', registerType: 1 }])
  await takeOver()
  expect([await marks(), await source()]).toEqual([[], []])
})
