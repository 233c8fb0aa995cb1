import { describe, expect, it } from 'vitest'
import { statedOrder, trademarkOrder } from './order-form.ts'

const item = (min_name: string, min_id = min_name) => ({ min_id, min_name, group_id: '0907' })
const contact = { contact_name: '演示联系人', contactPhone: '13900000000' }
const trademark = { trademark_type: 1, trademark_name: '演示星辰', trademark_desc: '文字', ...contact }
const order = {
  kind: 'sbzc',
  trademark,
  work_order_service: [{ class_id: 9, class_name: '电子产品', service_nice_min: [item('手机')] }],
}

/** What is wrong with an order, as `path: message`. */
const faults = (changes: object): string[] => {
  const { error } = trademarkOrder.safeParse({ ...order, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const mark = (changes: object): string[] => faults({ trademark: { ...trademark, ...changes } })
const goods = (work_order_service: unknown): string[] => faults({ work_order_service })

it('is taken as the specification writes it, with black and white and without contact sets as the defaults', () => {
  expect(trademarkOrder.parse(order)).toMatchObject({
    trademark: { applyNation: '', pic_type: 1, standby1: '', proxy_url: '' },
    trademark_contact: [],
    edition: '',
  })
})

it('asks for everything that is missing where nothing is sent', () => {
  expect(trademarkOrder.safeParse({}).error?.issues.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      '请选择注册类型',
      '请选择商标类型',
      '请输入商标说明',
      '请输入联系人',
      '请输入联系电话',
      '请完善商标注册信息',
    ]),
  )
})

describe('the mark', () => {
  it.each([
    [{ trademark_type: '4' }, 'trademark.trademark_type: 请选择商标类型'],
    [{ trademark_name: '' }, 'trademark.trademark_name: 请输入商标名称'],
    [{ trademark_name: '长'.repeat(31) }, 'trademark.trademark_name: 商标名称最多输入30个字'],
    [{ trademark_name: 'Star' }, 'trademark.trademark_name: 商标名称中的字母须为大写'],
    [{ pic_type: 3 }, 'trademark.pic_type: 请选择图样颜色'],
    [{ trademark_desc: '长'.repeat(91) }, 'trademark.trademark_desc: 商标说明最多输入90个字'],
    [{ contact_name: '长'.repeat(21) }, 'trademark.contact_name: 联系人最多输入20个字'],
    [{ contactPhone: '0574-8888' }, 'trademark.contactPhone: 联系电话只能输入数字，最多11位'],
    [{ trademark_type: 3 }, 'trademark.standby1: 请上传图片'],
  ])('%o is refused', (changes, fault) => {
    expect(mark(changes)).toEqual([fault])
  })

  it('of a picture alone needs no name, whatever was sent of it', () => {
    expect(mark({ trademark_type: '2', trademark_name: 'any', standby1: '/api/file/1' })).toEqual([])
  })
})

describe('the goods', () => {
  const of = (class_id: number, ...names: string[]) => ({ class_id, service_nice_min: names.map((name) => item(name)) })
  it.each([
    [[], 'work_order_service: 请完善商标注册信息'],
    [[of(9)], 'work_order_service: 请完善商标注册信息'],
    [[of(9, '手机'), of(9, '键盘')], 'work_order_service.1: 第 9 类重复'],
    [[of(9, '手机', '手机')], 'work_order_service.0.service_nice_min.1: 该小项已添加'],
    [[of(46, '手机')], 'work_order_service.0.class_id: 类别有误'],
    [
      [9, 10, 11, 12, 14, 16].map((id) => of(id, ...Array.from({ length: 90 }, (_, at) => `演示 ${at}`))),
      'work_order_service: 最多选择 500 项',
    ],
  ])('case %#: are refused with words of their own', (sent, fault) => {
    expect(goods(sent)).toEqual([fault])
  })

  it('may come as JSON text', () => {
    expect(goods(JSON.stringify(order.work_order_service))).toEqual([])
    expect(goods('{')).toEqual(['work_order_service: 请完善商标注册信息'])
  })
})

it('has at most three contact sets, each by the rules of the first', () => {
  expect(faults({ trademark_contact: Array(4).fill(contact) })).toEqual(['trademark_contact: 最多添加 3 组联系人'])
  expect(faults({ trademark_contact: [{ ...contact, contactPhone: 'x' }] })).toEqual([
    'trademark_contact.0.contactPhone: 联系电话只能输入数字，最多11位',
  ])
})

it('takes the number of a mainland person on the page by its check character, and any other as it is', () => {
  const faultsOf = (subjectType: number, idNo: string) =>
    statedOrder
      .safeParse({ ...order, applicant: { subjectType, name: '演示·王女士', idNo, address: '演示·宁波' } })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  expect(faultsOf(1, '330203199001010014')).toEqual([])
  expect(faultsOf(1, '330203199001010015')).toEqual(['applicant.idNo: 身份证号有误，请核对'])
  expect(faultsOf(3, '330203199001010015')).toEqual([])
})
