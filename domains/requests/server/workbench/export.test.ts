import readXlsx from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
let hostile: string
let plain: string
beforeAll(async () => {
  portal = await createRequestsApp()
  plain = await portal.submitted({ obligeeName: '演示·宁波海帆', seizureProduct: '太阳镜 <1200> 副', lxrName: '林晓' })
  hostile = await portal.submitted({
    obligeeName: '=HYPERLINK("http://evil.example","看")',
    seizureProduct: '@SUM(A1:A9),"两行\n第二行"',
    lxrPhone: '+86-574-555',
  })
  await portal.desk('accept', plain, { acceptContent: '-1 已安排' })
})
afterAll(() => portal.close())

const take = async (query: string, token = portal.people.staff.token) => {
  const response = await portal.app.inject({
    method: 'GET',
    url: `/api/admin/desk/requests-export?${query}`,
    headers: { authorization: token },
  })
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
}
const sheetOf = async (query: string) => {
  const [sheet] = await readXlsx((await take(`format=xlsx&${query}`)).bytes, { trim: false })
  const [head = [], ...rows] = sheet?.data ?? []
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(head[at]), cell])))
}
const logged = async () => (await portal.database.pool.query('select * from request_export order by created_at')).rows

describe('an export', () => {
  it('as a workbook says of each case what the queue says, and is read back by another program', async () => {
    const { headers } = await take('format=xlsx')
    expect(headers['content-disposition']).toMatch(/^attachment; .*\.xlsx$/)
    const [second, first] = await sheetOf('')
    expect(first).toMatchObject({
      业务编号: plain,
      业务类型: '海关查扣应对',
      状态: '服务中',
      提交时间: expect.any(Date),
      最近到期: expect.any(Date),
      用户名: 'demo',
      企业: '演示出口企业',
      权利人或企业名称: '演示·宁波海帆',
      事由: '太阳镜 <1200> 副',
      办理人: 'staff',
      受理说明或不予受理的原因: '-1 已安排',
      处理结果: null,
    })
    expect(second).toMatchObject({ 业务编号: hostile, 权利人或企业名称: '=HYPERLINK("http://evil.example","看")' })
  })

  it('as CSV is UTF-8 that Excel knows, and no cell of it is a formula', async () => {
    const { bytes, headers } = await take('format=csv&contacts=1')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const text = bytes.toString('utf8')
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""看"")","'@SUM(A1:A9),""两行\n第二行""",`)
    expect(text).toContain(`'+86-574-555,`)
    expect(text).toContain(`'-1 已安排`)
    expect(text.split('\r\n')).toHaveLength(4)
  })

  it('holds contacts only where they are asked for, and an ID number never', async () => {
    const voucher = await portal.upload('expert-filing')
    await portal.submit({ voucher: [voucher] }, { sample: 'expertFiling' })
    for (const format of ['csv', 'xlsx']) {
      const without = format === 'csv' ? (await take('format=csv')).bytes.toString() : JSON.stringify(await sheetOf(''))
      expect(without).not.toMatch(/林晓|0574-555001|联系/)
      const rows =
        format === 'csv'
          ? (await take('format=csv&contacts=1')).bytes.toString()
          : JSON.stringify(await sheetOf('contacts=1'))
      expect(rows).toMatch(/林晓/)
      expect(rows).toMatch(/0574-555001/)
      expect(rows).not.toMatch(/330203199001010014|330\*/)
    }
  })

  it('takes what the queue shows under the same filter, newest first, across batches', async () => {
    await portal.database.pool.query(`insert into protection_request (id, business_number, business_type, owner_id, state,
      right_holder_name, subject, request_text, details, contact_name, contact_phone_sealed, contact_phone_fingerprint, created_at)
      select gen_random_uuid(), 'FX' || n, 6, owner_id, 1, '批量', '批量 ' || n, '', '{}', '', contact_phone_sealed, '', now() - n / 3 * interval '1 second'
      from protection_request, generate_series(1, 1203) n where business_number = '${plain}'`)
    const rows = await sheetOf('businessType=6&keyword=批量')
    expect(new Set(rows.map((row) => row.业务编号)).size).toBe(1203)
    const times = rows.map((row) => Number(row.提交时间))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(await sheetOf('state=2')).toMatchObject([{ 业务编号: plain }])
    expect(await sheetOf('assignee=me&keyword=没有')).toEqual([])
  })

  it('is written down with who, what and how many before the first byte', async () => {
    const before = (await logged()).length
    await take('format=csv&contacts=1&state=2', portal.people.admin.token)
    const lines = await logged()
    expect(lines).toHaveLength(before + 1)
    expect(lines.at(-1)).toMatchObject({
      actor_id: portal.people.admin.id,
      format: 'csv',
      contacts: true,
      row_count: 1,
      filter: { state: 2 },
    })
  })

  it('is refused to everyone but staff, and in unknown formats', async () => {
    const before = (await logged()).length
    for (const { token } of [portal.people.demo, portal.people.agency]) {
      expect((await take('format=csv', token)).status).toBe(403)
    }
    for (const query of ['', 'format=xls', 'format=csv&contacts=2']) expect((await take(query)).status).toBe(400)
    expect(await logged()).toHaveLength(before)
  })
})
