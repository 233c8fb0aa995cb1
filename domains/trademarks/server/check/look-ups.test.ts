import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSample } from '../../contract/samples.ts'
import { createTrademarksApp, type TrademarksApp } from '../../testing/trademarks-app.ts'

type Finding = { code: string; level: string; text: string; law: object | null; class_id: number | null }
type Scored = { class_id: number; score: number | null; meets: number; reasons: string[]; service_nice_min: object[] }

let portal: TrademarksApp
beforeAll(async () => {
  portal = await createTrademarksApp({ at: '2026-11-24T10:00:00+08:00' })
})
afterAll(() => portal.close())

const check = (body: object) => portal.send('/api/trademarkCheck', body)
const smart = (body: object) => portal.send('/api/smartRegistration', { trademark_name: '演示星辰', ...body })
const codesOf = (body: Record<string, unknown>) => (body.findings as Finding[]).map(({ code }) => code)

/** The first items of a class, as a page would choose them. */
const chosen = async (class_id: number, items: number) => {
  const { body } = await portal.ask(`/api/getNiceGroupByClassId?class_id=${class_id}`)
  const groups = body.groups as { group_id: string; min_data: { min_id: string; min_name: string }[] }[]
  const all = groups.flatMap(({ group_id, min_data }) => min_data.map((item) => ({ ...item, group_id })))
  return { class_id, service_nice_min: all.slice(0, items) }
}

describe('before marks are imported', () => {
  it('a check says that nothing was compared', async () => {
    const { status, body } = await check({ trademark_name: '演示星辰' })
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ hits: [], searched: expect.objectContaining({ marks: 0, sources: [] }) }),
    ])
  })

  it('no class has a score, and none meets what is asked', async () => {
    const { body } = await smart({ pass_rate: 1, class_ids: [9, 28] })
    expect(body.classes).toMatchObject([
      { class_id: 9, score: null, meets: 0 },
      { class_id: 28, score: null, meets: 0 },
    ])
  })
})

describe('a check', () => {
  beforeAll(() =>
    portal.marks(
      { name: '演示星辰', classes: [9, 25] },
      { name: '演示星辰', classes: [3], status: 'dead' },
      { name: '演示兴晨', status: 'pending' },
      { name: '无关' },
    ),
  )

  it('finds in order: what the items say, the sign, and known marks of the chosen classes', async () => {
    const nine = await chosen(9, 11)
    const { body } = await check({ trademark_name: '演示星辰', work_order_service: [nine] })
    const codes = codesOf(body)
    expect(codes).toContain('nice.overTen')
    expect(codes.slice(-2)).toEqual(['mark.same', 'mark.similar'])
    expect(codes.findIndex((code) => code.startsWith('mark.'))).toBeGreaterThan(
      codes.findLastIndex((code) => code.startsWith('nice.')),
    )
    expect((body.findings as Finding[]).find(({ code }) => code === 'mark.same')).toEqual({
      code: 'mark.same',
      level: 'warn',
      text: '“演示星辰”（演示1，第 9、25 类，已注册）：名称相同',
      class_id: 9,
      group_id: null,
      min_id: null,
      law: null,
    })
    expect(body.hits).toMatchObject([{ number: '演示1', sameClass: true }, { number: '演示3' }, { status: 'dead' }])
    expect(body).toMatchObject({ edition: 'DEMO-2', searched: { marks: 4, sources: [{ name: '演示清单' }] } })
  })

  it('says nothing of marks of other classes, or dead ones, but lists them', async () => {
    const { body } = await check({ trademark_name: '演示星辰', work_order_service: [await chosen(12, 1)] })
    expect(codesOf(body).filter((code) => code.startsWith('mark.'))).toEqual([])
    expect((body.hits as object[]).length).toBeGreaterThan(0)
  })

  it('names the law while the rule is in force, and afterwards says that it is to be checked', async () => {
    const caution = async () => {
      const { body } = await check({ trademark_name: '国家级星辰' })
      return (body.findings as Finding[]).find(({ code }) => code === 'sign.caution')
    }
    expect(await caution()).toMatchObject({ level: 'warn', law: { article: '第十一条' } })
    portal.clock.set(new Date('2027-01-01T00:00:01+08:00'))
    expect(await caution()).toMatchObject({
      law: null,
      text: expect.stringContaining('新《商标法》已施行，条文待核对'),
    })
    portal.clock.set(new Date('2026-11-24T10:00:00+08:00'))
  })

  it('blocks abroad what the basic mark does not cover', async () => {
    const [both, one] = [await chosen(9, 2), await chosen(9, 1)]
    const asked = { kind: 'gjsbzc', work_order_service: [both], basic: { work_order_service: [one] } }
    expect((await check(asked)).body.findings).toContainEqual(
      expect.objectContaining({ code: 'nice.outsideBasic', level: 'block' }),
    )
  })

  it('stores nothing', async () => {
    const counts = async () => {
      const { rows } = await portal.database.pool.query<{ name: string }>(
        `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      )
      const counted = rows.map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`)
      return (await portal.database.pool.query(counted.join(' union all '))).rows
    }
    const before = await counts()
    expect((await check(checkSample)).status).toBe(200)
    await smart({ pass_rate: 60, class_ids: [9] })
    expect(await counts()).toEqual(before)
  })

  it.each([
    ['nothing at all', {}],
    ['markup', { trademark_name: '<img src=x onerror=alert(1)>' }],
    ['SQL', { trademark_name: "'); drop table x;--" }],
    ['a turn of direction', { trademark_name: '\u202e星辰' }],
    ['an emoji', { trademark_name: '👨‍👩‍👧' }],
    ['the longest name', { trademark_name: '星'.repeat(30) }],
  ])('takes %s as text', async (_what, body) => {
    expect((await check(body)).status).toBe(200)
  })

  it.each([
    ['a NUL', { trademark_name: '星\u0000' }, '内容含有无法保存的字符'],
    ['half a surrogate', { trademark_name: '星\ud800' }, '内容含有无法保存的字符'],
    ['ten kilobytes', { trademark_name: '星'.repeat(3_400) }, '商标名称最多输入30个字'],
    ['class 0', { work_order_service: [{ class_id: 0, service_nice_min: [] }] }, '类别有误'],
    ['class x', { work_order_service: [{ class_id: 'x', service_nice_min: [] }] }, '类别有误'],
    ['text that is no JSON', { work_order_service: '{' }, '类别与小项有误'],
    ['an unknown kind', { kind: 'x' }, '请选择注册类型'],
  ])('refuses %s', async (_what, body, msg) => {
    expect((await check(body)).body).toMatchObject({ status: 'U00400', msg: expect.stringContaining(msg) })
  })
})

