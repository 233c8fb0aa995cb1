import { createEvidenceApp, type EvidenceApp } from '@portal/evidence/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TemplateChange, TemplateRow } from '../contract/desk.ts'
import type { PublicTemplate } from '../contract/templates.ts'
import { importTemplate, seedTemplate } from './import-template.ts'
import { subsidiesServer } from './index.ts'

let portal: EvidenceApp
beforeAll(async () => {
  portal = await createEvidenceApp({}, [subsidiesServer])
})
afterAll(() => portal.close())

const base = '/api/admin/subsidy-templates'
const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  portal.call({ method, path, token: portal.people.staff.token, ...(body && { body }) })
const shown = async () => (await portal.call({ path: '/api/evidence/subsidy/templates' })).body.list as PublicTemplate[]
const isShown = async (id: unknown) => (await shown()).some((one) => one.id === id)

const form = {
  city: '演示甲市',
  year: '2026',
  title: '演示·展会补贴材料清单',
  sourceName: '演示通知',
  sourceUrl: 'https://example.com/notice',
  note: '以当年通知为准',
  items: [
    { key: 'a1', title: '发票', need: 'always', slots: ['fpfyj'], where: '', note: '' },
    { key: 'a2', title: '申请表', need: 'always', slots: [], where: '通知附件', note: '' },
  ],
}

describe('a list of papers', () => {
  it('is supplied as an example that says what it is, and once', async () => {
    const [example] = await shown()
    expect(example).toMatchObject({ city: '', year: '', checkedAt: null, metOn: '2026-11-20' })
    expect(example?.title).toContain('示例')
    expect(example?.note).toContain('以当地主管部门当年的通知为准')
    await importTemplate(portal.ctx)
    expect(await shown()).toHaveLength(1)
  })

  it('is public once somebody compared it with its source, and no longer when that changes', async () => {
    const { body } = await staff('POST', base, form)
    const path = `${base}/${body.id}`
    expect(await isShown(body.id)).toBe(false)
    expect((await staff('POST', `${path}/check`, { matches: true })).status).toBe(200)
    expect(await isShown(body.id)).toBe(true)
    const read = (await staff('GET', path)).body as unknown as TemplateRow
    expect([read.checkedBy, read.isPublic]).toEqual(['staff', true])

    const words = { ...form, note: '另有提示', version: read.version }
    expect((await staff('PUT', path, words)).status).toBe(200)
    expect(await isShown(body.id)).toBe(true)
    const [first] = form.items
    const less = { ...form, items: [first], version: read.version + 1 }
    expect((await staff('PUT', path, less)).status).toBe(200)
    expect(await isShown(body.id)).toBe(false)

    const { list } = (await staff('GET', `${path}/changes`)).body as unknown as { list: TemplateChange[] }
    expect(list.map(({ act, actor }) => [act, actor])).toEqual(
      ['change', 'change', 'check', 'create'].map((act) => [act, 'staff']),
    )
    expect(list[0]?.fields.map(({ label }) => label)).toEqual(['提示', '材料', '核对时间'])
  })

  it('is not overwritten by who has not read it', async () => {
    const { body } = await staff('POST', base, form)
    const path = `${base}/${body.id}`
    expect((await staff('PUT', path, { ...form, title: '先改的', version: 1 })).status).toBe(200)
    const late = await staff('PUT', path, { ...form, title: '后改的', version: 1 })
    expect([late.status, late.body.msg]).toEqual([409, expect.stringContaining('staff已修改过这份清单')])
    expect((await staff('GET', path)).body.title).toBe('先改的')
  })

  it('cannot be checked without a source, and says what is wrong with its words', async () => {
    const { body } = await staff('POST', base, { ...form, sourceUrl: '' })
    const check = await staff('POST', `${base}/${body.id}/check`, { matches: true })
    expect([check.status, check.body.msg]).toEqual([409, '请先填写来源网址和至少一项材料，再与来源核对'])
    const refused = async (change: object) => (await staff('POST', base, { ...form, ...change })).body.msg
    expect(await refused({ title: '' })).toBe('请填写清单名称')
    expect(await refused({ year: '26' })).toBe('年份须为四位数字，例如 2026')
    expect(await refused({ sourceUrl: 'javascript:alert(1)' })).toBe('网址须以 https:// 或 http:// 开头')
    expect(await refused({ sourceUrl: 'https://gov.example@evil.example/' })).toBe('网址有误，请从浏览器地址栏复制')
    expect(await refused({ items: [{ key: 'x', title: '申请表' }] })).toBe('不由存证材料提供的，请写明到哪里取得')
    expect(await refused({ items: [form.items[0], form.items[0]] })).toBe('材料编号重复')
  })

  it('is gone for customers when it is hidden or removed', async () => {
    const { body } = await staff('POST', base, form)
    const path = `${base}/${body.id}`
    await staff('POST', `${path}/check`, { matches: true })
    await staff('PUT', path, { ...form, hidden: true, version: 2 })
    expect(await isShown(body.id)).toBe(false)
    await staff('PUT', path, { ...form, hidden: false, version: 3 })
    expect(await isShown(body.id)).toBe(true)
    expect((await staff('DELETE', path)).status).toBe(200)
    expect([await isShown(body.id), (await staff('GET', path)).status]).toEqual([false, 404])
  })

  it('of the demonstration says so, and is chosen before the example', async () => {
    await seedTemplate(portal.ctx)
    const list = await shown()
    expect(list.find(({ city }) => city === '演示市')?.title).toMatch(/^演示/)
    expect(list.at(-1)?.city).toBe('')
  })

  it('is found by city, year and state', async () => {
    const find = async (query: string) => {
      const { body } = await staff('GET', `${base}?${query}`)
      return (body.elements as TemplateRow[]).map(({ city, isPublic }) => [city, isPublic])
    }
    await staff('POST', base, { ...form, city: '演示乙市', year: '2031' })
    expect(await find('keyword=乙市')).toEqual([['演示乙市', false]])
    expect(await find('keyword=2031')).toEqual([['演示乙市', false]])
    expect(await find('keyword=乙市&state=public')).toEqual([])
    expect(await find('keyword=乙市&state=unchecked')).toEqual([['演示乙市', false]])
  })
})
