import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderSample } from '../../contract/file/order-samples.ts'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

const sample = orderSample('sbzc')
const abroad = orderSample('gjsbzc')
const withMark = (changes: object) => ({ trademark: { ...sample.trademark, ...changes } })
const [nine] = sample.work_order_service
const phone = nine?.service_nice_min[0]
const goods = (class_id: number, ...service_nice_min: unknown[]) => [{ class_id, service_nice_min }]
const many = async (count: number) => {
  const { groups } = (await portal.ask('/api/getNiceGroupByClassId?class_id=9')).body as {
    groups: { group_id: string; min_data: { min_id: string; min_name: string }[] }[]
  }
  return groups.flatMap(({ group_id, min_data }) => min_data.map((item) => ({ ...item, group_id }))).slice(0, count)
}
const stored = async () =>
  (await portal.database.pool.query('select count(*)::int as n from trademark_application')).rows[0].n

describe('a submission', () => {
  it('is stored with its order, to the fen what the price says, and leads to the page that pays it', async () => {
    const { status, body } = await portal.submit()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: '0',
      url: `/#/home/orders/${body.orderNo}/pay`,
      businessSn: expect.stringMatching(/^SB\d{14}$/),
      report: null,
    })
    const work = encodeURIComponent(JSON.stringify(sample.work_order_service))
    const price = await portal.ask(`/api/getSelfRegistPrice?kind=sbzc&work_order_service=${work}`)
    const { body: detail } = await portal.detail(String(body.businessSn))
    expect(detail).toMatchObject({
      ...{ state: 1, fileState: 1, fileStateText: '待服务商受理', paid: 0, can: ['withdraw'] },
      ...{ edition: 'DEMO-2', trademarkName: '演示海帆', provider: null },
      order: { orderNo: body.orderNo, amount: price.body.total },
      trademark: { applyNation: '中国', contact_name: '演示·王女士', standby1: expect.stringContaining('/api/file/') },
      trademark_contact: [{ contact_name: '演示·王女士', contactPhone: '13800000000' }],
      applicant: { idNo: '913***********000X' },
      timeline: [{ act: 'submitted', fileState: 1, by: 'owner' }],
      nextStep: { who: 'customer', text: '请完成支付，支付后由服务商受理。' },
    })
  })

  it('abroad comes with its search report and its members', async () => {
    const { body } = await portal.submit(abroad)
    expect(body).toMatchObject({ state: '0', report: { fileName: expect.stringContaining('品牌注册检索报告') } })
    const { body: detail } = await portal.detail(String(body.businessSn))
    expect(detail).toMatchObject({
      trademark: { applyNation: '日本;越南' },
      designations: [{ code: 'JP', state: 'waiting' }, { code: 'VN' }],
      basic: { number: '演示10000001' },
      report: { reportNo: (body.report as { reportNo: string }).reportNo },
    })
    expect((await portal.detail(String(body.businessSn), 'demo2')).status).toBe(404)
  })

  it('the same key again is the same application', async () => {
    const call = () =>
      portal.call({
        ...{ method: 'POST', path: '/api/submitTradeMarkInfo', token: portal.tokens.demo, body: sample },
        headers: { 'idempotency-key': 'trademark-once' },
      })
    const before = await stored()
    const answers = await Promise.all([call(), call(), call()])
    expect(new Set(answers.map(({ body }) => body.businessSn)).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })

  it('a picture in colours has a copy in grey, and a mark of a picture is called 图形', async () => {
    const standby1 = await portal.upload('demo', 'picture')
    const { businessSn } = await portal.submitted(
      withMark({ trademark_type: 2, pic_type: 2, standby1, trademark_name: 'x' }),
    )
    const { body } = await portal.detail(businessSn)
    expect(body).toMatchObject({ trademarkName: '图形', trademark: { black_white_pic_file_name: '黑白图样.jpg' } })
    const both = await portal.submitted(
      withMark({ trademark_type: 3, standby1: await portal.upload('demo', 'picture') }),
    )
    expect((await portal.detail(both.businessSn)).body.trademarkName).toBe('演示海帆及图形')
  })

  it('hints at one’s own application of the same name', async () => {
    const { businessSn } = await portal.submitted(withMark({ trademark_name: '演示同名' }))
    const { body } = await portal.submit(withMark({ trademark_name: '演示同名' }))
    expect(body.findings).toContainEqual(
      expect.objectContaining({ code: 'order.sameName', text: `您已提交过同名申请 ${businessSn}` }),
    )
  })
})

