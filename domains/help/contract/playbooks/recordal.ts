import { customsLaw } from '../law/customs.ts'
import { advice, portal } from '../line.ts'
import { helpSources } from '../sources.ts'
import { type Playbook, sinceBeginning, withTranslation } from './playbook.ts'

const situation = 'request-1'

/** 海关在线备案: a right is put on record with customs. */
export const recordalPlaybooks: readonly Playbook[] = [
  {
    ...{ situation, side: null, place: 'CN', from: helpSources.customsRegulation.from },
    title: '中国海关备案',
    steps: [
      advice('核对权利人名称与证书、营业执照是否一致；权利转让过的，先办妥变更。'),
      customsLaw.application,
      portal('备案核准后，把备案号和有效期登记到权利台账，续展前会收到提醒。', '/home/rights'),
    ],
    papers: [
      advice('权利证书、权利人的身份证明、货物及包装的照片。'),
      advice('委托他人办理的，授权委托书；有被许可人的，许可合同或者名单。'),
    ],
    language: [withTranslation],
    rules: [customsLaw.refusal, customsLaw.noFee],
    deadlines: ['customs.recordal.decide', 'customs.recordal.change', 'customs.recordal.renewWindow'],
  },
  {
    ...{ situation, side: null, place: 'all', from: sinceBeginning },
    title: '向海关申请保护',
    steps: [
      advice('请当地律师确认：您的权利在当地是否有效，当地海关怎样申请保护。'),
      advice('先办好中国海关的备案，出口时也能用到。'),
      portal('把意向出口的国家和商品写进业务，由工作人员给出建议。', '/home/exhibition'),
    ],
    papers: [advice('当地有效的权利证书、正品的特征和照片、当地联系人。')],
    language: [advice('按当地海关要求的语言填写。')],
    rules: [],
    deadlines: [],
  },
]
