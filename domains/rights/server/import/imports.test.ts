import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { importFields } from '../../contract/import/import-list.ts'
import type { RightImport } from '../../contract/import/preview.ts'
import { createImportsApp, type ImportsApp } from '../../testing/imports-app.ts'
import { csvOf, gbCsvOf, type ListLine, lineOf, linesOf, workbookOf } from '../../testing/right-lists.ts'
import { removeOldImports } from './remove-old-imports.ts'

const hourMs = 3_600_000

let test: ImportsApp
beforeAll(async () => {
  test = await createImportsApp()
})
afterAll(() => test.close())
afterEach(async () => {
  await test.database.pool.query('delete from "right"')
  await test.database.pool.query('delete from right_import')
  test.clock.set(new Date())
})

/** Sixty lines, three of them with faults, one of a right that is there, one that repeats an earlier line. */
const sixty = (): ListLine[] => {
  const lines = linesOf(60)
  lines[4] = lineOf(5, { recordName: '' })
  lines[9] = lineOf(10, { rightEndDate: '2026年13月1日', registerType: '商号' })
  lines[14] = lineOf(15, { recordNum: 'T2024-100001', recordBeginDate: '2024-06-01' })
  lines[19] = lineOf(20, { registerNum: '7654321' })
  lines[29] = lineOf(30, { registerNum: '7 000 029' })
  return lines
}
const rowAt = ({ rows }: RightImport, line: number) => rows.find((row) => row.line === line)
const keptImports = async (): Promise<number> =>
  (await test.database.pool.query('select count(*)::int as n from right_import')).rows[0].n

const backwards = importFields.toReversed()

describe('a list of sixty rights', () => {
  it.each([
    ['a workbook', () => workbookOf(sixty())],
    ['GB18030 with its columns in another order', async () => gbCsvOf(sixty(), { fields: backwards })],
    ['UTF-8 with a byte order mark', async () => csvOf(sixty(), { mark: true })],
    ['UTF-8 without one', async () => csvOf(sixty())],
  ])('in %s is shown line by line and added by one confirmation', async (_what, file) => {
    const there = await test.add({ registerNum: '765 4321' })
    const { status, body } = await test.send(await file())
    expect([status, body.total, body.ready, body.faulty, body.duplicate]).toEqual([200, 60, 55, 3, 2])
    expect(rowAt(body, 6)).toMatchObject({ state: 'faulty', faults: [{ field: 'recordName', msg: '请输入权利名称' }] })
    expect(rowAt(body, 11)?.faults).toEqual([
      { field: 'registerType', msg: expect.stringContaining('“商号”不是权利类型') },
      { field: 'rightEndDate', msg: '“2026年13月1日”不是有效的日期' },
    ])
    expect(rowAt(body, 16)?.faults).toEqual([{ field: 'recordEndDate', msg: '请输入备案届满日' }])
    expect(rowAt(body, 21)).toMatchObject({ state: 'duplicate', existing: { id: there, registerNum: '765 4321' } })
    expect(rowAt(body, 31)).toMatchObject({
      ...{ state: 'duplicate', existing: null },
      faults: [{ field: 'registerNum', msg: '与第30行是同一项权利' }],
    })
    expect(await test.count()).toBe(1)
    expect((await test.ask('GET', `/api/rights/imports/${body.id}`)).body).toEqual(body)
    const confirmed = await test.confirm(body.id)
    expect(confirmed.body).toEqual({ id: body.id, created: 55, skipped: 2 })
    expect(await test.count()).toBe(56)
    expect((await test.ask('GET', `/api/rights/imports/${body.id}`)).body.confirmed).toEqual({
      created: 55,
      skipped: 2,
    })
  })
})

