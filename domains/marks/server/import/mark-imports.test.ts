import { runNextImport } from '@portal/imports/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarkImportsApp, type MarkImportsApp, marksCsv } from '../../testing/mark-imports-app.ts'
import { markLists } from './mark-lists.ts'

let portal: MarkImportsApp
beforeAll(async () => {
  portal = await createMarkImportsApp()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.database.pool.query('delete from known_mark; delete from mark_source')
})

const numbered = (...numbers: number[]) => numbers.map((at) => ({ number: `演示${at}`, name: `演示${at}号` }))
const marks = () => portal.rows('select source, number, name, import_id from known_mark order by source, number')
/** The last id that a mark was given, which is seen before the mark. */
const givenOut = async () => {
  const [found] = await portal.rows("select coalesce(pg_sequence_last_value('known_mark_id_seq'), 0)::int as id")
  return Number(found?.id)
}
const sources = () =>
  portal.rows('select name, row_count, as_of::text, is_demonstration from mark_source order by name')

describe('a list of marks', () => {
  it('becomes visible as a whole, with its source, and tells others', async () => {
    const { id } = (await portal.upload(marksCsv(numbered(1, 2, 3)))).body
    expect(await portal.start(id)).toMatchObject({ status: 200, body: { state: 'queued', source: '演示名单' } })
    // Whoever holds this table keeps the import from its end, after it has written its rows.
    const other = await portal.database.pool.connect()
    await other.query('begin; lock table mark_source in exclusive mode')
    const before = await givenOut()
    const running = runNextImport(markLists)(portal.ctx)
    try {
      await expect.poll(givenOut).toBe(before + 3)
      expect([await portal.read(id), await marks()]).toMatchObject([{ state: 'running', phase: 'merging' }, []])
    } finally {
      await other.query('commit')
      other.release()
    }
    expect(await running).toBe(true)
    expect(await portal.read(id)).toMatchObject({ state: 'finished', added: 3, changed: 0, unchanged: 0 })
    expect(await marks()).toMatchObject([1, 2, 3].map((at) => ({ number: `演示${at}`, import_id: id })))
    expect(await sources()).toEqual([{ name: '演示名单', row_count: 3, as_of: '2026-11-01', is_demonstration: false }])
    expect(
      await portal.rows(`select data from outbox where event = 'marks.imported' and data->>'importId' = '${id}'`),
    ).toEqual([{ data: { importId: id, source: '演示名单', asOf: '2026-11-01', isDemonstration: false } }])
    expect(
      await portal.rows('select cardinality(keys) > 0 as found, folded_name, classes from known_mark limit 1'),
    ).toEqual([{ found: true, folded_name: '演示1号', classes: [9] }])
  })

  it('that comes again adds nothing; what another says of a mark counts from then on', async () => {
    const list = marksCsv(numbered(1, 2, 3))
    const first = await portal.importList(list)
    expect(await portal.importList(list)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    const third = await portal.importList(
      marksCsv([{ number: '演示1', name: '演示1号', status: '无效' }, ...numbered(2, 4)]),
    )
    expect(third).toMatchObject({ added: 1, changed: 1, unchanged: 1 })
    expect((await marks()).map(({ number, import_id: by }) => [number, by])).toEqual([
      ['演示1', third.id],
      ['演示2', first.id],
      ['演示3', first.id],
      ['演示4', third.id],
    ])
    expect(await sources()).toMatchObject([{ row_count: 4 }])
  })

  it('knows a mark by its number among those of its source, and the last of doubled lines counts', async () => {
    await portal.importList(marksCsv(numbered(1)), { source: '甲' })
    const other = await portal.importList(
      marksCsv([
        { number: '演示1', name: '先' },
        { number: '演示１', name: '后' },
      ]),
      { source: '乙', asOf: '2026-10-01' },
    )
    expect(other).toMatchObject({ added: 1, doubled: 1, source: '乙' })
    expect(await portal.findings(other.id)).toMatchObject([
      { line: 2, kind: 'doubled', column: '注册号', reason: '与第 3 行的注册号相同，以最后一行为准' },
    ])
    expect(await marks()).toMatchObject([
      { source: '乙', name: '后' },
      { source: '甲', name: '演示1号' },
    ])
    expect(await sources()).toMatchObject([
      { name: '乙', as_of: '2026-10-01' },
      { name: '甲', as_of: '2026-11-01' },
    ])
  })

  it('names its source, which is not ours, and is not older than what that source said before', async () => {
    await portal.importList(marksCsv(numbered(1)))
    const { id } = (await portal.upload(marksCsv(numbered(1)))).body
    const refusal = async (changes: object) => {
      const { status, body } = await portal.start(id, changes)
      return [status, body.msg, body.fields?.map(({ path }) => path)]
    }
    expect(await refusal({ source: undefined })).toEqual([400, '请填写数据来源', ['source']])
    expect(await refusal({ source: ' ' })).toEqual([400, '请填写数据来源', ['source']])
    expect(await refusal({ source: '海关备案' })).toEqual([400, '“海关备案”由平台自动写入，请填写其他来源', ['source']])
    expect(await refusal({ asOf: '2026-10-31' })).toEqual([
      409,
      '已有截至 2026-11-01 的数据，不能以截至 2026-10-31 的旧数据覆盖',
      ['asOf'],
    ])
    expect(await portal.start(id, { asOf: '2026-10-31', source: ' 别处 ' })).toMatchObject({
      status: 200,
      body: { source: '别处' },
    })
    expect(await runNextImport(markLists)(portal.ctx)).toBe(true)
    expect(await sources()).toMatchObject([{ name: '别处', as_of: '2026-10-31' }, { name: '演示名单' }])
  })

  it('of which nothing was right leaves no source behind', async () => {
    const done = await portal.importList(marksCsv([{ classes: '46' }]))
    expect(done).toMatchObject({ state: 'finished', refused: 1, added: 0 })
    expect([await marks(), await sources()]).toEqual([[], []])
  })
})

describe('a list of marks in an odd form', () => {
  it('comes in from JSONL with classes as a list, and from other headings', async () => {
    const line = { markName: '演示甲', 申请号: 'G 1', 国际分类号: [9, 25], 权利人: 'Acme' }
    expect(await portal.importList(Buffer.from(`${JSON.stringify(line)}\n`))).toMatchObject({ added: 1 })
    expect(await portal.rows('select number, name, classes, holder from known_mark')).toEqual([
      { number: 'G1', name: '演示甲', classes: [9, 25], holder: 'Acme' },
    ])
  })

  it('is refused by the line where a name cannot be stored or a class is none; hostile texts are stored as texts', async () => {
    const names = [
      "'; drop table known_mark; --",
      '<script>',
      '\\N',
      '甲\t乙\\',
      '☆',
      '＆',
      'é😀𠮷',
      `${'长'.repeat(200)}`,
    ]
    const sound = names.map((name, at) => JSON.stringify({ number: `演示${at}`, name, classes: '9' }))
    const faulty = [
      { number: '1', name: '\ud800', classes: '9' },
      { number: '2', name: '长'.repeat(201), classes: '9' },
      { number: '3', name: '#REF!', classes: '1e1' },
      { number: '4', name: '甲', classes: Array.from({ length: 200 }, () => '{}') },
      { number: '5\0', name: '甲', classes: '9'.repeat(100_000) },
    ].map((line) => JSON.stringify(line))
    const done = await portal.importList(Buffer.from([...sound, ...faulty].join('\n')))
    expect(done).toMatchObject({ state: 'finished', added: names.length, refused: faulty.length })
    const stored = await portal.rows(
      'select name, folded_name, cardinality(keys) as keys from known_mark order by number',
    )
    expect(stored.map(({ name }) => name)).toEqual(names.map((name) => name.replace('\t', ' ')))
    expect(stored.slice(4, 6)).toMatchObject([
      { folded_name: '', keys: 0 },
      { folded_name: '', keys: 0 },
    ])
  })
})
