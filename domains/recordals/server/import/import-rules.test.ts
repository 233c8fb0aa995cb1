import { importLimits } from '@portal/imports/contract'
import { importJobs, runNextImport } from '@portal/imports/server'
import { watchMerge } from '@portal/imports/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { csvOf } from '../../testing/list-text.ts'
import { createRecordalsApp, type RecordalsApp } from '../../testing/recordals-app.ts'
import { gramOf } from '../index-row/gram.ts'
import { recordalLists } from './recordal-lists.ts'

let portal: RecordalsApp
beforeEach(async () => {
  portal = await createRecordalsApp()
})
afterEach(() => portal.close())

const rows = async (text: string): Promise<Record<string, unknown>[]> => (await portal.database.pool.query(text)).rows
const day = 'T2024-99000'

describe('an import', () => {
  it('changes nothing when the same list comes again, and tells what another changed', async () => {
    const lines = [1, 2, 3].map((at) => ({ recordNum: `${day}${at}`, recordIcon: 'demo-0123abcd' }))
    const first = await portal.importList(csvOf(lines))
    expect(first).toMatchObject({ state: 'finished', added: 3, changed: 0, unchanged: 0 })
    const again = await portal.importList(csvOf(lines))
    expect(again).toMatchObject({ state: 'finished', added: 0, changed: 0, unchanged: 3 })

    const third = await portal.importList(
      csvOf([
        { recordNum: `${day}1`, recordState: '注销' },
        { recordNum: `${day}2`, name: '演示近岸贸易有限公司', recordEndDate: '' },
        { recordNum: `${day}4` },
      ]),
    )
    expect(third).toMatchObject({ added: 1, changed: 2, unchanged: 0 })
    expect(await rows('select record_number, changed_fields, import_id from recordal_change order by id')).toEqual([
      { record_number: `${day}1`, changed_fields: { recordState: { before: 1, after: 4 } }, import_id: third.id },
      {
        record_number: `${day}2`,
        changed_fields: {
          name: { before: '演示远帆进出口有限公司', after: '演示近岸贸易有限公司' },
          recordEndDate: { before: '2034-02-28', after: null },
        },
        import_id: third.id,
      },
    ])
    const written = await rows('select import_id, picture_id from recordal order by record_number')
    expect(written.map(({ import_id: id }) => id)).toEqual([third.id, third.id, first.id, third.id])
    expect(written.map(({ picture_id: picture }) => picture)).toEqual([...Array(3).fill('demo-0123abcd'), null])
    expect(
      (
        await rows(`select grams @> array[${gramOf('holder', '岸')}] as found from recordal order by record_number`)
      ).map(({ found }) => found),
    ).toEqual([false, true, false, false])
  })

  it('takes the last of lines with the same number, and says so of the others', async () => {
    const done = await portal.importList(
      csvOf([{ recordName: '甲' }, { recordName: '乙' }, { recordNum: `${day}2` }, { recordName: '丙' }]),
    )
    expect(done).toMatchObject({
      lines: 4,
      accepted: 4,
      refused: 0,
      doubled: 2,
      added: 2,
      findings: 2,
      findingsKept: 2,
    })
    expect(await rows('select right_name from recordal order by record_number')).toMatchObject([
      { right_name: '丙' },
      {},
    ])
    expect(await portal.findings(done.id)).toMatchObject([
      { line: 2, kind: 'doubled', value: `${day}1`, reason: '与第 5 行的备案号相同，以最后一行为准' },
      { line: 3, kind: 'doubled', value: `${day}1`, reason: '与第 5 行的备案号相同，以最后一行为准' },
    ])
  })

  it('counts every finding and keeps the first fifty thousand, which the report admits', async () => {
    const wrong = { recordName: '', name: '', registerNum: '', recordNum: 'X', registerType: '?', recordState: '?' }
    const [perLine, more] = [8, 4]
    const many = importLimits.findings / perLine + more
    const line = { ...wrong, recordBeginDate: '?', recordEndDate: '?' }
    const done = await portal.importList(csvOf(Array.from({ length: many }, () => line)))
    const findings = many * perLine
    expect(done).toMatchObject({ refused: many, findings, findingsKept: importLimits.findings, added: 0 })
    const { token } = portal.people.staff
    const response = await portal.app.inject({
      url: `/api/admin/recordals/imports/${done.id}/report`,
      headers: { authorization: token },
    })
    const lines = response.body.trim().split('\r\n')
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(lines).toHaveLength(importLimits.findings + 2)
    expect(lines[4]).toBe('2,未导入,备案号,X,备案号应为 T、P 或 C、四位年份、短横线和五至六位序号')
    expect(lines.at(-2)).toMatch(/^6251,未导入,备案截止日期/)
    expect(lines.at(-1)).toBe(',,,,另有 32 条未保留在报告中')
  }, 60_000)

  it('tells how far it has written while nobody sees its rows yet, and what another import left is not its own', async () => {
    await portal.importList(csvOf([{ recordNum: `${day}1` }, { recordNum: `${day}2` }]))
    const { id } = (await portal.upload(csvOf([{ recordNum: `${day}1`, recordName: '改' }, { recordNum: `${day}3` }])))
      .body
    await portal.start(id)
    await watchMerge(recordalLists, portal.ctx, id, async () => {
      await rows(`begin;
        insert into recordal select (made.one).* from (select jsonb_populate_record(r, jsonb_build_object('id',
          nextval(pg_get_serial_sequence('recordal', 'id')), 'record_number', '${day}9')) as one from recordal r limit 1) made;
        rollback`)
      const added = async () => (await portal.read(id)).added
      await expect.poll(added, { timeout: 10_000 }).toBe(1)
    })
    await runNextImport(recordalLists)(portal.ctx)
    expect(await portal.read(id)).toMatchObject({ state: 'finished', added: 1, changed: 1, unchanged: 0 })
  })

  it('tells the others that it is done, with what it wrote', async () => {
    const done = await portal.importList(csvOf([{}]))
    expect(await rows("select data from outbox where event = 'recordals.imported'")).toEqual([
      { data: { importId: done.id, asOf: '2026-11-01', isDemonstration: false } },
    ])
    expect(await rows('select act, actor_id from recordal_import_act order by created_at')).toEqual([
      { act: 'upload', actor_id: portal.people.staff.id },
      { act: 'start', actor_id: portal.people.staff.id },
    ])
  })
})

