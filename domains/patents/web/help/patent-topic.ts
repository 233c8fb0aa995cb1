import { ruleOf } from '@portal/files/contract'
import { advice, portal, rightsLaw } from '@portal/help/contract'
import { type HelpTopic, limitText } from '@portal/platform/web'
import { patentTypes } from '../../contract/choices.ts'
import { patentLimits } from '../../contract/limits.ts'
import { materialNotice } from '../../contract/materials.ts'
import { applySteps } from '../apply/apply-words.ts'

const { bytes, extensions } = ruleOf('patent-material')

/** The page of help about applications for patents. */
export const patentTopic: HelpTopic = {
  lead: '申请发明、实用新型或者外观设计专利：提交申请、付款，由工作人员受理，代理机构办理。',
  parts: {
    who: [
      portal('企业和个人登录后都可以提交；没有账号的，先免费注册。'),
      portal(`可以申请${patentTypes.join('、')}；申请国家可选多个，最多 ${patentLimits.nations} 个。`),
      portal('专利代理工作由持证的专利代理机构办理，页面上写明是哪一家；本平台不代理专利事务。'),
    ],
    papers: [
      rightsLaw.technicalPapers,
      rightsLaw.designPapers,
      portal(
        `材料选填，一次最多 ${patentLimits.filesAtOnce} 个，每个不超过 ${limitText(bytes)}，格式可以是 ${extensions.join('、')}；草稿也可以。`,
      ),
      portal(materialNotice),
    ],
    steps: applySteps.map(({ title, text }) => portal(`${title}：${text}。`)),
    time: [
      rightsLaw.patentPriority,
      portal('受理的预计时间从付款到账起算，按服务时间计算，公布在页脚的“服务时限”页。'),
    ],
    fees: [
      portal('官费和服务费分开列明，提交之前就能看到，并写明价格表的版本和执行日期。'),
      portal('逾期没有付款的，订单和申请一起关闭；需要时重新提交。'),
    ],
    rules: [rightsLaw.confidentiality],
    mistakes: [
      advice('把“按保密专利处理”当成“向外国申请专利保密审查”：这是两件事，选之前看清说明，不确定就选“还不确定”。'),
      advice('申请之前公开了技术内容：提交以前不要发表、展出或者出售。'),
      advice('先向外国申请、后想起保密审查：在中国完成的发明或者实用新型，先问清再递交。'),
    ],
  },
}
