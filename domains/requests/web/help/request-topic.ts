import { ruleOf } from '@portal/files/contract'
import { portal, type SourcedLine } from '@portal/help/contract'
import { type HelpTopic, limitText } from '@portal/platform/web'
import type { BusinessType } from '../../contract/business-types.ts'
import { findKind } from '../../contract/kinds.ts'
import { requestLimits } from '../../contract/limits.ts'
import type { HelpContent } from '../form/help-column.tsx'

/** What the form of a kind accepts as an attachment. */
export const attachmentLine = (businessType: BusinessType, label: string, isRequired = false): SourcedLine => {
  const [purpose] = findKind(businessType)?.voucherPurposes ?? ['request-attachment' as const]
  const { bytes, extensions } = ruleOf(purpose)
  const choice = isRequired ? '必填' : '选填'
  return portal(
    `${label}${choice}，最多 ${requestLimits.vouchers} 份，不超过 ${limitText(bytes)}，格式可以是 ${extensions.join('、')}；也可以用手机扫码拍照上传。`,
  )
}

export const appealLine = portal(`诉求必填，不超过 ${requestLimits.appeal} 字；写清发生了什么、希望得到什么。`)

/** The steps of a case, in the words of the form's side column. */
const stepsOf = (businessType: BusinessType, { after }: HelpContent): SourcedLine[] =>
  (findKind(businessType)?.steps ?? []).map((step, index) => portal(`${step}：${after[index] ?? ''}。`))

/** Lines that are true for requests of every kind. */
export const commonLines = {
  who: portal('企业和个人登录后都可以提交；没有账号的，先免费注册。'),
  draft: portal('填的内容自动保存，可以换一台设备接着填；联系电话和附件不进本机草稿。'),
  supplement: portal('需要补充材料的，业务详情最前面写明要补什么、最迟哪一天。'),
  promise: portal('受理和答复的预计时间按服务时间计算，公布在页脚的“服务时限”页。'),
  fee: portal('提交请求不收费，页面上没有付款的步骤。'),
  fullPlan: portal('结案后申请“全面解决方案”的，服务由第三方提供，可能产生费用。'),
  final: portal('提交后内容不能修改，电话写错就联系不上您；提交前先核对。'),
} as const

/** The help page of a kind: its own lines, and those of its form and side column. */
export const topicOf = (
  businessType: BusinessType,
  help: HelpContent,
  {
    lead,
    who,
    papers = [],
    time,
    fees = [],
    rules,
    mistakes,
  }: {
    lead: string
    who: readonly SourcedLine[]
    papers?: readonly SourcedLine[]
    time: readonly SourcedLine[]
    fees?: readonly SourcedLine[]
    rules?: readonly SourcedLine[]
    mistakes: readonly SourcedLine[]
  },
): HelpTopic => ({
  lead,
  parts: {
    who: [...who, commonLines.who],
    papers: [...help.prepare.map((thing) => portal(`${thing}。`)), ...papers],
    steps: [...stepsOf(businessType, help), commonLines.draft, commonLines.supplement],
    time: [...time, commonLines.promise],
    fees: [commonLines.fee, ...fees, commonLines.fullPlan],
    ...(rules && { rules }),
    mistakes: [...mistakes, commonLines.final],
  },
})
