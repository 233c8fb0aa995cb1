import { arrive, recordalSample } from '@portal/recordals/testing'
import readXlsx from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { importLabels } from '../../contract/import/import-list.ts'
import { rightSample } from '../../contract/samples.ts'
import { createImportsApp, type ImportsApp } from '../../testing/imports-app.ts'
import { csvOf, lineOf } from '../../testing/right-lists.ts'

const request = {
  isCompleted: true,
  ...{ obligeeName: '演示·宁波海帆', obligeeType: '商标' },
  rights: [
    { rightName: '海帆', rightNo: '7654321' },
    { rightName: '海帆图形', rightNo: '' },
  ],
}

let test: ImportsApp
beforeAll(async () => {
  test = await createImportsApp({
    KL1: request,
    KL2: { ...request, isCompleted: false },
    KL3: { ...request, obligeeType: '商标;专利', rights: [] },
    KL4: { ...request, obligeeType: '专利' },
  })
  await arrive(test.ctx, [
    recordalSample,
    { ...recordalSample, recordNum: 'T2024-990002', registerNum: '90000002', recordState: 3 },
    { ...recordalSample, recordNum: 'T2024-990003', registerNum: '90000003', recordName: '星'.repeat(120) },
    { ...recordalSample, recordNum: 'P2024-990004', registerNum: '9'.repeat(60), registerType: 1 },
  ])
})
afterAll(() => test.close())
afterEach(() => test.database.pool.query('delete from "right"'))

const sheetOf = async (path: string) => {
  const { status, bytes, headers } = await test.take(path)
  const [sheet] = await readXlsx(bytes)
  return { status, headers, bytes, rows: sheet?.data ?? [] }
}

describe('the template', () => {
  it('has the headings and one example, which an import leaves out', async () => {
    const { status, headers, bytes, rows } = await sheetOf('/api/rights/imports/template')
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
    expect(rows[0]).toEqual(Object.values(importLabels))
    expect([rows.length, rows[1]?.[1]]).toEqual([2, '示例：海帆 HAIFAN'])
    const { body } = await test.send({ fileName: '模板.xlsx', bytes })
    expect([body.status, body.msg]).toEqual(['U00400', expect.stringContaining('文件中没有权利')])
  })
})

describe('the export', () => {
  it('can be handed in again: each of its lines is found to be there', async () => {
    const line = lineOf(1, { recordNum: 'T2024-100001', recordBeginDate: '2024-06-01', recordEndDate: '2030-03-20' })
    const work = { registerType: '著作权', registerNum: '国作登字-2020-F-1', classes: '', country: '美国' }
    const { body } = await test.send(csvOf([line, lineOf(2, work)]))
    await test.confirm(body.id)
    const { bytes, rows } = await sheetOf('/api/rights/export')
    expect(rows).toHaveLength(3)
    const again = await test.send({ fileName: '权利台账.xlsx', bytes })
    expect(again.body).toMatchObject({ total: 2, duplicate: 2 })
    const facts = again.body.rows.map((row) => row.facts).sort((a, b) => a.recordName.localeCompare(b.recordName))
    expect(facts).toEqual(body.rows.map((row) => row.facts))
  })

  it('holds what looks like a formula as a text, and nobody else’s rights', async () => {
    await test.add({ recordName: '=1+1', note: '@SUM(A1)' })
    await test.add({ recordName: '别人的' }, 'demo2')
    const { rows } = await sheetOf('/api/rights/export')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(expect.arrayContaining(['=1+1', '@SUM(A1)']))
  })
})

describe('a recordal of the customs data', () => {
  const add = (recordNum: string) => test.ask<{ id: string }>('POST', '/api/rights/fromRecordal', { recordNum })
  const stored = async (id: string) => {
    const { pool } = test.database
    const { rows } = await pool.query('select origin from "right" where id = $1', [id])
    const recordals = await pool.query('select recordation_number as n from right_recordal where right_id = $1', [id])
    return { origin: rows[0].origin, recordals: recordals.rows.map(({ n }) => n) }
  }

  it('becomes a right that keeps whence and of which day it is, with the recordal', async () => {
    const { body } = await add('t2024990001')
    expect(await stored(body.id)).toEqual({
      origin: { kind: 'recordal', ref: 'T2024-990001', dataDay: '2026-11-01' },
      recordals: ['T2024-990001'],
    })
    const { rows } = await sheetOf('/api/rights/export')
    expect(rows[1]).toEqual(
      expect.arrayContaining(['商标', '演示星辰', '90000001', '演示远帆进出口有限公司', '2034-02-28']),
    )
    const again = await add('T2024-990001')
    expect([again.status, again.body.current]).toEqual([409, { id: body.id }])
  })

  it('that customs revoked is not attached', async () => {
    expect(await stored((await add('T2024-990002')).body.id)).toMatchObject({ recordals: [] })
  })

  it('with a name that is too long keeps the whole name in the note', async () => {
    await add('T2024-990003')
    const { rows } = await sheetOf('/api/rights/export')
    expect(rows[1]).toEqual(
      expect.arrayContaining(['星'.repeat(100), expect.stringMatching(/^备案的权利名称：星{120}$/)]),
    )
  })

  it.each([
    ['T2024-999999', 404, '内容不存在或已删除'],
    ['P2024-990004', 400, '这条备案的权利号过长，请手动添加'],
    [' ', 400, '请输入备案号'],
  ])('%j is refused', async (recordNum, status, msg) => {
    const refused = await add(recordNum)
    expect([refused.status, refused.body.msg]).toEqual([status, msg])
  })
})

describe('the rights of a request', () => {
  const suggest = (businessSn: string, who?: 'demo2') =>
    test.ask<{ rights: object[] }>('GET', `/api/rights/suggestions?businessSn=${businessSn}`, undefined, who)

  it('are told once it is completed, with those that are there, and nothing is stored', async () => {
    const id = await test.add()
    const { body } = await suggest('KL1')
    const facts = { registerType: 4, obligeeName: '演示·宁波海帆' }
    expect(body.rights).toEqual([
      { ...facts, recordName: '海帆', registerNum: '7654321', existing: id },
      { ...facts, recordName: '海帆图形', registerNum: '', existing: null },
    ])
    expect(await test.count()).toBe(1)
  })

  it('keep the request that they were taken from, where it is completed and one’s own', async () => {
    const take = (businessSn: string, who?: 'demo2') =>
      test.ask<{ id: string }>('POST', '/api/rights', { ...rightSample, businessSn }, who)
    expect([(await take('KL2')).status, (await take('KL9')).status, (await take('KL1', 'demo2')).status]).toEqual([
      ...[409, 404, 404],
    ])
    const { body } = await take('KL1')
    const { body: right } = await test.ask('GET', `/api/rights/${body.id}`)
    expect(right.origin).toEqual({ kind: 'request', ref: 'KL1', dataDay: null, time: expect.any(Number) })
  })

  it('have no type where the request leaves it open', async () => {
    expect((await suggest('KL4')).body.rights[0]).toMatchObject({ registerType: null, existing: null })
    expect((await suggest('KL3')).body.rights).toEqual([])
  })

  it('are not told before that, nor to others', async () => {
    expect([(await suggest('KL2')).status, (await suggest('KL9')).status]).toEqual([409, 404])
    expect((await suggest('KL1', 'demo2')).status).toBe(404)
  })
})
