import { patentSteps } from '../../contract/matter.ts'

/** What an application asks for, before one begins. */
export const prepare = [
  '要申请的专利类型、国家和地区',
  '申请企业和专利的名称',
  '联系人姓名与电话',
  '申请文件的草稿或技术交底书，没有也可以先提交',
  '要求优先权的，首次申请日和首次申请号',
] as const

const stepTexts = {
  提交: '提交后即得业务编号和订单，在“我的事项”查看',
  付款: '按订单付款，官费和服务费分列；付款后由工作人员受理',
  受理: '工作人员受理，并告知办理本件的代理机构',
  办理: '代理机构办理，需要补充的在业务详情说明',
  完成: '结果和官方文件放在业务详情里',
} satisfies Record<(typeof patentSteps)[number], string>

/** The steps of an application, with what happens at each of them. */
export const applySteps = patentSteps.map((title) => ({ title, text: stepTexts[title] }))
