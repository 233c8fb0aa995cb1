import { createStaff } from '@portal/accounts/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parameterNames } from '../../contract/parameter-words.ts'
import { builtInParameters } from '../../proof/built-in-parameters.ts'
import { exampleDay } from '../../proof/examples.ts'
import { createValuationApp, type ValuationApp } from '../../testing/valuation-app.ts'

let portal: ValuationApp
beforeAll(async () => {
  portal = await createValuationApp({ at: `${exampleDay}T12:00:00+08:00` })
})
afterAll(() => portal.close())

const path = '/api/admin/valuation/parameters'
const { name: _, ...builtIn } = builtInParameters
const withIncome = (value: unknown) => ({ ...builtIn, a0: { ...builtIn.a0, value }, note: '改收益' })
const desk = () => portal.people.staff.token
const add = (body: object, headers: Record<string, string> = {}) =>
  portal.call({ method: 'POST', path, token: desk(), body, headers })
/** Saves a version. @returns its name */
const saved = async (body: object): Promise<string> => String((await add(body)).body.version)

describe('versions of the parameters', () => {
  it('begin with the built-in one, and the newest is in force, with author, time and note', async () => {
    expect((await add(withIncome(20_000))).body).toEqual({ version: 'P-2' })
    expect(portal.acts).toMatchObject([
      {
        ...{ subjectKind: 'valuationParameters', subjectRef: 'P-2', link: '/valuation-model/parameters/P-2' },
        before: { inForce: 'P-1', a0: builtIn.a0 },
        after: { inForce: 'P-2', a0: { value: 20_000 } },
      },
    ])
    const { body } = await portal.ask(path, desk())
    expect(body.elements).toEqual([
      { version: 'P-2', note: '改收益', author: 'staff', time: expect.any(Number), inForce: true },
      { version: 'P-1', note: '随产品提供的第一版参数', author: null, time: null, inForce: false },
    ])
    const { body: made } = await portal.ask(`${path}/P-2`, desk())
    expect(made).toMatchObject({ version: 'P-2', inForce: true, parameters: { ...builtIn, a0: { value: 20_000 } } })
    expect((await portal.ask(`${path}/P-1`, desk())).body).toMatchObject({ inForce: false, parameters: builtIn })
    for (const name of ['P-3', 'P-01', 'x', 'P-99999999999'])
      expect((await portal.ask(`${path}/${name}`, desk())).status).toBe(404)
  })

  it('leave the old result as it was, and give a new evaluation another id and price', async () => {
    const before = await portal.detail('CN900000001B')
    const version = await saved(withIncome(30_000))
    expect(await portal.detail('CN900000001B')).toMatchObject({ model: { parameters: version } })
    const after = await portal.detail('CN900000001B')
    expect(after.id).not.toBe(before.id)
    expect(Number(after.price)).toBeGreaterThan(Number(before.price))
    const { expiresAt: _kept, ...old } = before
    expect((await portal.ask(`/evaluate-patent/basic/queryById?id=${before.id}`)).body).toMatchObject(old)
  })

  it('are followed by another process within five seconds', async () => {
    const other = await portal.again()
    const inForce = async () =>
      (await other.inject({ url: '/api/valuationModel' })).json<{ parameters: { version: string } }>().parameters
        .version
    const before = await inForce()
    const version = await saved(withIncome(40_000))
    expect(version).not.toBe(before)
    portal.clock.advance(5_000)
    expect(await inForce()).toBe(version)
    await other.close()
  })

  it('are shown to everybody with day and note', async () => {
    const version = await saved({
      ...withIncome(15_000),
      a0: { ...builtIn.a0, checkedOn: exampleDay, sourceUrl: 'https://www.cnipa.gov.cn/' },
    })
    const { body } = await portal.ask('/api/valuationModel')
    expect(body.parameters).toMatchObject({ version, since: exampleDay, note: '改收益' })
    const { list } = body.parameters as { list: object[] }
    expect(list[0]).toMatchObject({ key: 'a0', checkedOn: exampleDay, sourceUrl: 'https://www.cnipa.gov.cn/' })
  })

  it('are written once: two at once get different ones, a repeated call its own, an unchanged list none', async () => {
    const both = await Promise.all([add(withIncome(1)), add(withIncome(2))])
    const numbers = both.map(({ body }) => Number(String(body.version).slice(2)))
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1)
    const once = { 'idempotency-key': 'once' }
    const { version } = (await add(withIncome(3), once)).body
    expect(version).toBe(`P-${Math.max(...numbers) + 1}`)
    expect((await add(withIncome(3), once)).body).toEqual({ version })
    expect((await add(withIncome(4), once)).body).toMatchObject({
      status: 'U00409',
      msg: expect.stringContaining(String(version)),
    })
    expect((await add({ ...withIncome(3), note: '同样' })).body).toMatchObject({
      ...{ status: 'U00409', msg: '与现行参数相同，没有要保存的变化' },
    })
  })

  it('are not replaced by who read an older version, and nothing is saved', async () => {
    const base = await saved(withIncome(50_000))
    const newer = await saved({ ...withIncome(51_000), base })
    const late = await add({ ...withIncome(52_000), base })
    expect([late.status, late.body]).toMatchObject([409, { status: 'U00409' }])
    expect((await portal.ask('/api/valuationModel')).body.parameters).toMatchObject({ version: newer })
  })

  it('are for those who may', async () => {
    const { token } = await createStaff(portal, 'reader', { roles: ['desk'] })
    expect((await portal.ask(path, token)).status).toBe(403)
    expect((await portal.ask(path)).status).toBe(401)
  })
})

