import { customsLaw } from '../../contract/law/customs.ts'
import { foreignCustomsPages } from '../../contract/law/disputes.ts'
import { advice } from '../../contract/line.ts'
import type { Deadline, FirstHourCase, Guide, Step } from './guide.ts'
import { tellUs } from './tell-us.ts'

const places = {
  china: { label: '中国海关', text: '口岸海关来通知' },
  eu: { label: '欧盟', text: '成员国海关来通知' },
  us: { label: '美国', text: '美国海关来通知' },
  other: { label: '其他地方', text: '别的国家和地区' },
} as const

const readHere: Step = {
  title: '看清通知',
  when: 'now',
  lines: [advice('哪个海关、编号和日期、涉及哪个权利号、答复的截止日期。信封和快递单一起留着，拍照发给负责的人。')],
}
const readAbroad: Step = {
  title: '看清通知',
  when: 'now',
  lines: [advice('哪国海关、编号、涉及哪个权利、截止日期。信封和快递单也留着，拍照发给负责的人。')],
}
const lawyer: Step = {
  title: '找当地律师看期限',
  when: 'today',
  lines: [advice('请收货方当天转来通知原件，发给律师，问清最后是哪天、要用什么语言写。')],
}
const proofs: Step = {
  title: '找齐证明',
  when: 'meanwhile',
  lines: [
    advice('合同、订单、授权书、商标证、设计底稿、进货凭证；报关单、提单、装箱单请货代当天发来。'),
    advice('定牌加工的，请委托方给一份从商标权利人到您的完整授权。'),
  ],
}
const rights: Step = {
  title: '核对是不是自己的权利',
  when: 'today',
  lines: [advice('对照货物照片，看是不是仿冒；找出在当地有效的权利证书和正品的特征。')],
}
const tell = tellUs('提交查扣情况和手头的文书，由工作人员分析并出具方案。', '/home/customsSeizure')

const ownerAvoids = [
  advice('别等：先书面答复已经知道的，缺的材料注明随后补交。'),
  advice('别编造授权，也别让人补签倒签日期的合同。'),
  advice('别私下付款了事：谈和解也要书面，并告诉海关。'),
]
const holderAvoids = [
  advice('别等：期限很短，当天就定一个人负责。'),
  advice('别没看货就断定：先要照片，或者问能不能看货。'),
  advice('别口头答复：每次往来都要书面，留下送交的时间。'),
]

const chinaOwner: Guide = {
  steps: [
    readHere,
    {
      title: '打通知上的海关电话',
      when: 'today',
      lines: [advice('问清承办人、书面材料送到哪里、能不能看货。'), customsLaw.look],
    },
    proofs,
    { title: '书面说明没有侵权', when: 'due', lines: [customsLaw.reply, customsLaw.counterSecurity] },
    tell,
  ],
  avoid: ownerAvoids,
}

const threeDays: Deadline = {
  amount: 3,
  unit: '个工作日',
  counts: 'china',
  from: '从收到通知那天起',
  line: customsLaw.notified,
}

const chinaHolder: Guide = {
  deadline: threeDays,
  steps: [
    readHere,
    {
      title: '核对备案号和货物照片',
      when: 'now',
      lines: [advice('是不是自己的权利、是不是仿冒；说不准的，问海关能不能看货。'), customsLaw.look],
    },
    { title: '找银行准备担保', when: 'today', lines: [customsLaw.security, customsLaw.liability] },
    { title: '书面申请扣留', when: 'due', lines: [customsLaw.notified, customsLaw.request] },
    tell,
  ],
  avoid: holderAvoids,
}

const tenDays = (line: Deadline['line']): Deadline => ({
  amount: 10,
  unit: '个工作日',
  counts: 'weekdays',
  from: '从收到通知那天起',
  line,
})

const euOwner: Guide = {
  deadline: tenDays(foreignCustomsPages.euOwner),
  steps: [
    readAbroad,
    lawyer,
    { title: '书面表明态度', when: 'due', lines: [foreignCustomsPages.euOwner] },
    proofs,
    tell,
  ],
  avoid: ownerAvoids,
}

const euHolder: Guide = {
  deadline: tenDays(foreignCustomsPages.euHolder),
  steps: [
    readAbroad,
    lawyer,
    rights,
    { title: '书面表明态度', when: 'due', lines: [foreignCustomsPages.euHolder] },
    tell,
  ],
  avoid: holderAvoids,
}

const answerAbroad: Step = {
  title: '按通知书面答复',
  when: 'due',
  lines: [advice('由当地律师按通知上的日期、语言和格式提交，留下送交的凭证。')],
}
const abroadOwner: Guide = { steps: [readAbroad, lawyer, answerAbroad, proofs, tell], avoid: ownerAvoids }
const abroadHolder: Guide = { steps: [readAbroad, lawyer, rights, answerAbroad, tell], avoid: holderAvoids }

const guides: Readonly<Record<string, { owner: Guide; holder: Guide }>> = {
  china: { owner: chinaOwner, holder: chinaHolder },
  eu: { owner: euOwner, holder: euHolder },
}
const abroad = { owner: abroadOwner, holder: abroadHolder }

/** 货物被扣: for whom the goods belong to, and for whose right it is said to be. */
export const goodsDetained: FirstHourCase = {
  scene: 'ship',
  place: {
    ask: '在哪里被扣？',
    lead: '各地期限不同，先选地方。',
    answers: Object.entries(places).map(([value, answer]) => ({ value, ...answer })),
  },
  side: {
    ask: '您是谁？',
    lead: '货主和权利人要做的事不同。',
    answers: [
      { value: 'owner', label: '货主', text: '货是我发的、我收的' },
      { value: 'holder', label: '权利人', text: '我是商标、专利的主人' },
    ],
  },
  guideOf: (place, side) => (guides[place] ?? abroad)[side === 'holder' ? 'holder' : 'owner'],
  act: () => ({ to: '/home/customsSeizure', text: '提交查扣求助' }),
  more: (place) =>
    place === 'china'
      ? { to: '/home/exhibition', text: '自己的权利还没有备案的，扣货的事办完后补上' }
      : { to: '/home/riskAversion', text: '下一批货发出之前，先问清当地的风险' },
}
