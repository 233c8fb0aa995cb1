import { sampleFile } from '@portal/files/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rightLimits } from '../contract/limits.ts'
import { rightSample } from '../contract/samples.ts'
import { createRightsApp, type RightsApp } from '../testing/rights-app.ts'

let test: RightsApp
beforeAll(async () => {
  test = await createRightsApp()
  test.clock.set(new Date('2026-11-20T10:00:00+08:00'))
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.database.pool.query('delete from "right"')
})

const recordal = { recordNum: 'T2026-88', recordBeginDate: '2026-01-05', recordEndDate: '2036-01-04' }

describe('a right', () => {
  it('answers its facts with all that belongs to it', async () => {
    const id = await test.made()
    expect(await test.detail(id)).toEqual({
      ...rightSample,
      countryName: '中国',
      id,
      version: 1,
      phase: 'inForce',
      verification: { state: 'none', at: null, note: '' },
      recordals: [],
      papers: [],
      deadlines: [{ id: 'end', name: '权利届满', opensOn: null, dueOn: '2040-03-20' }],
      origin: { kind: 'form', ref: null, dataDay: null, time: expect.any(Number) },
      access: 'owner',
      can: ['edit', 'remove', 'addPaper', 'addRecordal', 'delegate', 'use'],
    })
  })

  it('is changed from the version that was read, and from no older one', async () => {
    const id = await test.made()
    expect((await test.save(id, 1, { recordName: '新名称' })).body).toEqual({ id, version: 2 })
    const stale = await test.save(id, 1, { recordName: '旧页面' })
    expect([stale.status, stale.body.status, stale.body.current]).toEqual([409, 'U00409', { version: 2 }])
    expect(await test.detail(id)).toMatchObject({ version: 2, recordName: '新名称' })
  })

  it('does not become the double of another one', async () => {
    const [first, second] = [await test.made(), await test.made({ registerNum: '2' })]
    const double = await test.save(second, 1, { registerNum: '765-4321' })
    expect([double.status, double.body.current]).toEqual([409, { id: first }])
    expect((await test.save(first, 1)).status).toBe(200)
  })

  it('is refused where a change is wrong, and stays', async () => {
    const id = await test.made()
    const { status, body } = await test.save(id, 1, { obligeeName: '' })
    expect([status, body.msg]).toEqual([400, '请输入权利人名称'])
    expect((await test.send('PUT', `/api/rights/${id}`, rightSample)).body.msg).toBe('缺少版本号，请刷新后重试')
    expect((await test.detail(id)).version).toBe(1)
  })

  it('goes with its papers', async () => {
    const id = await test.made()
    await test.addPaper(id, 'certificate', await sampleFile('pdf'))
    expect((await test.send('DELETE', `/api/rights/${id}`)).status).toBe(200)
    expect((await test.send('GET', `/api/rights/${id}`)).status).toBe(404)
    const { rows } = await test.database.pool.query('select from file where attached_at is not null')
    expect(rows).toEqual([])
  })
})

describe('one’s rights', () => {
  it('are one’s own, the one saved last first', async () => {
    const first = await test.made()
    test.clock.advance(1000)
    const second = await test.made({ registerNum: '2' })
    await test.made({}, 'demo2')
    expect((await test.rows()).map(({ id }) => id)).toEqual([second, first])
    test.clock.advance(1000)
    await test.save(first, 1)
    expect((await test.rows('?pgCount=1')).map(({ id }) => id)).toEqual([first])
    const { body } = await test.send('GET', '/api/rights?pgCount=1&pgIndex=2')
    expect(body).toMatchObject({ totalElements: 2, elements: [{ id: second, access: 'owner', version: 1 }] })
  })

  it('are found by name, holder, number and recordal, by type, and by how they stand today', async () => {
    const mark = await test.made()
    const patent = await test.made({
      ...{
        registerType: 1,
        classes: [],
        recordName: 'Lampe',
        registerNum: 'ZL 2020 1 0123456.7',
        obligeeName: 'Ｋ公司',
      },
      rightEndDate: null,
    })
    await test.send('POST', `/api/rights/${mark}/recordals`, recordal)
    const found = async (query: string) => (await test.rows(`?${query}`)).map(({ id }) => id)
    expect(await found('keyword=海帆')).toEqual([mark])
    expect(await found('keyword=lampE')).toEqual([patent])
    expect(await found('keyword=k公司')).toEqual([patent])
    expect(await found('keyword=20201-0123456')).toEqual([patent])
    expect(await found('keyword=t2026.88')).toEqual([mark])
    expect(await found('keyword=没有')).toEqual([])
    expect(await found('registerType=1')).toEqual([patent])
    expect(await found('phase=unknown')).toEqual([patent])
    expect(await found('phase=inForce&registerType=4&keyword=haifan')).toEqual([mark])
    expect((await test.send('GET', '/api/rights?phase=alive')).status).toBe(400)
  })

  it('stand by the windows of checked rules', async () => {
    const mark = (rightEndDate: string, registerNum: string, more = {}) =>
      test.made({ registerNum, rightBeginDate: '2010-01-01', rightEndDate, ...more })
    await mark('2027-11-20', 'window')
    await mark('2027-11-21', 'before')
    await mark('2026-09-30', 'grace')
    await mark('2025-01-15', 'lapsed')
    await mark('2027-01-15', 'foreign', { country: 'US' })
    await mark('2025-01-15', 'patent', { registerType: 1, classes: [] })
    const phases = Object.fromEntries((await test.rows()).map(({ registerNum, phase }) => [registerNum, phase]))
    expect(phases).toEqual({
      ...{ window: 'renewable', before: 'inForce', grace: 'grace', lapsed: 'lapsed' },
      ...{ foreign: 'inForce', patent: 'lapsed' },
    })
  })
})

