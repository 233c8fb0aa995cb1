import { buffer } from 'node:stream/consumers'
import { zipOf } from '@portal/files/testing'
import { writeXlsx } from '@portal/platform/server'
import readXlsx from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ValuationBatch } from '../../contract/batch.ts'
import { exampleDay } from '../../testing/examples.ts'
import { createValuationApp, type ValuationApp } from '../../testing/valuation-app.ts'
import { forgetUnused } from '../forget-unused.ts'
import { removeOldBatches } from './remove-old-batches.ts'
import { runBatches } from './run-batches.ts'

const dayMs = 86_400_000

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())
afterEach(() => portal.database.pool.query('delete from patent_valuation_batch'))

const csv = (text: string, fileName = '名单.csv') => ({ fileName, bytes: Buffer.from(text) })
const start = async (text: string): Promise<string> => {
  const { status, body } = await portal.sendList(csv(text))
  expect([status, body]).toEqual([200, { id: expect.any(String), total: expect.any(Number) }])
  return String(body.id)
}
const view = async (id: string): Promise<ValuationBatch> =>
  (await portal.ask(`/api/valuationBatches/${id}`, portal.people.demo.token)).body as ValuationBatch
const count = async (table: string): Promise<number> =>
  (await portal.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
/** A workbook of one column. */
const workbookOf = async (header: string, cells: string[]) => {
  const batches = async function* () {
    yield cells
  }
  const bytes = await buffer(writeXlsx([{ header, width: 20, cell: (text: string) => text }], batches()))
  return { fileName: '名单.xlsx', bytes }
}
const workbook = await workbookOf('公开(公告)号', ['CN900000001B', 'CN900000002U'])

describe('a batch', () => {
  it('answers each of its lines as evaluateByPsn answers its number, repeated ones too', async () => {
    const id = await start(
      [
        ...['专利名称,公开（公告）号', '甲,CN900000001B', '乙,cn 900000001 b', '丙,', '丁,CN900000099B'],
        ...['戊,=1+1', '己,CN900000007B', '庚,CN900000009A', `辛,CN900000001B${'0'.repeat(100)}`],
      ].join('\n'),
    )
    expect(await view(id)).toMatchObject({ state: 'running', total: 7, done: 0, failed: 0 })
    expect((await view(id)).elements[1]).toEqual({
      ...{ line: 3, pn: 'cn 900000001 b', id: null, score: null, price: null, reason: null, msg: null },
    })
    await runBatches(portal.ctx)
    const batch = await view(id)
    expect(batch).toMatchObject({ state: 'finished', total: 7, done: 7, failed: 4 })
    const of = { id: null, price: null, reason: null }
    expect(batch.elements).toMatchObject([
      { line: 2, pn: 'CN900000001B', score: 91.3, price: '27.53', reason: null, msg: null },
      { line: 3, pn: 'CN900000001B', score: 91.3, price: '27.53', id: batch.elements[0]?.id },
      { ...of, line: 5, pn: 'CN900000099B', score: 0, msg: expect.stringMatching(/^评估失败，未检索到/) },
      { ...of, line: 6, pn: '=1+1', score: null, reason: 'FORMAT', msg: expect.stringContaining('请输入正确的') },
      { ...of, line: 7, score: null, reason: 'NO_STATUS', msg: '数据源未说明法律状态，暂不能评估' },
      { line: 8, pn: 'CN900000009B', score: expect.any(Number) },
      { ...of, line: 9, score: null, reason: 'FORMAT' },
    ])
    expect(await portal.detail('CN900000001B')).toMatchObject({ id: batch.elements[0]?.id })
    expect((await portal.ask('/api/valuations?pgIndex=1&pgCount=5', portal.people.demo.token)).body.totalElements).toBe(
      0,
    )
  })

  it('is handed out as a workbook whose texts stay texts and that hides what may not be shown', async () => {
    const id = await start('CN900000001B\nCN900000008B\n"=HYPERLINK(""http://x"")"')
    const ask = () =>
      portal.app.inject({
        url: `/api/valuationBatches/${id}/result`,
        headers: { authorization: portal.people.demo.token },
      })
    expect((await ask()).json()).toMatchObject({ status: 'U00409', msg: '这一批还没有评估完，请稍后下载' })
    await runBatches(portal.ctx)
    const { rawPayload, headers } = await ask()
    expect(headers['content-type']).toContain('spreadsheetml')
    const again = await portal.sendList({ fileName: '结果.xlsx', bytes: rawPayload })
    expect(again.body.total).toBe(3)
    const [sheet] = await readXlsx(rawPayload)
    const [heads, valued, hidden, refused] = sheet?.data ?? []
    expect(heads?.slice(0, 7)).toEqual([
      ...['行号', '文件中的公告号', '评估的公告号', '专利名称', '分值', '分级', '参考价（万元）'],
    ])
    expect(valued).toEqual([
      ...[1, 'CN900000001B', 'CN900000001B', '演示：密钥的分发方法', 91.3, '一级', expect.closeTo(27.53, 2)],
      ...[exampleDay, 'P-1、D-1', '演示数据：这是一件虚构的专利；仅供参考，模型参数未经中国交易数据校准'],
    ])
    expect(hidden?.slice(1, 4)).toEqual(['CN900000008B', 'CN900000008B', null])
    expect(refused?.slice(1, 3)).toEqual(['=HYPERLINK("http://x")', null])
  })

  it.each([
    ['a workbook', workbook, 2],
    ['a title above the heading', csv('专利清单,\n序号,公告号\n1,CN900000001B'), 1],
    ['no heading', csv('CN900000001B\r\n\r\nCN900000002U'), 2],
    ['a heading that nobody knows', csv('号码\nCN900000001B'), 1],
    ['GBK', { fileName: 'a.csv', bytes: Buffer.from('b9abb8e6bac50a434e393030303030303031420a', 'hex') }, 1],
    ['two hundred numbers', csv(`公告号\n${'CN900000001B\n'.repeat(200)}`), 200],
  ])('is taken from a file with %s', async (_what, file, total) => {
    expect((await portal.sendList(file)).body).toEqual({ id: expect.any(String), total })
  })

  it.each([
    ['201 numbers', csv(`公告号\n${'CN900000001B\n'.repeat(201)}`), 'U00400', '一次最多评估200件'],
    ['no numbers', csv('公告号\n\n,\n'), 'U00400', '文件中没有公告号'],
    ['nothing', csv(''), 'U00415', '文件中没有内容'],
    ['a PDF', csv('%PDF-1.7 x', 'a.csv'), 'U00415', /PDF/],
    ['a page', csv('<html><script>1</script>'), 'U00415', /网页/],
    ['a broken workbook', { fileName: 'a.xlsx', bytes: Buffer.from('PK\x03\x04xxxx') }, 'U00415', /已损坏/],
    [
      'a bomb',
      { fileName: 'a.xlsx', bytes: zipOf([{ name: 'xl/workbook.xml', content: ' '.repeat(17 << 20) }]) },
      'U00415',
      /解压后过大/,
    ],
    ['too many lines', csv(`公告号\n${'\n,\n'.repeat(6_000)}`), 'U00415', /超过 10000 行/],
  ])('of %s is refused, and nothing is kept', async (_what, file, status, msg) => {
    const reply = await portal.sendList(file)
    expect(reply.body).toMatchObject({ status, msg: typeof msg === 'string' ? msg : expect.stringMatching(msg) })
    expect(await count('patent_valuation_batch')).toBe(0)
    expect(await count('file')).toBe(0)
  })

  it('begins in its first line where that holds a number, however full the lines below are', async () => {
    const id = await start('CN900000001B\nCN900000002U\nCN900000003A,重点,2024')
    expect((await view(id)).elements.map(({ line, pn }) => [line, pn])).toEqual([
      [1, 'CN900000001B'],
      [2, 'CN900000002U'],
      [3, 'CN900000003A'],
    ])
  })

  it('is its owner’s alone', async () => {
    const id = await start('CN900000001B')
    for (const path of [
      `/api/valuationBatches/${id}`,
      `/api/valuationBatches/${id}/result`,
      '/api/valuationBatches/x',
    ]) {
      expect((await portal.ask(path, portal.people.demo2.token)).status).toBe(404)
      expect((await portal.ask(path)).status).toBe(401)
    }
    expect((await portal.sendList(csv('CN900000001B'), '')).status).toBe(401)
  })

  it('is had ten times a day, however close together', async () => {
    for (let at = 0; at < 9; at += 1) await start('CN900000001B')
    const two = await Promise.all([portal.sendList(csv('CN900000001B')), portal.sendList(csv('CN900000001B'))])
    expect(two.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(two.find(({ status }) => status === 429)?.body.msg).toBe('每天最多提交10批，请明天再试')
    expect((await portal.sendList(csv('CN900000001B'), portal.people.demo2.token)).status).toBe(200)
  })
})

describe('the work on batches', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => `CN${900_000_001 + at}${'BUA'[at % 3]}`)

  it('goes on behind the last number where a process was killed, and two processes do not do it twice', async () => {
    const { pool } = portal.database
    const id = await start(numbers.join('\n'))
    const stopping = new AbortController()
    let asked = 0
    const now = () => {
      asked += 1
      // In the middle of the work, however fast the machine is.
      if (asked === 30) stopping.abort()
      return portal.ctx.now()
    }
    const cutOff = runBatches({ ...portal.ctx, now }, stopping.signal)
    await expect.poll(async () => (await view(id)).done, { interval: 5 }).toBeGreaterThan(0)
    // What a kill does to the process: its connections end.
    await pool.query(
      'select pg_terminate_backend(pid) from pg_locks where locktype = $1 and database = (select oid from pg_database where datname = current_database())',
      ['advisory'],
    )
    await cutOff.catch(() => undefined)
    const { done } = await view(id)
    expect(done).toBeLessThan(numbers.length)
    const before = (await view(id)).elements.filter(({ score }) => score !== null)
    await Promise.all([runBatches(portal.ctx), runBatches(portal.ctx)])
    const batch = await view(id)
    expect(batch).toMatchObject({ state: 'finished', done: numbers.length })
    expect(batch.elements).toEqual(expect.arrayContaining(before))
    expect(batch.elements.map(({ line }) => line)).toEqual(numbers.map((_, at) => at + 1))
  })

  it('does a batch of 200 and does not hold up a short one that came after it', async () => {
    await portal.database.pool.query(
      `insert into patent_record (publication_number, facts, provenance, may_show, is_demonstration, version, changed_at)
       select 'CN' || 910000000 + n || 'B', facts, provenance, may_show, is_demonstration, version, changed_at
       from patent_record, generate_series(1, 200) n where publication_number = 'CN900000001B'`,
    )
    const long = await start(Array.from({ length: 200 }, (_, at) => `CN${910_000_001 + at}B`).join('\n'))
    const short = await start('CN900000001B')
    const working = runBatches(portal.ctx)
    await expect.poll(async () => (await view(short)).state, { interval: 20, timeout: 20_000 }).toBe('finished')
    expect((await view(long)).state).toBe('running')
    await working
    expect(await view(long)).toMatchObject({ state: 'finished', failed: 0 })
  })

  it('gives a number up whose evaluation fails by a fault of the portal, and does the others', async () => {
    const { pool } = portal.database
    await pool.query(
      `create function fail_one() returns trigger language plpgsql as $$ begin if new.publication_number = 'CN900000002U' then raise 'broken'; end if; return new; end $$`,
    )
    await pool.query(
      'create trigger fail_one before insert on patent_valuation for each row execute function fail_one()',
    )
    const id = await start('CN900000002U\nCN900000001B')
    // On another day the results are new ones.
    portal.clock.advance(dayMs)
    await runBatches(portal.ctx)
    await pool.query('drop function fail_one cascade')
    portal.clock.advance(-dayMs)
    expect(await view(id)).toMatchObject({
      ...{ state: 'finished', failed: 1 },
      elements: [
        { id: null, score: null, reason: null, msg: '多次未能完成评估，请稍后单独再试' },
        { pn: 'CN900000001B' },
      ],
    })
  })
})

it('a batch keeps its results for thirty days, and goes then with all that only it had', async () => {
  const id = await start('CN900000003A')
  await runBatches(portal.ctx)
  const valued = (await view(id)).elements[0]?.id
  const isThere = () => count(`patent_valuation where id = '${valued}'`)
  await portal.database.pool.query("update patent_valuation set used_at = used_at - interval '2 days'")
  portal.clock.advance(29 * dayMs)
  await forgetUnused(portal.ctx)
  expect([await removeOldBatches(portal.ctx), await isThere()]).toEqual([0, 1])
  portal.clock.advance(2 * dayMs)
  expect(await removeOldBatches(portal.ctx)).toBe(1)
  await forgetUnused(portal.ctx)
  expect(await isThere()).toBe(0)
})
