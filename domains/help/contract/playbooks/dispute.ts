import { disputeLaw, evidenceLaw } from '../law/disputes.ts'
import { advice, portal } from '../line.ts'
import { type Playbook, sinceBeginning } from './playbook.ts'

/** The regulation on disputes with foreign countries is in force from this day. */
const disputesFrom = '2025-05-01'

const received = advice('记下文书的送达方式和日期、案号、法院或者机关，原件连同信封留存。')
const preserve = advice('涉案的邮件、图纸、订单和库存原样保存，不删不改。')
const counsel = advice('当天找当地执业律师，问清答复的截止日期、语言和格式。')
const tell = portal('把文书和情况提交给我们，由工作人员分析并出具方案。', '/home/tradeDisputes')
const papers = [advice('全部文书、涉案产品的资料和照片、销售和出口记录、权利证书和授权书。')]

/** 贸易救济纠纷应对 and 风险预警防范指引. */
export const disputePlaybooks: readonly Playbook[] = [
  {
    ...{ situation: 'request-4', side: null, place: 'CN', from: disputesFrom },
    title: '在中国发生的纠纷',
    steps: [received, preserve, disputeLaw.inquiry, tell],
    papers: [...papers, evidenceLaw.foreignPaper],
    language: [evidenceLaw.translation],
    deadlines: [],
  },
  {
    ...{ situation: 'request-4', side: null, place: 'all', from: sinceBeginning },
    title: '在进口国发生的纠纷',
    steps: [received, preserve, counsel, tell],
    papers,
    language: [advice('用文书所用的语言，由当地律师提交。')],
    deadlines: [],
  },
  {
    ...{ situation: 'request-4', side: null, place: 'all', from: disputesFrom },
    title: '在进口国发生的纠纷',
    steps: [received, preserve, counsel, disputeLaw.service, disputeLaw.inquiry, tell],
    papers: [...papers, disputeLaw.evidenceAbroad],
    language: [advice('用文书所用的语言，由当地律师提交。')],
    deadlines: [],
  },
  {
    ...{ situation: 'request-6', side: null, place: 'all', from: sinceBeginning },
    title: '出货之前防范风险',
    steps: [
      advice('列出要去的国家、要出的货、用到的商标和外观，逐项问有没有别人的权利。'),
      advice('定牌加工的，取得从权利人开始的完整授权，合同里写清侵权由谁负责。'),
      portal('把货物和目的地提交给我们，由工作人员给出防范的建议。', '/home/riskAversion'),
    ],
    papers: [advice('产品照片、商标和外观的设计底稿、授权书、合同草稿。')],
    language: [advice('中文即可。')],
    deadlines: [],
  },
]
