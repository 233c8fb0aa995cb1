import type { HelpContent } from '../form/help-column.tsx'

/** There are no statements of law here: they stand with the questions of the self-check. */
export const earlyWarningHelp: HelpContent = {
  prepare: ['最想弄清楚的一两个问题', '手头相关的材料，例如商标证、通知或合同，选填', '联系人姓名与电话'],
  after: [
    '自查答案和得分随申请一起发送，随即得到业务编号',
    '等待工作人员核对情况',
    '受理后由专家逐题查看答案并提出建议；不予受理的，说明原因',
    '建议写在业务详情最前面，可在“我的事项”查看',
  ],
  law: null,
}
