import { PDFiumLibrary } from '@hyzyla/pdfium'
import { filesServer } from '@portal/files/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportSample } from '../../contract/samples.ts'
import { createTrademarksApp, type TrademarksApp } from '../../testing/trademarks-app.ts'
import { reportsJob } from './remove-old-reports.ts'

const dayMs = 86_400_000
const form = reportSample

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp({ at: '2026-11-24T10:00:00+08:00' })
  await portal.marks(
    { name: '演示星辰', classes: [9, 35] },
    { name: '演示兴晨', classes: [28], status: 'pending' },
    { name: '演示星辰', classes: [12], status: 'dead' },
  )
})
afterAll(() => portal.close())
beforeEach(() => portal.database.pool.query('delete from trademark_search_report'))

const make = (changes: object = {}, who: 'demo' | 'demo2' = 'demo', headers = {}) =>
  portal.send('/api/brandSearchReport', { ...form, ...changes }, who, headers)
const list = async (who: 'demo' | 'demo2' = 'demo') => (await portal.ask('/api/brandSearchReports', who)).body
const rows = async (table: 'file' | 'trademark_search_report') =>
  (await portal.database.pool.query(`select * from ${table}`)).rows
const kept = async () => {
  const keys: string[] = []
  for await (const objects of portal.services.storage.list()) keys.push(...objects.map(({ key }) => key))
  return keys
}
const sweep = async () => {
  for (const { name, run } of filesServer.jobs ?? []) if (name.startsWith('files.sweep-un')) await run(portal.ctx)
}

const textOf = async (url: string): Promise<string> => {
  const { rawPayload } = await portal.app.inject({ url, headers: { authorization: portal.people.demo.token } })
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(rawPayload)
  const text = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, '')).join('')
  document.destroy()
  library.destroy()
  return text
}

describe('a search report', () => {
  it('says what was searched, what was not, and what was found, by class, with reasons and versions', async () => {
    const { status, body } = await make()
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        reportNo: expect.stringMatching(/^JS20261124\d{6}$/),
        fileName: expect.stringMatching(/^品牌注册检索报告 JS20261124\d{6}\.pdf$/),
        hits: 3,
        searched: expect.objectContaining({ marks: 3 }),
      }),
    ])
    const text = await textOf(String(body.url))
    for (const told of [
      body.reportNo,
      '商标名称演示星辰',
      '第9、28类',
      '演示清单3件，数据截至2026-11-01（演示数据）',
      '未检索国家知识产权局商标局的数据库',
      '名称相同',
      '读音相同',
      '其他类别',
      '比对得分',
      '分类版本',
      'DEMO-2',
      '比对规则',
      '2026-11-2410:00',
    ]) {
      expect(text).toContain(String(told).replaceAll(/\s/g, ''))
    }
    for (const never of ['官方', '公章', '注册成功率', '预测']) expect(text).not.toContain(never)
  })

  it('of a name with a sign that the font lacks has no picture, and says so', async () => {
    const { status, body } = await make({ trademark_name: '野𠮷家', class_ids: [] })
    expect(status).toBe(200)
    const text = await textOf(String(body.url))
    expect(text).toContain('未绘制图样')
    expect(text).toContain('未指定类别，没有评分')
  })

  it('abroad names the members, and where their list comes from', async () => {
    const { body } = await make({ kind: 'gjsbzc', applyNation: 'JP;越南' })
    expect(await textOf(String(body.url))).toContain('申请国家日本、越南成员名单程序自带的常用成员名单，请核对')
    expect((await make({ kind: 'gjsbzc', applyNation: '火星' })).body).toMatchObject({
      status: 'U00400',
      msg: '“火星”不是马德里体系成员，须单独向该国申请',
    })
  })

  it('stays its owner’s: sealed in the database, and to anybody else as if it were not there', async () => {
    const { body } = await make()
    const id = String(body.url).match(/\/api\/file\/([^?]+)/)?.[1]
    for (const who of ['demo2', 'staff', undefined] as const) {
      expect([who, (await portal.ask(`/api/file/${id}`, who)).status]).toEqual([who, 404])
      expect([who, (await portal.ask(`/api/file/${id}/view`, who)).status]).toEqual([who, 404])
    }
    expect(await list('demo2')).toEqual({ elements: [], totalElements: 0 })
    expect(await list()).toMatchObject({ elements: [{ reportNo: body.reportNo, trademarkName: form.trademark_name }] })
    const { searched: _, ...row } = (await rows('trademark_search_report'))[0]
    expect(JSON.stringify([row, await rows('file')])).not.toContain(form.trademark_name)
    portal.clock.advance(16 * 60_000)
    expect((await portal.ask(String(body.url))).status).toBe(404)
    expect((await portal.ask(`/api/file/${id}`, 'demo')).status).toBe(200)
  })

  it('is made once for one key, and lists come with the newest first', async () => {
    const key = { 'idempotency-key': 'report-1' }
    const [one, again] = [await make({}, 'demo', key), await make({}, 'demo', key)]
    expect(again.body).toEqual(one.body)
    portal.clock.advance(1_000)
    const second = await make({ trademark_name: '演示甲' })
    expect(await list()).toMatchObject({
      totalElements: 2,
      elements: [{ reportNo: second.body.reportNo }, { reportNo: one.body.reportNo }],
    })
  })
})

