import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readVouchers } from '../contract/voucher.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'

let portal: RequestsApp
let calls: ReturnType<typeof supplementCalls>
beforeAll(async () => {
  portal = await createRequestsApp()
  calls = supplementCalls(portal)
})
afterAll(() => portal.close())

const problem = '与证件不一致'
const marked = (...fields: string[]) => ({ items: fields.map((field) => ({ field, problem })) })
const askedFor = async (ask: object, sample: Parameters<RequestsApp['submit']>[1] = {}, changes: object = {}) => {
  const businessSn = String((await portal.submit(changes, sample)).body.businessSn)
  const asked = await calls.ask(businessSn, ask)
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
  return businessSn
}
const filing = async (ask: object, changes: object = {}) =>
  askedFor(ask, { sample: 'expertFiling' }, { voucher: [await portal.upload('expert-filing')], ...changes })

describe('the answer to a round', () => {
  it.each([
    ['seizureProduct', '', '请输入被查扣货物'],
    ['seizureReason', '长'.repeat(501), '最多输入500个字'],
    ['lxrPhone', '12', '联系电话须为 5 至 11 位，只能包含数字、+ 和 -'],
    ['lxrName', null, '请输入联系人姓名'],
  ])('is judged by the schema of its kind: %s', async (field, value, msg) => {
    const businessSn = await askedFor(marked(field))
    const { status, body } = await calls.answer(businessSn, { [field]: value }, { remark: '已改' })
    expect([status, body.fields]).toEqual([400, [{ path: field, msg }]])
    expect(await calls.own(businessSn)).toMatchObject({ actsNext: 'customer' })
  })

  it('says what is wrong in the order of the form', async () => {
    const businessSn = await askedFor(marked('lxrPhone', 'obligeeName', 'appeal'))
    const { body } = await calls.answer(businessSn, { obligeeName: '', appeal: '', lxrPhone: 'x' })
    expect(body).toMatchObject({
      msg: '请输入企业名称',
      fields: [{ path: 'obligeeName' }, { path: 'appeal' }, { path: 'lxrPhone' }],
    })
  })

  it('changes what was asked for and nothing else', async () => {
    const businessSn = await askedFor(marked('obligeeName'))
    await calls.answer(businessSn, { obligeeName: '新名称', appeal: '偷改', businessType: 3, state: 3 })
    expect(await calls.own(businessSn)).toMatchObject({
      obligeeName: '新名称',
      appeal: '请协助判断是否构成近似，并准备答复海关的材料',
      businessType: 7,
      state: 1,
    })
  })

  it('may leave something as it was, but says why', async () => {
    const businessSn = await askedFor(marked('obligeeName', 'appeal'))
    const same = { obligeeName: '演示·宁波海帆进出口有限公司', appeal: '新的诉求' }
    const missing = { path: 'remark', msg: '有内容没有改动或没有上传，请在说明中写明原因' }
    expect((await calls.answer(businessSn, same)).body.fields).toEqual([missing])
    expect((await calls.answer(businessSn, { appeal: '新的诉求' })).body.fields).toEqual([missing])
    expect((await calls.answer(businessSn, same, { remark: '名称与营业执照一致' })).status).toBe(200)
    expect(await calls.rounds(businessSn)).toMatchObject([{ remark: '名称与营业执照一致' }])
  })

  it('opens with a field what changes with it, so that the whole stays right', async () => {
    const idCard = '11010519491231002X'
    const businessSn = await filing(marked('obligeeRenType'), { obligeeRenType: 2, idCard: '' })
    expect((await calls.answer(businessSn, { obligeeRenType: 1 })).body).toMatchObject({
      fields: [{ path: 'idCard', msg: '请输入您的身份证号' }],
    })
    expect((await calls.answer(businessSn, { obligeeRenType: '1', idCard })).status).toBe(200)
    expect(await calls.own(businessSn)).toMatchObject({ obligeeRenType: 1, idCard: '110***********002X' })
    expect((await calls.rounds(businessSn))[0]?.items[0]?.changes).toEqual([
      { field: 'obligeeRenType', label: '权利人类型', before: '法人', after: '自然人' },
      { field: 'idCard', label: '身份证号', before: null, after: '110***********002X' },
    ])
  })

  it('takes a place as one, and an ID number as the page shows it', async () => {
    const businessSn = await filing(marked('province', 'idCard'))
    const nowhere = { province: '330000', city: '110100', county: '', idCard: '330***********0014' }
    expect((await calls.answer(businessSn, nowhere, { remark: '证号无误' })).body.fields).toEqual([
      { path: 'province', msg: '请选择所在地区！' },
    ])
    const there = { ...nowhere, province: '330000', city: '330100', county: '330106' }
    expect((await calls.answer(businessSn, there, { remark: '证号无误' })).status).toBe(200)
    const [place] = (await calls.rounds(businessSn))[0]?.items.filter(({ key }) => key === 'province') ?? []
    expect(place?.changes).toEqual([
      { field: 'province', label: '所在地区', before: '浙江省宁波市海曙区', after: '浙江省杭州市西湖区' },
    ])
    const { body } = await portal.call({
      method: 'POST',
      path: `/api/admin/requests/${businessSn}/reveal`,
      token: portal.people.staff.token,
      body: { reason: '核对' },
    })
    expect(body).toEqual({ idCard: '330203199001010014' })
  })

  it('finds the case by its new phone and by its new subject', async () => {
    const businessSn = await askedFor(marked('lxrPhone', 'seizureProduct'))
    await calls.answer(businessSn, { lxrPhone: '13655557777', seizureProduct: '崭新的货物' })
    for (const keyword of ['13655557777', '崭新的货物']) {
      const path = `/api/admin/requests?keyword=${encodeURIComponent(keyword)}`
      const { body } = await portal.call({ path, token: portal.people.staff.token })
      expect(body.elements).toMatchObject([{ businessSn }])
    }
  })
})

