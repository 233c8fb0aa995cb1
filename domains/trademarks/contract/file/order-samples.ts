import type { TrademarkKind } from '../kinds.ts'

/** Items of the demonstration's classification, in both of its editions. */
const phones = { min_id: 'D090201', min_name: '手机', group_id: '0902' }
const earphones = { min_id: 'D090301', min_name: '耳机', group_id: '0903' }

const goods = [{ class_id: 9, class_name: '科学仪器', service_nice_min: [phones, earphones] }]

/** An application as the form sends it; a sample of an international one goes to two members on a basic mark. */
export const orderSample = (kind: TrademarkKind) => ({
  kind,
  trademark: {
    trademark_type: 1,
    trademark_name: '演示海帆',
    trademark_desc: '演示：由文字组成，无特殊含义。',
    pic_type: 1,
    contact_name: '演示·王女士',
    contactPhone: '13800000000',
    ...(kind === 'gjsbzc' && { applyNation: '日本;越南' }),
  },
  trademark_contact: [],
  work_order_service: goods,
  applicant: {
    subjectType: 2,
    name: '演示·宁波海帆进出口有限公司',
    idNo: '91330200MA0000000X',
    address: '演示·浙江省宁波市某路 1 号',
  },
  ...(kind === 'gjsbzc' && {
    basic: { basicType: 2, number: '演示10000001', date: '2024-05-06', work_order_service: goods },
  }),
})
