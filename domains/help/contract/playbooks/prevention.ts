import { advice, portal } from '../line.ts'
import { type Playbook, sinceBeginning } from './playbook.ts'

const general = { side: null, place: 'all', from: sinceBeginning, rules: [], deadlines: [] } as const
const language = [advice('中文即可。')]

/** 预警自查 and 风险预警防范指引: what is done before anything has happened, in every country the same. */
export const preventionPlaybooks: readonly Playbook[] = [
  {
    ...{ ...general, situation: 'request-5', language },
    title: '自查之后补上缺口',
    steps: [
      advice('把自查列出的行动分给具体的人，定好复查的日子；红灯的先处理，再出货。'),
      advice('答不上来的题先查清：要去的国家有没有别人的商标、专利和外观，自己的权利在当地有没有办。'),
      advice('图片、设计和定牌的货，补齐来源的证明和从权利人开始的授权。'),
      portal('把自查结果发送给专家，由专家逐项查看并提出建议。', '/home/earlyWarningAnalysis'),
    ],
    papers: [advice('自查结果、产品照片、商标证或者专利证、授权书、合同。')],
  },
  {
    ...{ ...general, situation: 'request-6', language },
    title: '出货之前防范风险',
    steps: [
      advice('列出要去的国家、要出的货、用到的商标和外观，逐项问有没有别人的权利。'),
      advice('定牌加工的，取得从权利人开始的完整授权，合同里写清侵权由谁负责。'),
      portal('把货物和目的地提交给我们，由工作人员给出防范的建议。', '/home/riskAversion'),
    ],
    papers: [advice('产品照片、商标和外观的设计底稿、授权书、合同草稿。')],
  },
]
