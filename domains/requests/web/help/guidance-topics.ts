import { advice, portal, rightsLaw } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { avoidTypes } from '../../contract/choices.ts'
import { requestLimits } from '../../contract/limits.ts'
import { requestStateLabels } from '../../contract/rules.ts'
import { riskAversionHelp } from '../kinds/risk-aversion-help.ts'
import { appealLine, attachmentLine, commonLines, topicOf } from './request-topic.ts'

/** 风险预警防范指引. */
export const riskTopic: HelpTopic = topicOf(6, riskAversionHelp, {
  lead: '货物出口或者转内销之前，把产品、去向和顾虑告诉我们，由工作人员给出规避侵权风险的指引。',
  who: [portal(`准备出口或者转内销的企业和个人；规避类型选${avoidTypes.map((type) => `“${type}”`).join('或者')}。`)],
  papers: [appealLine, attachmentLine(6, '附件')],
  time: [rightsLaw.patentPriority, rightsLaw.confidentiality],
  fees: [advice('需要做专业检索的，先问清检索范围和费用。')],
  mistakes: [
    advice('货已经发出才来问：签合同、定包装之前提交，改起来代价小。'),
    advice('只写“有没有风险”：写清产品型号、图片、去哪个国家、由谁销售。'),
    advice('只查国内：目的国的商标和专利要单独查。'),
  ],
})

const states = Object.values(requestStateLabels).map((label) => `“${label}”`)

/** 我的事项. */
export const progressTopic: HelpTopic = {
  lead: '提交过的请求都在这里：办到哪一步、工作人员写了什么、还要补什么材料。',
  parts: {
    who: [portal('提交过请求的账号，登录后只看得到自己的业务；别人的业务编号打不开。')],
    papers: [portal('业务编号：提交成功时给出，也列在“我的事项”里，不用另外准备材料。')],
    steps: [
      portal('登录后点页面上方的“我的事项”，左边选业务类型。'),
      portal(`列表可以按状态筛选：${states.join('、')}；也可以按提交日期筛选。`),
      portal('点业务编号打开详情：时间、结果、您填的内容和您交的材料都在里面。'),
      commonLines.supplement,
      portal('已完成的业务可以申请一次“全面解决方案”；提交的内容可以打印，或者存成 PDF。'),
    ],
    time: [commonLines.promise, portal('等您补充材料期间，受理和答复的时限停止计算。')],
    fees: [portal('查询进度不收费。'), commonLines.fullPlan],
    mistakes: [
      portal(`补充材料有最迟的日期，最长不超过 ${requestLimits.supplementDays} 天，请在期限以内答复。`),
      portal('换了账号看不到：业务只在提交它的账号里。'),
      advice('只等短信：进度变化以页面为准，隔几天登录看一次。'),
    ],
  },
}
