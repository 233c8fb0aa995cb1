import { sampleWorkbook } from '@portal/imports/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { patentImportsApi } from '../../contract/import.ts'
import { createListApp, type ListApp } from '../../testing/list-app.ts'

let app: ListApp
beforeAll(async () => {
  app = await createListApp()
  return app.close
})

const { path } = patentImportsApi.listImports

const importList = (text: string, start: object) => app.importFile('专利.csv', text, start)
const recordOf = (pn: string) => app.recordOf(pn)

const incopat = `公开（公告）号,标题,申请日,专利类型,权利要求数量,被引证次数,家族被引证次数,IPC,当前法律状态
CN900000201B,演示：支架,2018-03-04,发明授权,10,7,12,F16M11/04,授权
CN900000202U,演示：盒,2021-05-06,实用新型,8,-,1,B65D5/00,未缴年费终止失效
CN900000203S,演示：外观,2021-05-06,外观设计,,,,,授权
`

describe('a list of patents', () => {
  it('is known by the headings of other products, refuses lines with reasons, and shows as a whole', async () => {
    const done = await importList(incopat, { source: '演示清单', asOf: '2026-05-01' })
    expect(done).toMatchObject({ state: 'finished', accepted: 2, refused: 1 })
    expect(await recordOf('CN900000201B')).toMatchObject({
      ...{ version: 1, facts: { title: '演示：支架', claims: 10, fwd: 12, status: 'GRANTED', pages: null } },
      provenance: { claims: { source: '演示清单', asOf: '2026-05-01' } },
    })
    expect((await recordOf('CN900000202U')).facts).toMatchObject({ status: 'LAPSED_FEE', fwd: 1 })
  })

  it('of a newer day wins field by field, of an older one fills gaps, and equal content changes nothing', async () => {
    const line = (values: string) => `公告号,专利名称,申请日,权利要求数量,文献页数\n${values}\n`
    await importList(line('CN900000201B,演示：支架,2018-03-04,11,-'), { source: '乙', asOf: '2026-06-01' })
    await importList(line('CN900000201B,演示：支架,2018-03-04,9,20'), { source: '丙', asOf: '2026-01-01' })
    const record = await recordOf('CN900000201B')
    expect(record).toMatchObject({
      ...{ version: 3, facts: { claims: 11, pages: 20, fwd: 12 } },
      provenance: { claims: { source: '乙' }, pages: { source: '丙', asOf: '2026-01-01' } },
    })
    await importList(line('CN900000201B,演示：支架,2018-03-04,11,-'), { source: '丁', asOf: '2026-06-01' })
    expect((await recordOf('CN900000201B')).version).toBe(3)
  })

  it('takes no other source’s name for invented records, and none from whoever may not', async () => {
    const { token } = app.people.staff
    const { id } = (await app.upload('专利.csv', incopat)).json()
    const body = { source: '演示数据', asOf: '2026-05-01' }
    expect((await app.call({ method: 'POST', path: `${path}/${id}/start`, token, body })).status).toBe(400)
    expect((await app.upload('专利.csv', incopat, app.people.demo.token)).statusCode).toBe(403)
  })

  it('of incoPat in GBK, and of innojoy as a workbook with legal events, make one record of a publication', async () => {
    // 公开（公告）号,标题,申请日,当前法律状态,被引证次数 / CN900000211B,演示：盒,2015-03-04,授权,7 / 公告,演示：坏,2015-03-04,,
    const gbk = Buffer.from(
      [
        'b9abbfaaa3a8b9abb8e6a3a9bac52cb1eacce22cc9eac7ebc8d52cb5b1c7b0b7a8c2c9d7b4ccac2cb1bbd2fdd6a4b4cecafd',
        '0a434e393030303030323131422cd1ddcabea3babad02c323031352d30332d30342ccadac8a82c370ab9abb8e62cd1ddcabe',
        'a3babbb52c323031352d30332d30342c2c0a',
      ].join(''),
      'hex',
    )
    const first = await app.importFile('incopat.csv', gbk, { source: 'incoPat', asOf: '2023-01-01' })
    expect(first).toMatchObject({ encoding: 'gb18030', accepted: 1, refused: 1 })
    expect(await app.findingsOf(first.id)).toEqual([expect.stringMatching(/^3 公告 请输入正确的专利公告号/)])
    const rows = [
      ['公开(公告)号', '名称', '申请日', '申请(专利权)人', '专利有效性', '法律事件'],
      ['CN900000211B', '演示：盒', '2015-03-04', '演示甲;演示乙', '', '2018-01-02 GR01;2023-05-06 CF01 未缴年费'],
      ['CN900000212B', '演示：架', '2015-03-04', '演示丙', '有效', '2023-05-06 CF01;2024-01-02 RR01'],
      ['CN900000213B', '演示：轮', '2015-03-04', '演示丁', '有效', 'CF01 2023-05-06'],
    ]
    const second = await app.importFile('innojoy.xlsx', sampleWorkbook(rows), { source: 'innojoy', asOf: '2026-05-01' })
    expect(second).toMatchObject({ format: 'xlsx', accepted: 2, refused: 1 })
    expect(await app.findingsOf(second.id)).toEqual([
      '4 CF01 2023-05-06 法律事件“CF01 2023-05-06”应写为日期、空格和代码，如 2023-05-06 CF01',
    ])
    const { facts, provenance } = await recordOf('CN900000211B')
    expect(facts).toMatchObject({ status: 'LAPSED_FEE', fwd: 7, applicants: ['演示甲', '演示乙'], transfers: 0 })
    expect([provenance.fwd?.source, provenance.status]).toEqual([
      'incoPat',
      {
        ...{ source: 'innojoy', asOf: '2026-05-01', importId: second.id },
        overruled: { value: 'GRANTED', source: 'incoPat', asOf: '2023-01-01', importId: first.id },
      },
    ])
    expect((await recordOf('CN900000212B')).facts.status).toBe('GRANTED')
  })

  it('that says the same on a newer day wins against one that came between', async () => {
    const line = (claims: number) => `公告号,专利名称,申请日,权利要求数量\nCN900000221B,演示：轮,2018-03-04,${claims}\n`
    await importList(line(10), { source: '戊', asOf: '2026-01-01' })
    await importList(line(9), { source: '己', asOf: '2026-02-01' })
    expect((await recordOf('CN900000221B')).facts.claims).toBe(9)
    expect(await importList(line(10), { source: '戊', asOf: '2026-03-01' })).toMatchObject({ unchanged: 1 })
    expect((await recordOf('CN900000221B')).facts.claims).toBe(10)
    expect(await importList(line(12), { source: '戊', asOf: '2026-04-01' })).toMatchObject({ changed: 1 })
    expect((await recordOf('CN900000221B')).facts.claims).toBe(12)
  })
})

