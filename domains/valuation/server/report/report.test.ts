import { createHash } from 'node:crypto'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { filesServer } from '@portal/files/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ValuationReport } from '../../contract/report.ts'
import { exampleDay } from '../../testing/examples.ts'
import { createValuationApp, type ValuationApp } from '../../testing/valuation-app.ts'
import { forgetUnused } from '../forget-unused.ts'
import { removeOldReports } from './remove-old-reports.ts'

const dayMs = 86_400_000

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())
beforeEach(() => portal.database.pool.query('delete from patent_valuation_report'))

const send = (body: object, who: 'demo' | 'demo2' = 'demo') =>
  portal.call({ method: 'POST', path: '/api/valuationReport', token: portal.people[who].token, body })
const make = async (pn: string, scene?: string) => {
  const { id } = await portal.detail(pn)
  return (await send({ id, ...(scene && { scene }) })).body as ValuationReport
}

const bytesOf = async (url: string): Promise<Buffer> => (await portal.app.inject({ url })).rawPayload

const pagesOf = async (url: string): Promise<string[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await bytesOf(url))
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, ''))
  document.destroy()
  library.destroy()
  return pages
}

describe('a report', () => {
  it('holds what the page of the result shows, on numbered pages', async () => {
    const report = await make('CN900000001B', 'pledge')
    const detail = await portal.detail('CN900000001B')
    expect(report).toEqual({
      reportNo: expect.stringMatching(/^PG20250101\d{6}$/),
      url: expect.any(String),
      fileName: `专利价值参考分析 ${report.reportNo}.pdf`,
      sha256: createHash('sha256')
        .update(await bytesOf(report.url))
        .digest('hex'),
    })
    const pages = await pagesOf(report.url)
    const text = pages.join('')
    const pledge = detail.scenes.find(({ scene }) => scene === 'pledge')
    const told = [
      ...[report.reportNo, '专利价值参考分析', '演示数据：这是一件虚构的专利', detail.notice],
      ...['模型参数未经中国交易数据校准', `公告号${detail.pn}`, detail.ti, detail.pa?.replaceAll(';', '、')],
      ...[`分值${pledge?.score}`, '场景：质押', '参考价27.53万元', '五成把握的区间9.08–75.21万元', '←本报告的场景'],
      ...detail.scenes.map(({ name, score }) => `${name}${score}（`),
      ...[`技术${detail.dimensions.technology}`, ...detail.technology, ...detail.law, ...detail.economics],
      ...detail.indicators.map(({ name }) => name),
      ...['模型PV-1、参数P-1、对照组D-1', `演示数据（截至${exampleDay}）`, '生成时间2025-01-0112:00:', 'RFC8785'],
    ]
    expect(text).toMatch(/SHA-256[0-9a-f]{64}/)
    for (const one of told) expect(text).toContain(String(one).replaceAll(/\s/g, ''))
    for (const [at, page] of pages.entries()) expect(page).toContain(`第${at + 1}页，共${pages.length}页`)
    for (const never of ['官方', '公章', '盖章']) expect(text).not.toContain(never)
    const shown = [...text.matchAll(/贡献([+−])(\d\.\d{3})/g)].map(([, sign, value]) =>
      sign === '−' ? -Number(value) : Number(value),
    )
    const [, sign, sum] = /合计([+−])(\d\.\d{3})/.exec(text) ?? []
    expect(shown.reduce((total, one) => total + one, 0)).toBeCloseTo(sign === '−' ? -Number(sum) : Number(sum), 1)
  })

  it('shows no title and nobody of a record that may not be shown, and of one that may every letter of a long one', async () => {
    const { pool } = portal.database
    const title = `${'很长的名称<script>'.repeat(25)}\u202e结尾`.slice(0, 300)
    await pool.query(
      "update patent_record set facts = jsonb_set(facts, '{title}', to_jsonb($1::text)) where publication_number = 'CN900000002U'",
      [title],
    )
    const long = (await pagesOf((await make('CN900000002U')).url)).join('')
    expect(long).toContain('很长的名称<script>'.repeat(20))
    const hidden = (await pagesOf((await make('CN900000008B')).url)).join('')
    expect(hidden).toContain('数据来源不允许展示著录项目')
    for (const never of ['名称', '申请人', '发明人', '不允许展示的'])
      expect(hidden).not.toMatch(new RegExp(`${never}演示`))
  })

  it('is answered again on the same day, for the same scene, and to the same user alone', async () => {
    const report = await make('CN900000001B')
    expect((await make('CN900000001B', 'management')).reportNo).toBe(report.reportNo)
    expect((await make('CN900000001B', 'relief')).reportNo).not.toBe(report.reportNo)
    const { id } = await portal.detail('CN900000001B')
    const others = (await send({ id }, 'demo2')).body as ValuationReport
    expect(others.reportNo).not.toBe(report.reportNo)
    const file = /\/api\/file\/[^?]+/.exec(others.url)?.[0] ?? ''
    expect((await portal.ask(file, portal.people.demo.token)).status).toBe(404)
    const two = await Promise.all([send({ id, scene: 'licence' }), send({ id, scene: 'licence' })])
    expect(new Set(two.map(({ body }) => body.reportNo)).size).toBe(1)
  })

  it.each([
    [{ id: 'A'.repeat(22) }, 404, 'U00404'],
    [{ id: 'x' }, 404, 'U00404'],
    [{}, 400, 'U00400'],
    [{ id: 'A'.repeat(22), scene: 'sale' }, 400, 'U00400'],
  ])('of %j is refused', async (body, http, status) => {
    expect(await send(body)).toMatchObject({ status: http, body: { status } })
  })

  it('is had twenty times a day', async () => {
    const { id } = await portal.detail('CN900000001B')
    await portal.database.pool.query(
      `insert into patent_valuation_report (id, report_number, owner_id, valuation_id, scene, day, file_id, created_at)
       select gen_random_uuid(), 'X' || n, $1, $2, 'x' || n, '2025-01-01', gen_random_uuid(), $3 from generate_series(1, 20) n`,
      [portal.people.demo.id, id, portal.clock.now()],
    )
    expect(await send({ id })).toMatchObject({
      status: 429,
      body: { status: 'U00429', msg: '每天最多生成20份报告，请明天再试' },
    })
    expect((await send({ id }, 'demo2')).status).toBe(200)
  })
})

it('a result lives as long as its report, whose file goes with it after ninety days', async () => {
  const { url } = await make('CN900000003A')
  const { id } = await portal.detail('CN900000003A')
  const read = async () => (await portal.ask(`/evaluate-patent/basic/queryById?id=${id}`)).status
  portal.clock.advance(89 * dayMs)
  await forgetUnused(portal.ctx)
  expect([await removeOldReports(portal.ctx), await read()]).toEqual([0, 200])
  portal.clock.advance(31 * dayMs)
  expect(await removeOldReports(portal.ctx)).toBe(1)
  await forgetUnused(portal.ctx)
  expect(await read()).toBe(404)
  const file = /\/api\/file\/[^?]+/.exec(url)?.[0] ?? ''
  for (const { name, run } of filesServer.jobs ?? []) if (name.startsWith('files.sweep-un')) await run(portal.ctx)
  expect((await portal.ask(file, portal.people.demo.token)).status).toBe(404)
})
