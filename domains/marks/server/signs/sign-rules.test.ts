import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarksApp, type MarksApp } from '../../testing/marks-app.ts'
import { comparisonVersions } from '../comparison-versions.ts'
import { builtInRules } from './built-in-rules.ts'
import { judgeSign } from './judge-sign.ts'

let portal: MarksApp
beforeAll(async () => {
  portal = await createMarksApp()
  // The rules name a law that ends with 2026; from then on they go on without it.
  portal.clock.set(new Date('2026-11-24T10:00:00+08:00'))
})
afterAll(() => portal.close())

const path = '/api/admin/signRules'
const read = () => portal.call({ path, token: portal.people.admin.token })
const save = (body: object) => portal.call({ method: 'PUT', path, token: portal.people.admin.token, body })
const [rule] = builtInRules

describe('the rules about signs', () => {
  it('are those of the program until staff save others, and older versions are kept', async () => {
    expect((await read()).body).toEqual({ version: 0, rules: builtInRules })
    expect(await comparisonVersions(portal.ctx)).toMatch(/^提示规则：随程序提供；字形近似表：\d{4}-\d{2}-\d{2}$/)
    expect((await judgeSign(portal.ctx, { name: '汀岚德国', items: [] })).map(({ code }) => code)).toEqual([
      'sign.prohibited',
    ])
    const own = { ...rule, id: 'own', set: null, terms: ['汀岚'] }
    expect(await save({ version: 0, rules: [own] })).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await read()).body).toEqual({ version: 1, rules: [own] })
    expect(portal.acts).toMatchObject([
      {
        ...{ act: 'marks.save', subjectKind: 'signRules', link: '/sign-rules' },
        before: { version: 0, [rule?.id ?? '']: { set: rule?.set } },
        after: { version: 1, own: { terms: ['汀岚'] } },
      },
    ])
    expect(await judgeSign(portal.ctx, { name: '汀岚德国', items: [] })).toEqual([
      { code: 'sign.prohibited', text: expect.stringContaining('“汀岚”'), law: rule?.law },
    ])
    expect(await save({ rules: [] })).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await comparisonVersions(portal.ctx)).toContain('第 2 版')
    const { rows } = await portal.database.pool.query(
      'select version, actor_id from sign_rule_version order by version',
    )
    expect(rows).toEqual([1, 2].map((version) => ({ version, actor_id: portal.people.admin.id })))
  })

  it('are not saved over those that somebody else saved meanwhile', async () => {
    const { version } = (await read()).body
    expect(await save({ version: Number(version) - 1, rules: [] })).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: '提示词刚被修改，请刷新后重试' },
    })
    const both = await Promise.all([save({ version, rules: [] }), save({ version, rules: [] })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{ kind: 'forbidden' }, '规则类型有误'],
    [{ match: 'begins' }, '匹配方式有误'],
    [{ set: 'rivers' }, '词语来源有误'],
    [{ set: null, terms: [] }, '请填写词语，或选择词语来源'],
    [{ terms: [''] }, '请填写词语'],
    [{ terms: Array.from({ length: 501 }, (_, at) => `词${at}`) }, '每条规则最多500个词语'],
    [{ effectiveFrom: '2026-02-30' }, '开始日期有误'],
    [{ effectiveTo: '2019-01-01' }, '结束日期不能早于开始日期'],
    [{ checkedOn: '昨天' }, '核对日期有误'],
    [{ law: { title: '', article: '第十条' } }, '请填写法律名称'],
    [{ text: '' }, '请填写提示文字'],
  ])('with %j are refused', async (changes, msg) => {
    expect(await save({ rules: [{ ...rule, ...changes }] })).toMatchObject({
      status: 400,
      body: { status: 'U00400', msg },
    })
  })

  it('have each its own id', async () => {
    expect(await save({ rules: [rule, { ...rule, kind: 'caution' }] })).toMatchObject({
      status: 400,
      body: { status: 'U00400', msg: '规则编号“country”重复' },
    })
  })

  it('are for staff', async () => {
    expect((await portal.call({ path })).status).toBe(401)
    expect((await portal.call({ path, token: portal.people.demo.token })).status).toBe(403)
  })
})