describe('a line', () => {
  const read = async (line: ListLine) => {
    const { body } = await test.send(csvOf([line]))
    return body.rows[0]
  }

  it.each([
    ['商标', 4],
    ['国际商标', 5],
    ['发明', 1],
    ['实用新型', 3],
    ['外观设计', 2],
    ['著作权', 6],
    ['商标（WIPO 国际注册）', 5],
    ['４', 4],
    ['1', 1],
  ])('names its type as %s', async (registerType, type) => {
    const row = await read(lineOf(1, { registerType, classes: '' }))
    expect([row?.state, row?.facts.registerType]).toEqual(['ready', type])
  })

  it.each(['2026-11-22', '2026/11/22', '2026年11月22日', '２０２６－１１－２２'])(
    'takes the day %s',
    async (rightEndDate) => {
      expect((await read(lineOf(1, { rightEndDate })))?.facts.rightEndDate).toBe('2026-11-22')
    },
  )

  it.each([
    ['', 'CN'],
    ['美国', 'US'],
    ['us', 'US'],
    ['欧盟', 'EU'],
    ['国际', 'WO'],
  ])('takes the country %j', async (country, code) => {
    expect((await read(lineOf(1, { country })))?.facts.country).toBe(code)
  })

  it('keeps a cell that begins with = as a text', async () => {
    const row = await read(lineOf(1, { recordName: '=HYPERLINK("http://x")' }))
    expect([row?.state, row?.facts.recordName]).toEqual(['ready', '=HYPERLINK("http://x")'])
  })

  it.each<[ListLine, string, string]>([
    [{ country: '火星' }, 'country', '“火星”不是国家或地区；请写中文名称或两位代码，如 中国、CN'],
    [{ classes: '9、五' }, 'classes', '“9、五”不是类别；请写 1 至 45 的数字，用顿号分开'],
    [{ classes: '46' }, 'classes', '类别须为 1 至 45 的整数'],
    [{ registerType: '发明' }, 'classes', '只有商标填写类别'],
    [{ rightBeginDate: '2030-03-20' }, 'rightEndDate', '权利届满日须在起始日之后'],
    [{ obligeeName: '长'.repeat(101) }, 'obligeeName', '最多输入100个字'],
    [{ registerNum: '' }, 'registerNum', '请输入商标注册号'],
    [{ registerNum: '—' }, 'registerNum', '请输入商标注册号'],
    [
      { recordNum: 'T1', recordBeginDate: '2999-01-01', recordEndDate: '3000-01-01' },
      ...(['recordBeginDate', '备案起始日在今天之后，请核对'] as const),
    ],
  ])('with %j is told what is wrong', async (changes, field, msg) => {
    expect(await read(lineOf(1, changes))).toMatchObject({ state: 'faulty', faults: [{ field, msg }] })
  })

  it('of a work without a number is known by its name and its holder, in the file and in the vault', async () => {
    const work = { registerType: '著作权', registerNum: '', classes: '' }
    await test.add({ registerType: 6, registerNum: '', classes: [], recordName: '海帆　画册', obligeeName: '海帆公司' })
    const { body } = await test.send(
      csvOf([
        lineOf(1, { ...work, recordName: '海帆画册', obligeeName: '海帆公司' }),
        lineOf(2, { ...work, recordName: '新作' }),
        lineOf(3, { ...work, recordName: '新作' }),
        lineOf(4, { ...work, recordName: '新作', country: '美国' }),
        lineOf(5, { ...work, recordName: '新作', obligeeName: '别的公司' }),
      ]),
    )
    expect(body.rows.map(({ state }) => state)).toEqual(['duplicate', 'ready', 'duplicate', 'ready', 'ready'])
    expect(body.rows[0]?.existing).toMatchObject({ recordName: '海帆　画册' })
    expect(body.rows[2]?.faults).toEqual([{ field: 'recordName', msg: '与第3行是同一项权利' }])
    expect((await test.confirm(body.id)).body).toMatchObject({ created: 3, skipped: 2 })
  })

  it('is read no further than any field goes, so that one long text in each cell fills no memory', async () => {
    const row = await read(lineOf(1, { recordName: '长'.repeat(30_000), recordNum: '—' }))
    expect(row).toMatchObject({ state: 'faulty', faults: [{ field: 'recordName', msg: '最多输入100个字' }] })
    expect([row?.facts.recordName.length, row?.facts.recordNum]).toEqual([400, ''])
  })

  it('brings its recordal with customs along', async () => {
    const line = lineOf(1, { recordNum: 'T2024-100001', recordBeginDate: '2024-06-01', recordEndDate: '2030-03-20' })
    const { body } = await test.send(csvOf([line]))
    await test.confirm(body.id)
    const { rows } = await test.database.pool.query('select recordation_number, expires_on::text from right_recordal')
    expect(rows).toEqual([{ recordation_number: 'T2024-100001', expires_on: '2030-03-20' }])
  })
})