describe('before an import', () => {
  it('the first rows are judged under the guessed columns, or those that were chosen', async () => {
    const text =
      '海关备案数据导出\n名称,权利人,权利号,备案编号,权利类型,状态,备注\n甲,乙公司,96000001,T2024-990001,4,1,无\n'
    const { body } = await portal.upload(Buffer.from(text))
    const guessed = (await portal.preview(body.id)).body
    expect(guessed.columns).toEqual(['名称', '权利人', '权利号', '备案编号', '权利类型', '状态', '备注'])
    expect(guessed.mapping).toEqual({ name: 1, registerNum: 2, recordNum: 3, registerType: 4, recordState: 5 })
    expect(guessed.rows).toMatchObject([{ line: 3, faults: [{ column: '权利名称', reason: '权利名称为空' }] }])
    expect(await portal.start(body.id)).toMatchObject({ status: 400, body: { msg: '请为权利名称选择对应的列' } })
    const mapping = { ...guessed.mapping, recordName: 0 }
    expect((await portal.preview(body.id, mapping)).body.rows).toMatchObject([{ line: 3, faults: [] }])
    expect(await portal.start(body.id, { mapping })).toMatchObject({ status: 200, body: { state: 'queued' } })
    expect(await portal.start(body.id, { mapping })).toMatchObject({ status: 409 })
  })

  it('a day that is not over, or older data than there are, is refused', async () => {
    portal.clock.set(new Date('2026-11-20T04:00:00Z'))
    const { body } = await portal.upload(csvOf([{}]))
    expect(await portal.start(body.id, { asOf: '2026-11-21' })).toMatchObject({ status: 400 })
    expect(await portal.start(body.id, { asOf: '2026-02-30' })).toMatchObject({ status: 400 })
    await portal.importList(csvOf([{}]), { asOf: '2026-11-08' })
    await portal.importList(csvOf([{}]), { asOf: '2026-11-10' })
    await portal.importList(csvOf([{}]), { asOf: '2026-11-10' })
    const older = await portal.start(body.id, { asOf: '2026-11-09' })
    expect(older).toMatchObject({
      status: 409,
      body: { msg: '已有截至 2026-11-10 的数据，不能以截至 2026-11-09 的旧数据覆盖' },
    })
    const oldest = await portal.start(body.id, { asOf: '2026-11-01' })
    expect(oldest.body.msg).toBe('已有截至 2026-11-10 的数据，不能以截至 2026-11-01 的旧数据覆盖')
    expect(await portal.start(body.id, { asOf: '2026-11-10' })).toMatchObject({ status: 200 })
  })

  it('what was not begun can be taken back, with its file', async () => {
    const { body } = await portal.upload(csvOf([{}]))
    const { token } = portal.people.staff
    const cancel = () =>
      portal.call({ method: 'POST', path: `/api/admin/recordals/imports/${body.id}/cancel`, token, body: {} })
    expect(await cancel()).toMatchObject({ status: 200, body: { state: 'cancelled', can: [] } })
    expect(await cancel()).toMatchObject({ status: 409 })
    const told = portal.acts.filter(({ subjectRef, outcome }) => subjectRef === body.id && outcome === 'done')
    expect(told).toMatchObject([
      {
        subjectKind: 'recordalsImport',
        link: `/recordal-imports/${body.id}`,
        before: null,
        after: { state: 'received' },
      },
      { act: 'recordals.cancelImport', before: { state: 'received' }, after: { state: 'cancelled' } },
    ])
    const kept: string[] = []
    for await (const objects of portal.services.storage.list()) kept.push(...objects.map(({ key }) => key))
    expect(kept).toEqual([])
  })

  it('what nobody started within a week is given up, and the file of one that is over goes after a quarter', async () => {
    const kept = async () => {
      const keys: string[] = []
      for await (const objects of portal.services.storage.list()) keys.push(...objects.map(({ key }) => key))
      return keys.length
    }
    await portal.importList(csvOf([{}]))
    await portal.upload(csvOf([{}]))
    const states = async () =>
      (await rows('select state from recordal_import order by created_at')).map(({ state }) => state)
    const sweep = () => Promise.all(importJobs(recordalLists).map(({ run }) => run(portal.ctx)))
    const days = 86_400_000
    portal.clock.advance(6 * days)
    await sweep()
    expect([await kept(), await states()]).toEqual([2, ['finished', 'received']])
    portal.clock.advance(2 * days)
    await sweep()
    expect([await kept(), await states()]).toEqual([1, ['finished', 'cancelled']])
    portal.clock.advance(90 * days)
    await sweep()
    expect([await kept(), await states()]).toEqual([0, ['finished', 'cancelled']])
  })
})