describe('papers', () => {
  it('are replaced where the form asks for them; the old one stays beside the new one', async () => {
    const businessSn = await filing(marked('voucher'))
    const [old] = readVouchers((await calls.own(businessSn)).voucher)
    expect((await calls.rounds(businessSn))[0]?.items[0]).toMatchObject({ filesBefore: [{ fileName: old?.fileName }] })
    const wrong = await portal.upload('request-attachment', portal.people.demo.token, 'docx')
    expect((await calls.answer(businessSn, { voucher: [wrong] })).body.fields).toMatchObject([{ path: 'voucher' }])
    const stranger = await portal.upload('expert-filing', portal.people.demo2.token)
    expect((await calls.answer(businessSn, { voucher: [stranger] })).body.fields).toMatchObject([{ path: 'voucher' }])
    const fresh = await portal.upload('expert-filing')
    expect((await calls.answer(businessSn, { voucher: [fresh, fresh] })).body.msg).toBe('超过最大上传数量！')
    expect((await calls.answer(businessSn, { voucher: [fresh] })).status).toBe(200)
    const current = readVouchers((await calls.own(businessSn)).voucher)
    expect(current.map(({ url }) => url.split('?')[0])).toEqual([fresh.url.split('?')[0]])
    const [item] = (await calls.rounds(businessSn))[0]?.items ?? []
    expect(item?.filesBefore.map(({ url }) => url.split('?')[0])).toEqual([old?.url.split('?')[0]])
    expect(item?.files.map(({ url }) => url.split('?')[0])).toEqual([fresh.url.split('?')[0]])
    const download = await portal.app.inject({ method: 'GET', url: item?.filesBefore[0]?.url ?? '' })
    expect(download.statusCode).toBe(200)
  })

  it('are brought beside the form, or it is said why not', async () => {
    const papers = [
      { label: '授权书', problem: '缺授权书' },
      { label: '提单', problem: '缺提单' },
    ]
    const businessSn = await askedFor({ items: [], papers })
    const paper1 = [await portal.upload('request-attachment')]
    expect((await calls.answer(businessSn, { paper1 })).body.fields).toMatchObject([{ path: 'remark' }])
    const word = { paper1, paper2: [await portal.upload('generic', portal.people.demo.token, 'txt')] }
    expect((await calls.answer(businessSn, word)).body.fields).toMatchObject([{ path: 'paper2' }])
    expect((await calls.answer(businessSn, { paper1 }, { remark: '没有提单' })).status).toBe(200)
    expect(readVouchers((await calls.own(businessSn)).voucher)).toHaveLength(1)
    expect((await calls.rounds(businessSn))[0]?.items).toMatchObject([
      { key: 'paper1', label: '授权书', files: [{ fileName: expect.any(String) }] },
      { key: 'paper2', label: '提单', files: [] },
    ])
    await calls.ask(businessSn, { items: [], papers: [{ label: '提单', problem: '海关要看' }] })
    await calls.answer(businessSn, { paper1: [await portal.upload('request-attachment')] }, { round: 2 })
    expect(readVouchers((await calls.own(businessSn)).voucher)).toHaveLength(2)
  })
})

describe('old and new values at rest', () => {
  it('stand sealed, and in no event or log', async () => {
    const personal = { lxrPhone: '13987654321', idCard: '11010519491231002X', lxrEmail: 'neu@example.org' }
    const old = { lxrPhone: '13812345678', lxrEmail: 'alt@example.org' }
    const businessSn = await filing(marked('lxrPhone', 'idCard', 'lxrEmail'), old)
    expect((await calls.answer(businessSn, personal)).status).toBe(200)
    const { rows } = await portal.database.pool.query(
      `select string_agg(t, '') as all from (
         select s::text as t from request_supplement s union all
         select e::text from request_supplement_end e union all
         select r::text from protection_request r union all
         select i::text from idempotency_key i union all
         select o::text from outbox o) rows`,
    )
    for (const text of [...Object.values(personal), ...Object.values(old)]) {
      expect(String(rows[0].all)).not.toContain(text)
      expect(portal.logged.join('')).not.toContain(text)
    }
    expect((await calls.rounds(businessSn))[0]?.items.map(({ changes }) => changes[0])).toMatchObject([
      { before: '330***********0014', after: '110***********002X' },
      { before: old.lxrPhone, after: personal.lxrPhone },
      { before: old.lxrEmail, after: personal.lxrEmail },
    ])
  })
})
