import { disputeLaw, evidenceLaw } from '../law/disputes.ts'
import { advice, portal } from '../line.ts'
import { helpSources } from '../sources.ts'
import { type Playbook, sinceBeginning } from './playbook.ts'

const situation = 'request-4'

const received = advice('记下文书的送达方式和日期、案号、法院或者机关，原件连同信封留存。')
const preserve = advice('涉案的邮件、图纸、订单和库存原样保存，不删不改。')
const counsel = advice('当天找当地执业律师，问清答复的截止日期、语言和格式。')
const tell = portal('把文书和情况提交给我们，由工作人员分析并出具方案。', '/home/tradeDisputes')
const papers = [advice('全部文书、涉案产品的资料和照片、销售和出口记录、权利证书和授权书。')]

/** 贸易救济纠纷应对. */
export const disputePlaybooks: readonly Playbook[] = [
  {
    ...{ situation, side: null, place: 'CN', from: helpSources.foreignDisputes.from },
    title: '在中国发生的纠纷',
    steps: [received, preserve, tell],
    papers: [...papers, evidenceLaw.foreignPaper],
    language: [evidenceLaw.translation],
    rules: [disputeLaw.inquiry],
    deadlines: [],
  },
  {
    ...{ situation, side: null, place: 'all', from: sinceBeginning },
    title: '在进口国发生的纠纷',
    steps: [received, preserve, counsel, tell],
    papers: [...papers, disputeLaw.evidenceAbroad],
    language: [advice('用文书所用的语言，由当地律师提交。')],
    rules: [disputeLaw.service, disputeLaw.inquiry],
    deadlines: [],
  },
]
