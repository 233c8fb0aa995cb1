import type { HelpContent } from '../form/help-column.tsx'

/** Statements of law come from the text of the regulation itself; deadlines of other countries are left out. */
export const customsSeizureHelp: HelpContent = {
  prepare: [
    '海关的通知或扣留凭单，看清编号与日期',
    '涉及的权利：商标、专利或著作权及其编号',
    '货物是自有品牌还是定牌加工；定牌加工的，备好委托方的授权文件',
    '合同、订单、报关单、提单等能说明来源的文件',
    '联系人姓名与电话',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '工作人员核对情况，受理，或说明不予受理的原因',
    '应对方案写在业务详情最前面',
    '结案后仍有需要的，可以申请全面解决方案',
  ],
  law: 'customsSeizure',
}
