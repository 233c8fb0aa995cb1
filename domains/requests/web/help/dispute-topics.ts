import {
  advice,
  disputeLaw,
  evidenceLaw,
  fairPages,
  platformLaw,
  platformPages,
  portal,
  rightsLaw,
} from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { disputeTypes, platforms } from '../../contract/choices.ts'
import { eCommerceHelp } from '../kinds/e-commerce-help.ts'
import { exhibitionHelp } from '../kinds/exhibition-help.ts'
import { tradeDisputeHelp } from '../kinds/trade-dispute-help.ts'
import { appealLine, attachmentLine, topicOf } from './request-topic.ts'

/** 展会投诉应对. */
export const fairTopic: HelpTopic = topicOf(2, exhibitionHelp, {
  lead: '在展会上发现别人侵权，或者自己的展台被投诉，提交权利、展位和证据，由工作人员协助投诉或者申诉。',
  who: [portal('投诉方和被投诉方都可以提交，在表单顶部选“投诉”或者“申诉”。')],
  papers: [
    appealLine,
    attachmentLine(2, '证据材料'),
    portal('联系人须填 11 位手机号，方便在展会现场联系。'),
    fairPages.agent,
    rightsLaw.evaluationReport,
  ],
  time: [
    advice('展会时间短：答复的期限以展会投诉站的通知为准，收到就看清截止时间。'),
    rightsLaw.fairTrademark,
    rightsLaw.fairPatent,
  ],
  fees: [advice('展会主办方和代理机构是否收费、收多少，问清楚并要书面的。')],
  mistakes: [
    advice('拿不出权利还有效的证明：出发前下载权利的最新状态，和证书放在一起。'),
    advice('被投诉就当场签字认错：先看清签的是什么，签收时只写收到和时间。'),
    advice('被要求撤下的展品又摆出来：结论出来之前不要再展示。'),
  ],
})

/** 跨境电商侵权应对. */
export const platformTopic: HelpTopic = topicOf(3, eCommerceHelp, {
  lead: '在电商平台上发现侵权要投诉，或者链接被删、资金被冻结要申诉，提交情况与证据，由工作人员协助准备。',
  who: [
    portal('权利人和店铺都可以提交，在表单顶部选“投诉”或者“申诉”。'),
    portal(`平台可多选：${platforms.slice(0, -1).join('、')}；不在其中的，写在“其他平台”。`),
    platformLaw.notice,
    platformLaw.declaration,
  ],
  papers: [appealLine, attachmentLine(3, '证据材料'), platformPages.alibabaRights, evidenceLaw.electronic],
  time: [platformLaw.fifteenDays, platformLaw.delay, platformPages.mercadoLibre],
  fees: [advice('平台自己的投诉、申诉入口是否收费，以平台页面为准；付款前核对收款方。')],
  rules: [platformLaw.malice, platformPages.alibaba, platformPages.alibabaAppeal, platformPages.amazon],
  mistakes: [
    advice('凭证对不上：发票上的品名、数量、日期要和被投诉的商品一致。'),
    advice('授权只有一张：从权利人到您的店铺，中间每一手都要有。'),
    advice('先删链接再申诉：保留页面和后台记录，截图写明时间。'),
  ],
})

/** 贸易救济纠纷应对. */
export const tradeTopic: HelpTopic = topicOf(4, tradeDisputeHelp, {
  lead: '在进口国遇到知识产权纠纷，或者出口货物转内销引起纠纷，提交文书与情况，由工作人员跟进并出具方案。',
  who: [portal(`收到文书的企业和个人都可以提交；纠纷类型选${disputeTypes.map((type) => `“${type}”`).join('或者')}。`)],
  papers: [
    appealLine,
    attachmentLine(4, '证据材料'),
    evidenceLaw.foreignPaper,
    evidenceLaw.translation,
    disputeLaw.evidenceAbroad,
  ],
  time: [advice('境外文书的答复期限以文书上写的为准；记下送达的方式和日期，当天交给律师看。')],
  fees: [advice('境外律师的收费方式先谈妥并写进委托书；大额费用请对方分项报价。')],
  rules: [disputeLaw.service, disputeLaw.inquiry],
  mistakes: [
    advice('删改邮件和图纸：收到文书后，相关资料原样保存，不要删改。'),
    advice('不理会文书：先弄清楚期限，再决定怎么应对。'),
    advice('直接把资料发给境外：先查一遍有没有不能出境的内容。'),
  ],
})
