import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleDay } from '../testing/examples.ts'
import { createValuationApp, type ValuationApp } from '../testing/valuation-app.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())

const token = () => portal.people.demo.token

describe('the worked examples of the model come out by call, to the printed digit', () => {
  it.each([
    ['CN900000001B', 91.3, 85, 93.7, '27.53', '9.08', '75.21', '10', 'FMSQ', '一级'],
    ['CN900000002U', 46.6, 28.9, 67, '0.51', '0.08', '1.82', '10', 'SYXX', '三级'],
    ['CN900000003A', 74.8, 59.2, 85.2, '4.67', '1.43', '13.54', '30', 'FMZL', '二级'],
  ])('%s', async (pn, score, scoreLow, scoreHigh, price, priceLow, priceHigh, prscode, patk, band) => {
    expect((await portal.evaluate(pn)).body).toMatchObject({ pn, score, prscode })
    const detail = await portal.detail(pn)
    expect(detail).toMatchObject({ pn, score, scoreLow, scoreHigh, price, priceLow, priceHigh, prscode, patk, band })
    expect(detail.indicators.reduce((sum, { contribution }) => sum + contribution, 0)).toBeCloseTo(detail.quality, 10)
  })
})

describe('evaluateByPsn', () => {
  it('answers three lists of sentences, and the same id for the same record and day', async () => {
    const { body } = await portal.evaluate('cn 900000001 b')
    expect(body).toMatchObject({ id: expect.stringMatching(/^[\w-]{22}$/), pn: 'CN900000001B' })
    expect(body.dataList).toHaveLength(3)
    for (const list of body.dataList as string[][]) expect(list.length).toBeGreaterThan(2)
    expect((await portal.evaluate('CN900000001B')).body.id).toBe(body.id)
    expect(body).not.toHaveProperty('list')
  })

  it('says with score 0 that nothing is known, as of the examples of form, which are real numbers', async () => {
    for (const pn of ['CN216706028U', 'CN111339067A', 'CN103150376B']) {
      expect((await portal.evaluate(pn)).body).toEqual({
        ...{ id: null, pn, score: 0, prscode: null, dataList: [[], [], []] },
        msg: expect.stringMatching(/^评估失败，未检索到该公告号专利数据，请检查输入的专利公告号是否正确/),
      })
    }
  })

  it.each([
    ['', 'EMPTY'],
    ['手机', 'FORMAT'],
    ['9'.repeat(201), 'FORMAT'],
    ['US900000001B', 'NOT_CN'],
    ['CN306789012S', 'DESIGN_NOT_SUPPORTED'],
    ['CN216706028B', 'KIND_MISMATCH'],
    ['202610690957.6', 'IS_APPLICATION_NUMBER'],
    ['202610690957.5', 'BAD_CHECK_DIGIT'],
    ['CN900000001B,CN900000002U,CN900000003A,CN900000004B,CN900000005B,CN900000006B', 'TOO_MANY'],
    ['CN900000007B', 'NO_STATUS'],
    ['CN900000006B', 'NO_DATA'],
  ])('%j is no failure of the call but the answer %s, with its words', async (pns, reason) => {
    const { status, body } = await portal.evaluate(pns)
    expect([status, body]).toMatchObject([200, { code: 500, reason, msg: expect.stringMatching(/\p{Script=Han}/u) }])
  })

  it('offers the publications of an application number', async () => {
    expect((await portal.evaluate('201910000009.5')).body.candidates).toEqual(['CN900000009A', 'CN900000009B'])
  })

  it('values a published application as its grant, and says so first among the notes of the law', async () => {
    const { body } = await portal.evaluate('CN900000009A')
    expect(body.pn).toBe('CN900000009B')
    expect((body.dataList as string[][])[1]?.[0]).toBe('该申请已授权公告，按CN900000009B评估。')
    expect(await portal.detail('CN900000009A')).toMatchObject({ pn: 'CN900000009B', askedPn: 'CN900000009A' })
    expect(await portal.detail('CN900000009B')).toMatchObject({ askedPn: null })
  })

  it('answers several in a list, the first as if it stood alone', async () => {
    const { body } = await portal.evaluate('CN900000002U；CN900000099B、手机')
    expect(body).toMatchObject({ pn: 'CN900000002U', list: [{ score: 46.6 }, { score: 0 }, { code: 500 }] })
  })

  it('of what has ended keeps a score of at least 1, and no price', async () => {
    for (const pn of ['CN900000004B', 'CN900000005B']) {
      const detail = await portal.detail(pn)
      expect(detail).toMatchObject({ prscode: '20', price: '0.00' })
      expect(detail.score).toBeGreaterThanOrEqual(1)
    }
    expect((await portal.detail('CN900000005B')).statusText).toBe('保护期届满')
  })
})

