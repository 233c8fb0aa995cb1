import type { HelpContent } from '../form/help-column.tsx'

/** All facts come from the regulation; what other pages say of fees and ports is not in its text. */
export const expertFilingHelp: HelpContent = {
  prepare: [
    '权利证明的彩色扫描件：商标注册证、专利证书或著作权登记证，合为一份 PDF',
    '权利人是自然人的，身份证号；企业和其他组织不用填',
    '权利人的名称或姓名，与权利证书一致',
    '打算出口到哪里、出口什么',
    '联系人的姓名、电话和邮箱',
  ],
  after: [
    '提交后即得业务编号，可在“我的事项”查看',
    '工作人员核对材料，受理，或说明不予受理的原因',
    '审核的结果与说明写在业务详情里',
    '结果写在业务详情最前面',
  ],
  law: 'expertFiling',
}