describe('a file', () => {
  it.each([
    ['no heading that is known', csvOf([]), 'U00400', '没有认识的表头', 'a,b\r\n1,2\r\n'],
    ['headings alone', csvOf([]), 'U00400', '文件中没有权利', undefined],
    ['2,001 lines', csvOf(linesOf(2_001)), 'U00400', '一次最多导入2000行', undefined],
    ['a PDF', csvOf([]), 'U00415', '只支持 XLSX 或 CSV', '%PDF-1.7 x'],
    ['JSON by lines', csvOf([]), 'U00415', '只支持 XLSX 或 CSV', '{"权利类型":4}'],
  ])('of %s is refused, and nothing is kept', async (_what, file, status, msg, text) => {
    const { body } = await test.send(text === undefined ? file : { ...file, bytes: Buffer.from(text) })
    expect([body.status, body.msg]).toEqual([status, expect.stringContaining(msg)])
    expect(await keptImports()).toBe(0)
  })

  it('of more than 5 MB is refused', async () => {
    const { body } = await test.send({ fileName: 'a.csv', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') })
    expect([body.status, body.msg]).toEqual(['U00413', '导入文件不能超过 5MB!'])
  })

  it('is sealed: nothing that it says is in clear', async () => {
    await test.send(csvOf(linesOf(2)))
    const { rows } = await test.database.pool.query('select * from right_import')
    for (const text of ['演示商标', '7000001', '宁波', '权利.csv']) expect(JSON.stringify(rows)).not.toContain(text)
  })

  it('is taken twenty times a day, however close together', async () => {
    for (let at = 0; at < 19; at += 1) await test.send(csvOf(linesOf(1)))
    const two = await Promise.all([test.send(csvOf(linesOf(1))), test.send(csvOf(linesOf(1)))])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 429])
    expect((await test.send(csvOf(linesOf(1)), 'demo2')).status).toBe(200)
  })
})