describe('how many there are', () => {
  const fill = (count: number) =>
    portal.database.pool.query(
      `insert into trademark_search_report (id, report_number, owner_id, kind, name_sealed, file_id, hit_count, searched, created_at)
       select gen_random_uuid(), 'X' || n, $1, 'sbzc', '', gen_random_uuid(), 0, '{}', $2 from generate_series(1, $3) n`,
      [portal.people.demo.id, portal.clock.now(), count],
    )

  it('is twenty a user and day, however close together', async () => {
    await fill(19)
    const answers = await Promise.all([make(), make()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      status: 'U00429',
      msg: '今天生成的检索报告已达上限，请明天再试',
    })
    expect((await make({}, 'demo2')).status).toBe(200)
    await portal.database.pool.query("update trademark_search_report set created_at = '2026-11-23T23:59:59+08:00'")
    expect((await make()).status).toBe(200)
  })

  it('ends after ninety days, with their files, but for those of an order', async () => {
    const [old, ordered] = [await make(), await make()]
    await portal.database.pool.query(
      "update trademark_search_report set business_number = 'SB1' where report_number = $1",
      [ordered.body.reportNo],
    )
    const files = (await kept()).length
    const age = (by: string) =>
      Promise.all(
        ['trademark_search_report', 'file'].map((table) =>
          portal.database.pool.query(`update ${table} set created_at = created_at - $1::interval`, [by]),
        ),
      )
    await age('89 days')
    await reportsJob.run(portal.ctx)
    expect((await list()).totalElements).toBe(2)
    await age('1 day 1 second')
    await reportsJob.run(portal.ctx)
    await sweep()
    expect((await list()).elements).toMatchObject([{ reportNo: ordered.body.reportNo }])
    expect((await kept()).length).toBeLessThan(files)
    expect((await portal.ask(String(old.body.url).split('?')[0] ?? '', 'demo')).status).toBe(404)
    const link = (await list()).elements as { url: string }[]
    expect((await portal.ask(link[0]?.url ?? '', 'demo')).status).toBe(200)
  })
})

it('cut off between file and row, leaves no row, and the bytes are swept', async () => {
  const { pool } = portal.database
  await sweep()
  const before = [(await rows('file')).length, (await kept()).length]
  await pool.query(`create function stop() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$`)
  await pool.query('create trigger stop before insert on trademark_search_report for each row execute function stop()')
  expect((await make()).status).toBe(500)
  await pool.query('drop function stop cascade')
  expect(await rows('trademark_search_report')).toEqual([])
  expect((await rows('file')).length).toBe(before[0])
  // The disk dates the bytes by the real clock, which may be ahead of the one of the tests by any time.
  const ahead = Date.now() - portal.clock.now().getTime() + 3 * dayMs
  portal.clock.advance(ahead)
  await sweep()
  portal.clock.advance(-ahead)
  expect((await kept()).length).toBeLessThanOrEqual(before[1] ?? 0)
})

it.each([
  ['no name', { trademark_name: '' }, '请输入商标名称'],
  ['small letters', { trademark_name: 'Star' }, '商标名称中的字母须为大写'],
  ['class 46', { class_ids: [46] }, '类别有误'],
  ['class 1.5', { class_ids: [1.5] }, '类别有误'],
  ['classes that are no list', { class_ids: 9 }, '类别有误'],
  ['an unknown kind', { kind: 'sqzl' }, '请选择注册类型'],
])('with %s is refused', async (_what, changes, msg) => {
  expect((await make(changes)).body).toMatchObject({ status: 'U00400', msg })
})
