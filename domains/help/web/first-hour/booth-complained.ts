import { fairPages, rightsLaw } from '../../contract/law/rights.ts'
import { advice, portal } from '../../contract/line.ts'
import type { FirstHourCase, Guide, Step } from './guide.ts'
import { tellUs } from './tell-us.ts'

const who: Step = {
  title: '看证件，要书面的',
  when: 'now',
  lines: [
    advice('看清来人是展会投诉站、执法部门，还是自称权利人的人；记下姓名、单位和电话。'),
    advice('要投诉通知：涉及的展品和权利号、答复的截止时间。当场拍照。'),
  ],
}
const whoAbroad: Step = {
  title: '看证件，要书面的',
  when: 'now',
  lines: [
    advice('记下来人的姓名、单位和电话；执法人员来，请对方出示文书，要一份副本。'),
    advice('看清涉及的展品、权利号和答复的截止时间。当场拍照。'),
  ],
}
const photograph: Step = {
  title: '拍下展品和现场',
  when: 'now',
  lines: [advice('拍展品、展位号、展位门头（楣板）和现场，先远后近；派一个人专门应对，其他人照常接待。')],
}
const proofs = advice('请公司发来自有权利证书、授权书、进货凭证、设计底稿、更早的展出或者销售记录。')
const compare = advice('对照权利证书，写下展品和它不同的地方；说不清的先不说。')
const ask = advice('问展会的知识产权投诉站：程序、截止时间、要哪些材料、不服怎么办。')
const lawyer: Step = {
  title: '找当地律师和组展单位',
  when: 'today',
  lines: [advice('问清当地的程序、要用的语言和最后的时间。')],
}
const reply: Step = {
  title: '书面答复，留下签收',
  when: 'due',
  lines: [advice('在截止时间以前书面答复，交出去的每一页都拍照，请对方签收。')],
}
const tellOwner = tellUs('选“申诉”，附上投诉通知；联系人填展会现场打得通的手机号。', '/home/exhibitionInfringement')
const tellHolder = tellUs(
  '选“投诉”，附上权利证书和展品照片；联系人填展会现场打得通的手机号。',
  '/home/exhibitionInfringement',
)
const find: Step = {
  title: '拍下对方的展位和展品',
  when: 'now',
  lines: [advice('拍展位号、展位门头（楣板）、展品和宣传册，先远后近；不争吵、不动手。')],
}
const certificate: Step = {
  title: '找出权利证书和现在的状态',
  when: 'now',
  lines: [advice('证书、权利现在还有效的证明、申请人的身份证明，名称要一致。')],
}
const station: Step = { title: '找展会的投诉站', when: 'today', lines: [ask] }

const ownerAvoids = [
  advice('别抢夺、藏匿或者撕毁被指的展品和文书。'),
  advice('别当场签“承认侵权”；签收只写“收到”和时间。'),
  advice('别把已经撤下的展品再摆出来。'),
  advice('别在没有看清权利之前就答应赔偿。'),
]
const holderAvoids = [
  advice('别自己去撤对方的展品，由投诉站或者执法部门处理。'),
  advice('别没有比对就投诉：先写下相同和不同的地方。'),
  advice('别只口头说：投诉和往来都要书面。'),
]

const ownerHere: Guide = {
  steps: [
    who,
    photograph,
    { title: '找齐证据，写下不同', when: 'now', lines: [proofs, compare, rightsLaw.evaluationReport] },
    reply,
    tellOwner,
  ],
  avoid: ownerAvoids,
}
const holderHere: Guide = {
  steps: [
    find,
    { ...certificate, lines: [...certificate.lines, rightsLaw.evaluationReport] },
    station,
    { title: '书面投诉', when: 'due', lines: [compare, advice('交材料时请投诉站签收，记下时间。')] },
    tellHolder,
  ],
  avoid: holderAvoids,
}

const guides: Readonly<Record<string, { owner: Guide; holder: Guide }>> = {
  canton: {
    owner: ownerHere,
    holder: {
      ...holderHere,
      steps: holderHere.steps.map((step) => (step === station ? { ...station, lines: [ask, fairPages.agent] } : step)),
    },
  },
  china: { owner: ownerHere, holder: holderHere },
}
const abroad = {
  owner: {
    steps: [
      whoAbroad,
      photograph,
      lawyer,
      { ...reply, lines: [proofs, ...reply.lines] },
      {
        ...tellOwner,
        lines: [...tellOwner.lines, portal('展品在境外被扣走的，另外提交查扣情况。', '/home/customsSeizure')],
      },
    ],
    avoid: ownerAvoids,
  },
  holder: { steps: [find, certificate, lawyer, station, tellHolder], avoid: holderAvoids },
} as const satisfies Record<'owner' | 'holder', Guide>

/** 展台被投诉, for somebody who stands in the booth with a phone. */
export const boothComplained: FirstHourCase = {
  scene: 'booth',
  place: {
    ask: '在哪个展会？',
    lead: '各个展会的程序不同，先选地方。',
    answers: [
      { value: 'canton', label: '广交会', text: '现场有投诉站' },
      { value: 'china', label: '境内其他展会', text: '在中国举办' },
      { value: 'abroad', label: '境外展会', text: '在别的国家和地区' },
    ],
  },
  side: {
    ask: '您是谁？',
    lead: '被投诉的和要投诉的，要做的事不同。',
    answers: [
      { value: 'owner', label: '参展方', text: '有人说我的展品侵权' },
      { value: 'holder', label: '权利人', text: '我发现别人侵权' },
    ],
  },
  guideOf: (place, side) => (guides[place] ?? abroad)[side === 'holder' ? 'holder' : 'owner'],
  act: (_place, side) => ({
    to: '/home/exhibitionInfringement',
    text: side === 'holder' ? '提交投诉求助' : '提交申诉求助',
  }),
  more: () => ({ to: '/home/exhibitionCertificate', text: '下次参展，先把展品和展位存下证据' }),
}