describe('a confirmation', () => {
  it('adds the chosen lines alone, and happens once', async () => {
    const { body } = await test.send(csvOf(linesOf(5)))
    expect((await test.confirm(body.id, { lines: [2, 4, 4] })).body).toMatchObject({ created: 2, skipped: 0 })
    const again = await test.confirm(body.id)
    expect([again.status, again.body.status, again.body.msg]).toEqual([
      ...[409, 'U00409', '这份清单已经导入过，不会重复导入'],
    ])
    expect(await test.count()).toBe(2)
  })

  it('of lines that say the same adds the chosen one, which need not be the first', async () => {
    const { body } = await test.send(csvOf([lineOf(1), lineOf(1, { recordName: '改好的名称' })]))
    expect(body.rows.map(({ state }) => state)).toEqual(['ready', 'duplicate'])
    expect((await test.confirm(body.id, { lines: [3] })).body).toMatchObject({ created: 1, skipped: 0 })
    const { body: kept } = await test.ask<{ elements: { recordName: string }[] }>('GET', '/api/rights')
    expect(kept.elements.map(({ recordName }) => recordName)).toEqual(['改好的名称'])
  })

  it('keeps the order of the file in the list', async () => {
    const { body } = await test.send(csvOf(linesOf(5)))
    expect(body.room).toBe(1_000)
    await test.confirm(body.id)
    const { body: kept } = await test.ask<{ elements: { recordName: string }[] }>('GET', '/api/rights')
    expect(kept.elements.map(({ recordName }) => recordName)).toEqual([1, 2, 3, 4, 5].map((at) => `演示商标${at}`))
    expect((await test.ask('GET', `/api/rights/imports/${body.id}`)).body.room).toBe(995)
  })

  it('of two at once adds once', async () => {
    const { body } = await test.send(csvOf(linesOf(3)))
    const two = await Promise.all([test.confirm(body.id), test.confirm(body.id)])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await test.count()).toBe(3)
  })

  it('does not add again what its owner has got meanwhile', async () => {
    const { body } = await test.send(csvOf(linesOf(3)))
    await test.add({ registerNum: '7000002' })
    expect((await test.confirm(body.id, { lines: [2, 3] })).body).toMatchObject({ created: 1, skipped: 1 })
    expect(await test.count()).toBe(2)
  })

  it.each([
    [{ lines: [3] }, '第3行有误，不能加入'],
    [{ lines: [99] }, '没有第99行'],
    [{ lines: [] }, '请至少选择一行'],
    [{ lines: ['2'] }, '所选行有误，请刷新后重新选择'],
  ])('of %j is refused and adds nothing', async (form, msg) => {
    const { body } = await test.send(csvOf([lineOf(1), lineOf(2, { recordName: '' })]))
    const refused = await test.confirm(body.id, form)
    expect([refused.body.status, refused.body.msg]).toEqual(['U00400', msg])
    expect(await test.count()).toBe(0)
    expect((await test.confirm(body.id)).body).toMatchObject({ created: 1 })
  })

  it('of lines of which none can be added is refused', async () => {
    await test.add({ registerNum: '7000001' })
    const { body } = await test.send(csvOf(linesOf(1)))
    expect((await test.confirm(body.id)).body).toMatchObject({ status: 'U00400', msg: '没有可以加入的行' })
  })

  it('that would make more than a thousand rights adds none, and fewer lines can be chosen then', async () => {
    const { body } = await test.send(csvOf(linesOf(1_001)))
    const refused = await test.confirm(body.id)
    expect([refused.body.status, refused.body.msg]).toEqual([
      ...['U00409', '权利台账最多1000项，还可以加入1000项，请少选一些'],
    ])
    expect(await test.count()).toBe(0)
    const lines = Array.from({ length: 1_000 }, (_, at) => at + 2)
    expect((await test.confirm(body.id, { lines })).body).toMatchObject({ created: 1_000 })
    expect(await test.count()).toBe(1_000)
  })

  it('is over after 24 hours, and then nothing of the list is kept', async () => {
    const { body } = await test.send(csvOf(linesOf(1)))
    const now = Date.now()
    test.clock.set(new Date(now + 24 * hourMs - 60_000))
    expect((await test.ask('GET', `/api/rights/imports/${body.id}`)).status).toBe(200)
    expect(await removeOldImports(test.ctx)).toBe(0)
    test.clock.set(new Date(now + 24 * hourMs + 60_000))
    for (const answer of [await test.ask('GET', `/api/rights/imports/${body.id}`), await test.confirm(body.id)])
      expect([answer.status, answer.body.msg]).toEqual([404, expect.stringContaining('预览保留24小时')])
    expect(await removeOldImports(test.ctx)).toBe(1)
  })

  it('is its owner’s alone', async () => {
    const { body } = await test.send(csvOf(linesOf(1)))
    expect((await test.ask('GET', `/api/rights/imports/${body.id}`, undefined, 'demo2')).status).toBe(404)
    expect((await test.confirm(body.id, {}, 'demo2')).status).toBe(404)
    expect((await test.confirm('x')).status).toBe(404)
    expect(await test.count('demo2')).toBe(0)
  })
})