describe('recordals of a right', () => {
  it('are noted once each, and removed', async () => {
    const id = await test.made()
    const { body } = await test.send('POST', `/api/rights/${id}/recordals`, recordal)
    expect((await test.detail(id)).recordals).toEqual([{ id: body.id, ...recordal }])
    const deadlines = (await test.detail(id)).deadlines
    expect(deadlines).toContainEqual({
      id: body.id,
      name: '海关备案：申请续展（T2026-88）',
      opensOn: '2035-07-04',
      dueOn: '2036-01-04',
    })
    const double = await test.send('POST', `/api/rights/${id}/recordals`, { ...recordal, recordNum: 't2026 88' })
    expect([double.status, double.body.current]).toEqual([409, { id: body.id }])
    const remove = () => test.send('DELETE', `/api/rights/${id}/recordals/${body.id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  })

  it.each([
    [{ recordNum: '' }, 'recordNum', '请输入备案号'],
    [{ recordBeginDate: '' }, 'recordBeginDate', '请输入备案起始日'],
    [{ recordEndDate: '2026-01-05' }, 'recordEndDate', '备案届满日须在起始日之后'],
    [{ recordEndDate: '2036-01-06' }, 'recordEndDate', '备案有效期最长10年，请核对届满日'],
    [{ recordBeginDate: '2030-01-05', recordEndDate: '2036-01-04' }, 'recordBeginDate', '备案起始日在今天之后，请核对'],
  ])('with %j are refused', async (changes, field, msg) => {
    const id = await test.made()
    const { status, body } = await test.send('POST', `/api/rights/${id}/recordals`, { ...recordal, ...changes })
    const [first] = body.fields as { path: string }[]
    expect([status, body.msg, first?.path]).toEqual([400, msg, field])
  })
})

describe('papers of a right', () => {
  it('are kept with kind and last day, and removed', async () => {
    const id = await test.made()
    const pdf = await sampleFile('pdf')
    const url = await test.upload(pdf)
    const added = await test.send('POST', `/api/rights/${id}/papers`, {
      kind: 'licence',
      url,
      validUntil: '2030-12-31',
    })
    const [paper] = (await test.detail(id)).papers
    expect(paper).toMatchObject({
      id: added.body.id,
      kind: 'licence',
      validUntil: '2030-12-31',
      size: pdf.bytes.length,
    })
    const again = await test.send('POST', `/api/rights/${id}/papers`, { kind: 'other', url })
    expect([again.status, again.body.msg]).toEqual([400, '这份文件已在材料中'])
    const remove = () => test.send('DELETE', `/api/rights/${id}/papers/${added.body.id}`)
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
  })

  it('are the owner’s own uploads, of the kinds that a right takes, and not too many', async () => {
    const id = await test.made()
    const post = (body: object) => test.send('POST', `/api/rights/${id}/papers`, body)
    const theirs = await test.upload(await sampleFile('pdf'), 'demo2')
    expect((await post({ kind: 'certificate', url: theirs })).status).toBe(400)
    expect((await post({ kind: 'passport', url: theirs })).body.msg).toBe('请选择材料类型')
    expect((await post({ kind: 'certificate' })).body.msg).toBe('请上传材料')
    await test.database.pool.query(
      `insert into right_paper (id, right_id, kind, file_id, created_at)
       select gen_random_uuid(), $1, 'other', gen_random_uuid(), now() from generate_series(1, $2::int)`,
      [id, rightLimits.papers],
    )
    const url = await test.upload(await sampleFile('pdf'))
    expect((await post({ kind: 'other', url })).body).toMatchObject({ status: 'U00409', msg: '一项权利最多30份材料' })
  })
})

describe('where a name is protected', () => {
  it('is told by one’s own rights with the same name, and its gaps', async () => {
    const id = await test.made()
    const abroad = await test.made({ recordName: '演示·海帆 haifan', country: 'US', registerNum: '88' })
    await test.made({ recordName: '别的名称', country: 'DE', registerNum: '99' })
    await test.made({ registerType: 1, classes: [], country: 'JP', registerNum: '77' })
    await test.send('POST', `/api/rights/${id}/recordals`, recordal)
    const { body } = await test.send('GET', `/api/rights/${id}/coverage`)
    expect(body).toMatchObject({
      places: [
        { code: 'customs', name: '海关备案', covered: true },
        { code: 'WO', name: '马德里体系', covered: false },
        { code: 'CN', name: '中国', covered: true },
        { code: 'DE', name: '德国', covered: false },
        { code: 'US', name: '美国', covered: true },
      ],
      rows: [
        { id, held: ['customs', 'CN'] },
        { id: abroad, held: ['US'] },
      ],
    })
  })

  it('counts an international registration for the Madrid System, and no right that is applied for or over', async () => {
    const id = await test.made({ registerType: 5, registerNum: 'G1' })
    await test.made({ country: 'FR', registerNum: '66', status: 'applied' })
    await test.made({ country: 'JP', registerNum: '67', rightEndDate: '2025-01-01' })
    const { body } = await test.send('GET', `/api/rights/${id}/coverage`)
    expect((body.places as { code: string; covered: boolean }[]).map(({ code, covered }) => [code, covered])).toEqual([
      ...[
        ['customs', false],
        ['WO', true],
        ['CN', true],
      ],
    ])
  })
})
