import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const blocks = '/api/admin/reply-blocks'
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  portal.call({ method, path, token: portal.people.staff.token, ...(body && { body }) })
const titles = async () =>
  ((await send('GET', `${blocks}?pgCount=100`)).body.elements as { title: string }[]).map(({ title }) => title)
const add = async (block: object) => String((await send('POST', blocks, block)).body.id)
const filled = async (businessSn: string, action: string) =>
  (await send('GET', `/api/admin/requests/${businessSn}/reply-blocks?action=${action}`)).body.list

describe('reply blocks', () => {
  it('are kept by staff: added, changed, removed', async () => {
    const id = await add({ title: '补材料', text: '{lxrName}，请补充提单' })
    expect((await send('GET', blocks)).body).toMatchObject({
      elements: [{ id, title: '补材料', action: null, businessType: null, updatedBy: 'staff' }],
      totalElements: 1,
    })
    expect((await send('PUT', `${blocks}/${id}`, { title: '补提单', action: 'accept', text: '请补' })).status).toBe(200)
    expect(await titles()).toEqual(['补提单'])
    expect((await send('DELETE', `${blocks}/${id}`)).status).toBe(200)
    expect(await titles()).toEqual([])
    for (const gone of [id, 'x', '00000000-0000-4000-8000-000000000000']) {
      expect((await send('PUT', `${blocks}/${gone}`, { title: '补', text: '补' })).body.status).toBe('U00404')
      expect((await send('DELETE', `${blocks}/${gone}`)).body.status).toBe('U00404')
    }
  })

  it('refuse a field that does not exist', async () => {
    const refused = await send('POST', blocks, { title: '补', text: '{phone}' })
    expect(refused.body).toMatchObject({ status: 'U00400', msg: '没有名为“phone”的字段' })
  })

  it('come with the fields of the request, where step and kind fit', async () => {
    await add({
      title: '受理·查扣',
      action: 'accept',
      businessType: 7,
      text: '{lxrName}：{businessSn} {obligeeName} {staffName}',
    })
    await add({ title: '受理·展会', action: 'accept', businessType: 2, text: '{obligeeName}的{subject}' })
    await add({ title: '通用', text: '{businessType}' })
    const seizure = await portal.submitted({ lxrName: '{staffName}' })
    expect(await filled(seizure, 'accept')).toMatchObject([
      { title: '受理·查扣', text: `{staffName}：${seizure} 演示·宁波海帆进出口有限公司 staff` },
      { title: '通用', text: '海关查扣应对' },
    ])
    expect(await filled(seizure, 'complete')).toMatchObject([{ title: '通用' }])
    const fair = await portal.submit({}, { sample: 'exhibition' })
    expect(await filled(String(fair.body.businessSn), 'accept')).toMatchObject([
      { text: '演示出口企业的投诉 · 外观专利、商标' },
      { title: '通用' },
    ])
  })
})