const block = (key: keyof typeof builtIn, changes: object) => ({
  ...{ ...builtIn, note: '改' },
  [key]: { ...builtIn[key], ...changes },
})
const names = parameterNames

describe('a list is refused, by the field and the range that is left', () => {
  const { value: fees } = builtIn.fees
  const fee = (of: unknown[]) => block('fees', { value: { ...fees, UTILITY: of } })
  it.each<[object, string, string]>([
    [{}, 'a0', '缺少中位专利的当年收益（元）'],
    [{ ...builtIn }, 'note', '请填写说明'],
    [{ ...builtIn, note: '字'.repeat(501) }, 'note', '最多输入500个字'],
    [block('a0', { value: 0 }), 'a0.value', `${names.a0}须为 1 至 10000000 的数`],
    [block('a0', { value: 10_000_001 }), 'a0.value', `${names.a0}须为 1 至 10000000 的数`],
    [block('a0', { value: '一万' }), 'a0.value', `${names.a0}须为 1 至 10000000 的数`],
    [block('a0', { value: null }), 'a0.value', `${names.a0}须为 1 至 10000000 的数`],
    [block('a0', { source: ' ' }), 'a0.source', `${names.a0}：请填写来源`],
    [block('a0', { sourceUrl: 'http://a.cn' }), 'a0.sourceUrl', `${names.a0}：来源网址须以 https:// 开头`],
    [block('a0', { sourceUrl: 'javascript:alert(1)' }), 'a0.sourceUrl', `${names.a0}：来源网址须以 https:// 开头`],
    [block('a0', { checkedOn: '2024-02-30' }), 'a0.checkedOn', `${names.a0}：核对日期有误，请按年-月-日填写`],
    [block('a0', { checkedOn: '2025-01-02' }), 'a0.checkedOn', `${names.a0}：核对日期不能晚于今天`],
    [
      block('delta', { value: { INVENTION: 0.88, UTILITY: 1 } }),
      'delta.value.UTILITY',
      '年收益留存率（实用新型）须为 0.01 至 0.99 的数',
    ],
    [block('r', { value: 0 }), 'r.value', `${names.r}须为 0.01 至 0.99 的数`],
    [block('discount', { value: 1.01 }), 'discount.value', '折现率须为 0 至 1 的数'],
    [block('sigma', { value: 5.1 }), 'sigma.value', `${names.sigma}须为 0.1 至 5 的数`],
    [
      block('pGrant', { value: { PUBLISHED: -0.1, EXAMINING: 1 } }),
      'pGrant.value.PUBLISHED',
      '获得授权的可能性（已公布）须为 0 至 1 的数',
    ],
    [
      block('pValid', { value: { INVENTION: 0.9 } }),
      'pValid.value.UTILITY',
      '权利稳定的可能性（实用新型）须为 0 至 1 的数',
    ],
    [
      block('kType', { value: { INVENTION: 1, UTILITY: 0 } }),
      'kType.value.UTILITY',
      '类型系数（实用新型）须为 0.01 至 100 的数',
    ],
    [
      block('kIndustry', { value: [{ ipc: 'X9', factor: 1 }] }),
      'kIndustry.value.0.ipc',
      '行业系数：分类号须为部、大类、小类、大组或小组，例如 H04L',
    ],
    [
      block('kIndustry', {
        value: [
          { ipc: 'h04', factor: 1 },
          { ipc: 'H04', factor: 2 },
        ],
      }),
      'kIndustry.value',
      '行业系数：有重复的分类号',
    ],
    [fee([600]), 'fees.value.UTILITY', '实用新型年费须为 10 年'],
    [fee(fees.UTILITY.with(3, 1.5)), 'fees.value.UTILITY.3', '实用新型年费须为 0 至 10000000 的整数'],
    [
      block('gni', { value: { ...builtIn.gni.value, us: 1 } }),
      'gni.value',
      '市场规模：国家和地区代码须为两个大写字母，例如 US',
    ],
    [block('gni', { value: { US: 1 } }), 'gni.value', '市场规模须包含中国（CN）'],
    [block('gni', { value: { US: 2, CN: 1 } }), 'gni.value', '市场规模以美国为 1：美国（US）须为 1'],
    [block('gni', { value: { US: 1, CN: 1, JP: 0 } }), 'gni.value.JP', '市场规模须为 0.01 至 100 的数'],
  ])('%#: at its field', async (body, field, msg) => {
    const { status, body: answer } = await add(body)
    expect([status, answer]).toMatchObject([400, { status: 'U00400' }])
    expect(answer.fields).toContainEqual({ path: field, msg })
  })

  it('takes numbers as digits in a text, and an empty address or day as none', async () => {
    const version = await saved(block('a0', { value: '16000.5', sourceUrl: '', checkedOn: '' }))
    expect((await portal.ask(`${path}/${version}`, desk())).body.parameters).toMatchObject({
      a0: { value: 16_000.5, sourceUrl: null, checkedOn: null },
    })
  })
})
