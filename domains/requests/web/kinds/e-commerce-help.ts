import type { HelpContent } from '../form/help-column.tsx'

/** Only Chinese rules stand here; what foreign platforms ask for changes too often. */
export const eCommerceHelp: HelpContent = {
  prepare: [
    '投诉：权利证明、侵权链接清单、对比图片',
    '申诉：平台的通知、进货凭证、授权书或自有权利证书',
    '店铺名称和涉及的商品链接，写在诉求里',
    '联系人姓名与电话',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '等待工作人员受理；不予受理的，写明原因',
    '工作人员按您的诉求处理',
    '结果写在业务详情最前面',
  ],
  law: 'eCommerce',
}