describe('the licence of a list', () => {
  const line = (values: string) => `公告号,专利名称,申请日,申请人,发明人\n${values}\n`
  const shownOf = async (pn: string) => {
    const { mayShow, version } = await recordOf(pn)
    return [mayShow, version]
  }
  const pn = 'CN900000231B'

  it('is kept with the import, and may be left out', async () => {
    const bare = await importList(line(`${pn},演示：锁,2018-03-04,演示甲,演示乙`), {
      source: '许可甲',
      asOf: '2026-01-01',
    })
    expect(bare).toMatchObject({ licence: null, mayShow: true })
    const hidden = { source: '许可乙', asOf: '2026-02-01', licence: '数据合同第3条', mayShow: false }
    expect(await importList(line(`${pn},演示：锁,2018-03-04,-,-`), hidden)).toMatchObject({
      ...{ licence: '数据合同第3条', mayShow: false },
    })
  })

  it('hides title and people where one of them counts from a source that forbids it, until another tells it anew', async () => {
    expect(await shownOf(pn)).toEqual([false, 2])
    await importList(line(`${pn},演示：锁,2018-03-04,-,-`), { source: '许可丙', asOf: '2026-03-01' })
    expect(await shownOf(pn)).toEqual([true, 3])
    // An older list of a source that forbids it fills nothing here.
    await importList(line(`${pn},演示：旧锁,2018-03-04,-,-`), { source: '许可丁', asOf: '2025-01-01', mayShow: false })
    expect(await shownOf(pn)).toEqual([true, 3])
  })

  it('that forbids it now hides what the same source told before', async () => {
    const told = line('CN900000232B,演示：钥匙,2018-03-04,演示甲,演示乙')
    await importList(told, { source: '许可戊', asOf: '2026-04-01' })
    await importList(told, { source: '许可戊', asOf: '2026-04-02', mayShow: false })
    expect(await shownOf('CN900000232B')).toEqual([false, 2])
  })

  it.each([
    [{ licence: '长'.repeat(201) }, 'licence', '数据许可最多输入200个字'],
    [{ mayShow: 'no' }, 'mayShow', '展示许可有误'],
  ])('%j is refused', async (wrong, field, msg) => {
    const { token } = app.people.staff
    const { id } = (await app.upload('专利.csv', incopat)).json()
    const body = { source: '甲', asOf: '2026-05-01', ...wrong }
    const reply = await app.call({ method: 'POST', path: `${path}/${id}/start`, token, body })
    expect([reply.status, reply.body.fields]).toEqual([400, [{ path: field, msg }]])
  })
})