describe('a result', () => {
  it('names the source and the day of each indicator, and marks an invented record', async () => {
    const detail = await portal.detail('CN900000001B')
    expect(detail).toMatchObject({
      ...{ ti: '演示：密钥的分发方法', demonstration: true, sources: [{ name: '演示数据', asOf: exampleDay }] },
      model: { version: 'PV-1', parameters: 'P-1', cohort: 'D-1', cohortKind: 'default', calibrated: false },
    })
    expect(detail.indicators.find(({ key }) => key === 'cit')).toMatchObject({ source: '演示数据', asOf: exampleDay })
    expect(detail.notice).toContain('仅供参考')
  })

  it('hides title and people of a result as soon as a source forbids to show them, in the history too', async () => {
    const pn = 'CN900000010B'
    const { token: viewer } = portal.people.staff
    await portal.evaluate(pn, viewer)
    const { ti } = await portal.detail(pn)
    expect(ti).toMatch(/^演示/)
    const hide = (mayShow: boolean) =>
      portal.database.pool.query('update patent_record set may_show = $1 where publication_number = $2', [mayShow, pn])
    await hide(false)
    expect(await portal.detail(pn)).toMatchObject({ mayShow: false, ti: null, pa: null, inn: null })
    const history = await portal.call({ path: `/api/valuations?keyword=${pn}`, token: viewer })
    expect(history.body.elements).toEqual([expect.objectContaining({ pn, ti: null })])
    await hide(true)
  })

  it('shows no title and nobody of a record that may not be shown', async () => {
    expect(await portal.detail('CN900000008B')).toMatchObject({ mayShow: false, ti: null, pa: null, inn: null })
    expect(JSON.stringify(await portal.detail('CN900000008B'))).not.toContain('不允许展示')
  })

  it.each(['', 'x', 'A'.repeat(22), "' or 1=1 --"])('by the id %j does not exist', async (id) => {
    const { status, body } = await portal.ask(`/evaluate-patent/basic/queryById?${new URLSearchParams({ id })}`)
    expect([status, body.status]).toEqual([404, 'U00404'])
  })

  it('is compared with up to four others, in the order asked for', async () => {
    const ids = [(await portal.detail('CN900000002U')).id, (await portal.detail('CN900000001B')).id]
    const compare = (list: string[]) => portal.ask(`/api/valuationComparison?ids=${list.join(',')}`)
    expect((await compare(ids)).body.elements).toMatchObject([{ pn: 'CN900000002U' }, { pn: 'CN900000001B' }])
    expect((await compare(ids.slice(1))).body).toMatchObject({ status: 'U00400', msg: '请选择2至5件专利' })
    expect((await compare([...ids, 'A'.repeat(22)])).status).toBe(404)
  })
})

it('the model says of each figure what it rests on, and that nobody has compared it yet', async () => {
  const { body } = await portal.ask('/api/valuationModel')
  expect(body).toMatchObject({ version: 'PV-1', cohort: { name: 'D-1', kind: 'default' }, calibrated: false })
  const { list } = body.parameters as { list: { name: string; source: string; checkedOn: string | null }[] }
  expect(list.every(({ source }) => source !== '')).toBe(true)
  expect(new Set(list.map(({ checkedOn }) => checkedOn))).toEqual(new Set([null]))
  expect((body.scenes as { name: string }[]).map(({ name }) => name)).toEqual(['管理', '许可转让', '质押', '侵权救济'])
})

describe('the history', () => {
  it('holds what a signed-in user has asked for, the last one first, until he forgets it', async () => {
    const first = (await portal.evaluate('CN900000001B', token())).body.id
    portal.clock.advance(1_000)
    const second = (await portal.evaluate('CN900000002U', token())).body.id
    const list = async (query = '') => (await portal.ask(`/api/valuations${query}`, token())).body
    expect(await list()).toMatchObject({ totalElements: 2, elements: [{ id: second, price: '0.51' }, { id: first }] })
    expect(await list('?keyword=密钥')).toMatchObject({ elements: [{ id: first, ti: '演示：密钥的分发方法' }] })
    expect((await portal.ask('/api/valuations', portal.people.demo2.token)).body).toMatchObject({ totalElements: 0 })
    const forgets = (who: string) => portal.call({ method: 'DELETE', path: `/api/valuations/${first}`, token: who })
    await forgets(portal.people.demo2.token)
    expect(await list()).toMatchObject({ totalElements: 2 })
    await forgets(token())
    expect(await list()).toMatchObject({ elements: [{ id: second }] })
    expect((await portal.ask('/api/valuations')).status).toBe(401)
  })
})
