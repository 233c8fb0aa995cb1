import type { HelpContent } from '../form/help-column.tsx'

export const tradeDisputeHelp: HelpContent = {
  prepare: [
    '收到的律师函、传票或其他文书，记下送达的方式和日期',
    '涉及的权利及其编号，涉及的产品型号',
    '合同、订单、出口记录等，原样保存，不要删改',
    '联系人姓名与电话',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '工作人员受理并跟进案情；不予受理的，写明原因',
    '应对方案写在业务详情最前面',
    '结案后仍有需要的，可以申请全面解决方案',
  ],
  law: 'tradeDispute',
}