describe('智能注册', () => {
  const scores = async (body: object) => (await smart(body)).body.classes as Scored[]

  it('scores each class by comparison, with reasons, and says which meet what is asked', async () => {
    const classes = await scores({ pass_rate: 60, class_ids: [28, 9] })
    expect(classes.map(({ class_id, meets }) => [class_id, meets])).toEqual([
      [28, 1],
      [9, 0],
    ])
    expect(classes[1]).toMatchObject({ score: 1, reasons: [expect.stringContaining('名称相同'), '另有 1 件近似商标'] })
    expect((await scores({ pass_rate: 1, class_ids: [9] }))[0]?.meets).toBe(1)
    expect((await scores({ pass_rate: 100, class_ids: [9, 28] })).map(({ meets }) => meets)).toEqual([0, 1])
  })

  it('offers the classes and items of an industry, such as the edition has', async () => {
    const { body } = await portal.ask('/api/findIntelliRecommend?level=1')
    const [first] = body.list as { id: string }[]
    const { list } = (await portal.ask(`/api/findIntelliRecommend?level=2&parent_id=${first?.id}`)).body
    const [second] = list as { industryCode: string }[]
    const classes = await scores({ pass_rate: '60', industry_code: second?.industryCode })
    expect(classes.length).toBeGreaterThan(0)
    const [one] = classes
    const alone = await scores({ pass_rate: 60, industry_code: second?.industryCode, class_ids: [one?.class_id, 45] })
    expect(alone).toMatchObject([
      { class_id: one?.class_id, service_nice_min: one?.service_nice_min },
      { class_id: 45, service_nice_min: [] },
    ])
  })

  it.each([0, 101, 1.5, -1, 'x', '1.5', '', null])('refuses %s as a rate', async (pass_rate) => {
    expect((await smart({ pass_rate, class_ids: [9] })).body).toMatchObject({
      status: 'U00400',
      msg: '通过率须为 1-100 的整数',
    })
  })

  it('refuses an unknown industry, and to score nothing', async () => {
    expect((await smart({ pass_rate: 60, industry_code: 'none' })).status).toBe(404)
    expect((await smart({ pass_rate: 60 })).body).toMatchObject({ status: 'U00400', msg: '请选择行业或类别' })
    expect((await smart({ pass_rate: 60, class_ids: [46] })).body).toMatchObject({ msg: '类别有误' })
    expect((await smart({ pass_rate: 60, class_ids: [9], trademark_name: 'Star' })).body).toMatchObject({
      msg: '商标名称中的字母须为大写',
    })
  })
})
