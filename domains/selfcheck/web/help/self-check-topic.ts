import { advice, portal } from '@portal/help/contract'
import type { HelpTopic } from '@portal/platform/web'
import { mostActions } from '../../contract/actions.ts'
import { unsureLabel } from '../../contract/choices.ts'
import { profileLimits } from '../../contract/profile.ts'
import { topicLabels } from '../../contract/question.ts'
import { lightBounds } from '../../contract/score.ts'

const topicNames = Object.values(topicLabels).join('、')

/** 海外出口风险预警自查. */
export const selfCheckTopic: HelpTopic = {
  lead: '按商品、去向和渠道回答问题，看清哪里有风险、先做哪几件事；自查结果不构成法律意见。',
  parts: {
    who: [
      portal('不登录就可以做自查；登录后可以保存、对比历次结果，并发送给专家。'),
      portal(`适合准备出口、参加展会或者上架海外平台的企业；问题分五个主题：${topicNames}。`),
    ],
    papers: [
      portal(`商品名称（不超过 ${profileLimits.product} 字）、商品类别、出口国家或地区、出口渠道。`),
      advice('手边放好商标证、专利证书、授权合同和平台通知，答题时对照着看。'),
    ],
    steps: [
      portal('填写商品与去向，平台按它们挑出要问的题。'),
      portal(`逐题作答；不知道的选“${unsureLabel}”，和没有答的题一样单独列出。`),
      portal(`看结果：${lightBounds.green} 分起绿灯，${lightBounds.yellow} 分以下红灯；关键题答得最差的，不给绿灯。`),
      portal(`先做列出的行动，最多 ${mostActions} 条；能在线办的，直接打开对应的表单。`),
      portal('需要专家看的，登录后发送自查结果，随即得到业务编号。'),
    ],
    time: [portal('中途离开，答案作为草稿留在本机，回来可以接着答。')],
    fees: [portal('自查不收费，发送给专家也不收费。')],
    mistakes: [
      advice('凭印象作答：拿不准的选不清楚，比猜的好。'),
      advice('一次自查管所有商品：商品、国家或者渠道变了，要重新做。'),
      advice('看完分数就结束：把行动分给具体的人，定好复查的日子。'),
    ],
  },
}