describe('refusals', () => {
  it.each([
    ['kind', { kind: 'x' }, '请选择注册类型'],
    ['trademark.applyNation', { ...abroad, trademark: { ...abroad.trademark, applyNation: '' } }, '请选择申请国家'],
    [
      'trademark.applyNation',
      { ...abroad, trademark: { ...abroad.trademark, applyNation: '火星' } },
      '“火星”不是马德里体系成员，须单独向该国申请',
    ],
    ['trademark.trademark_type', withMark({ trademark_type: 4 }), '请选择商标类型'],
    ['trademark.trademark_name', withMark({ trademark_name: '' }), '请输入商标名称'],
    ['trademark.trademark_name', withMark({ trademark_name: 'Star' }), '商标名称中的字母须为大写'],
    ['trademark.standby1', withMark({ trademark_type: 2 }), '请上传图片'],
    ['trademark.standby1', withMark({ trademark_name: '𠮷' }), '字库中没有“𠮷”，请上传图片'],
    ['trademark.trademark_desc', withMark({ trademark_desc: '说'.repeat(91) }), '商标说明最多输入90个字'],
    ['trademark.contact_name', withMark({ contact_name: '' }), '请输入联系人'],
    ['trademark.contactPhone', withMark({ contactPhone: '+8613800' }), '联系电话只能输入数字，最多11位'],
    [
      'trademark_contact',
      { trademark_contact: Array.from({ length: 4 }, () => ({ contact_name: '王', contactPhone: '12345' })) },
      '最多添加 3 组联系人',
    ],
    ['work_order_service', { work_order_service: [] }, '请完善商标注册信息'],
    ['work_order_service', { work_order_service: '{' }, '请完善商标注册信息'],
    ['work_order_service.0.service_nice_min.1', { work_order_service: goods(9, phone, phone) }, '该小项已添加'],
    ['work_order_service.0.class_id', { work_order_service: goods(46, phone) }, '类别有误'],
    ['trademark.proxy_url', withMark({ proxy_url: '/api/file/0190a000-0000-7000-8000-000000000000' }), undefined],
  ])('%s', async (path, changes, msg) => {
    const before = await stored()
    const { status, body } = await portal.submit(changes)
    expect([status, body.fields]).toMatchObject([400, [{ path }]])
    if (msg !== undefined) expect(body.msg).toBe(msg)
    expect(await stored()).toBe(before)
  })

  it('what is wrong is told in the order of the form, each field by its dotted path', async () => {
    const { body } = await portal.submit({ trademark: { trademark_type: 1 }, work_order_service: null })
    expect((body.fields as { path: string }[]).map(({ path }) => path)).toEqual([
      'trademark.trademark_name',
      'trademark.trademark_desc',
      'trademark.contact_name',
      'trademark.contactPhone',
      'work_order_service',
    ])
  })

  it('an item that the edition in force lacks: what is gone, and where it went', async () => {
    const foreign = { min_id: 'D090501', min_name: '眼镜', group_id: '0905' }
    const unknown = { min_id: 'X1', min_name: '不存在的商品', group_id: '0901' }
    const { status, body } = await portal.submit({ work_order_service: goods(9, phone, foreign, unknown) })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      msg: '分类版本已更新，请核对小项',
      current: {
        edition: 'DEMO-2',
        gone: [{ min_name: '不存在的商品' }],
        moved: [{ min_name: '眼镜', from: { class_id: 9 }, to: { class_id: 10 } }],
      },
    })
  })

  it('goods outside the basic mark are refused by name', async () => {
    const outside = { ...abroad, basic: { ...abroad.basic, work_order_service: goods(9, phone) } }
    expect((await portal.submit(outside)).body).toMatchObject({
      msg: '“耳机”超出基础商标的商品和服务范围',
      fields: [{ path: 'work_order_service' }],
    })
    const { businessSn } = await portal.submitted({ work_order_service: goods(9, phone) })
    const own = { ...abroad, basic: { basicType: 1, businessSn } }
    expect((await portal.submit(own)).body.msg).toBe('“耳机”超出基础商标的商品和服务范围')
    const theirs = { ...abroad, basic: { basicType: 1, businessSn: 'SB20260101000000' } }
    expect((await portal.submit(theirs)).body).toMatchObject({ fields: [{ path: 'basic.businessSn' }] })
  })

  it('the eleventh item costs one further fee more', async () => {
    const amountOf = async (count: number) => {
      const { businessSn } = await portal.submitted({ work_order_service: goods(9, ...(await many(count))) })
      return Number(((await portal.detail(businessSn)).body.order as { amount: string }).amount)
    }
    expect((await amountOf(11)) - (await amountOf(10))).toBe(27)
  })

  it('an application abroad without a country is told so before what follows in the form', async () => {
    const { body } = await portal.submit({ ...abroad, trademark: { trademark_type: 9 } })
    expect(body.msg).toBe('请选择申请国家')
  })

  it('an upload that stands for two papers is refused on the second', async () => {
    const url = await portal.upload('demo')
    const { status, body } = await portal.submit(withMark({ proxy_url: url, contract_url: url }))
    expect([status, body.fields]).toMatchObject([400, [{ path: 'trademark.contract_url' }]])
  })

  it('an upload of somebody else is refused on its field', async () => {
    const proxy_url = await portal.upload('demo2')
    expect((await portal.submit(withMark({ proxy_url }))).body).toMatchObject({
      fields: [{ path: 'trademark.proxy_url' }],
    })
  })
})
