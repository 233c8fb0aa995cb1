import { advice, customsLaw, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { requestLimits } from '../../contract/limits.ts'
import { customsSeizureHelp } from '../kinds/customs-seizure-help.ts'
import { expertFilingHelp } from '../kinds/expert-filing-help.ts'
import { appealLine, attachmentLine, topicOf } from './request-topic.ts'

/** 海关在线备案, both ways. */
export const filingTopic: HelpTopic = topicOf(1, expertFilingHelp, {
  lead: '把商标、著作权、专利报海关总署备案，可以自己填写信息表，也可以请专家辅助。',
  who: [
    portal('商标、著作权、专利的权利人，可以自己填写信息表，也可以请专家辅助。'),
    portal('自助备案：平台检查缺漏，您取走信息表，自己到海关总署的备案系统提交；平台不代为递交。'),
  ],
  papers: [customsLaw.application, attachmentLine(1, '权利证明', true)],
  time: [customsLaw.decision, customsLaw.term, customsLaw.change],
  fees: [customsLaw.noFee],
  rules: [customsLaw.refusal, customsLaw.unchanged],
  mistakes: [
    advice('名称对不上：证书、营业执照、申请书上的名称要一致；改过名的，先办变更。'),
    advice('把几份证书放进一份申请：一份证书准备一份信息表。'),
    advice('照片看不清标识：正面、侧面、包装各拍一张，对准商标或者外观。'),
    advice('等到期以后才想起续展：备案完成后把起止日期登记下来，平台会提醒。'),
  ],
})

/** 海关查扣应对. */
export const seizureTopic: HelpTopic = topicOf(7, customsSeizureHelp, {
  lead: '货物被境内外海关查扣，或者您作为权利人收到海关通知时，把情况和材料交给我们分析，取得应对方案。',
  who: [portal('货物被扣的收货人、发货人，以及收到海关通知的权利人，都可以提交。'), customsLaw.look],
  papers: [
    portal(`查扣原因必填，不超过 ${requestLimits.seizureReason} 字；照海关通知上的说法写，并写明口岸和日期。`),
    appealLine,
    attachmentLine(7, '附件'),
    customsLaw.request,
    customsLaw.proof,
  ],
  time: [
    customsLaw.notified,
    customsLaw.inquiry,
    customsLaw.release,
    portal('在境外被扣的，期限各地不同：打开帮助中心的“货物被扣：第一个小时”，先选地方。'),
  ],
  fees: [customsLaw.security, customsLaw.counterSecurity, customsLaw.counterReturn, customsLaw.costs],
  rules: [customsLaw.reply, customsLaw.liability],
  mistakes: [
    advice('只打电话不书面答复：和海关的往来都要留下书面的，并记下送交的时间和方式。'),
    advice('定牌加工只拿得出最近一份合同：授权要从商标权利人一路连到您的工厂。'),
    advice('境外被扣时等收货方处理：通知往往先到收货方手里，请对方当天转来。'),
  ],
})
