import type { RegisterValues } from './register-form.ts'

/** What the fields are called where two versions of a draft are compared; what only belongs to another field is left out. */
export const registerLabels = {
  applyNation: '申请国家',
  trademark_type: '商标类型',
  trademark_name: '商标名称',
  pic_type: '图样颜色',
  standby1: '商标图样',
  black_white_pic_url: '黑白图样',
  trademark_desc: '商标说明',
  subjectType: '申请人类型',
  name: '申请人名称',
  idNo: '证件号码',
  address: '地址',
  licence: '营业执照或身份证明',
  contacts: '联系人',
  proxy_url: '委托书',
  contract_url: '合同',
  basicType: '基础商标是',
  number: '基础商标的号码',
  date: '基础商标的日期',
  businessSn: '基础商标的业务编号',
  basic: '基础商标的商品和服务',
  work_order_service: '商品和服务',
} as const satisfies Partial<Record<keyof RegisterValues, string>>
