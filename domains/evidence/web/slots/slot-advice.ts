import type { Expectation } from '@portal/files/web/quality'
import type { Slot } from '../../contract/slots.ts'

/** How to take the picture for a slot, and what the browser's measures should find. */
export type SlotAdvice = {
  /** What a good picture shows. */
  take: readonly [string, string]
  /** What makes the picture worthless. */
  avoid: string
  /** What one looks at in the picture that was taken. */
  check: readonly [string, string]
  /** What must lie within the frame of the camera. */
  frame: string
  expects: Expectation
}

const wholePage = '整页都要在框里'
const paper = { frame: wholePage, expects: { kind: 'paper', lies: 'any' } } as const
const spread = { frame: wholePage, expects: { kind: 'paper', lies: 'landscape' } } as const
const scene = { kind: 'scene', lies: 'landscape' } as const

export const slotAdvice: Readonly<Record<Slot, SlotAdvice>> = {
  zzfHt: {
    take: ['首页和签章页都要有：双方名称、展会名称、展位费', '多页的拼成一张图，或放进一个 Word 文档'],
    avoid: '不要只拍签章，不要折角遮字',
    check: ['能看清双方名称和金额', '能看清签章'],
    ...paper,
  },
  zzfTzs: {
    take: ['展会名称、收费项目、金额、出具单位都要有', '纸面放平，四边留一点空白'],
    avoid: '不要反光，不要斜着拍',
    check: ['能看清金额', '能看清出具单位'],
    ...paper,
  },
  zzfQrh: {
    take: ['展位号、面积、费用三项都要看得清', '有展位图的，一并拍进来并圈出自己的展位'],
    avoid: '不要只拍一角，不要折角遮字',
    check: ['能看清展位号和面积', '能看清费用'],
    ...paper,
  },
  hzSy: {
    take: ['平放翻开，拍到照片、姓名和最下面两行机读码', '横着拍，四边都在画面里'],
    avoid: '不要反光，手指不要遮住文字',
    check: ['能看清姓名', '能看清最下面两行'],
    ...spread,
  },
  hzQz: {
    take: ['拍整页：签发国家、种类、有效期都要看得清', '免签或者落地签的，拍相应的说明或印章页'],
    avoid: '不要反光，不要只拍局部',
    check: ['能看清签发国家', '能看清有效期'],
    ...paper,
  },
  hzRqy: {
    take: ['出境、入境的印章和日期都要看得清；分在几页的，拼成一张图', '自助通关没有印章的，用出入境记录查询结果'],
    avoid: '出境、入境不要漏掉一次',
    check: ['能看清出境日期', '能看清入境日期'],
    ...spread,
  },
  xcqrd: {
    take: ['机票行程单或者电子客票都可以', '姓名、日期和航段要看得清'],
    avoid: '不要裁掉票号',
    check: ['能看清姓名', '能看清日期和航段'],
    ...paper,
  },
  fpfyj: {
    take: ['发票全貌：号码、购销双方、项目、金额、印章', '电子发票直接截全图'],
    avoid: '不要只截金额',
    check: ['能看清发票号码', '能看清金额和印章'],
    ...paper,
  },
  yhfyj: {
    take: ['付款人、收款人、金额、日期和回单印章都要看得清', '与发票、合同的金额能对上'],
    avoid: '不要遮住收款人，不要裁掉印章',
    check: ['能看清金额和日期', '能看清收款人'],
    ...paper,
  },
  jwhkfyj: {
    take: ['收款人、币种、金额、附言都要看得清', '银行印章要看得清'],
    avoid: '不要折角，不要裁掉边上的字',
    check: ['能看清币种和金额', '能看清银行印章'],
    ...paper,
  },
  czmm: {
    take: ['站在展馆外，拍到展馆名称或展会标识', '参展人员在同一张里'],
    avoid: '不要逆光，不要加滤镜',
    check: ['能看清展馆或展会名称', '能认出参展人员'],
    frame: '展馆名称和人都要在框里',
    expects: scene,
  },
  zhtwTwh: {
    take: ['展位号和自己的展位在同一张里', '从正面拍，字要看得清'],
    avoid: '不要只拍号牌特写，不要加滤镜',
    check: ['能看清展位号', '能看清公司名称'],
    frame: '展位号要在框里',
    expects: scene,
  },
  zhtwCzry: {
    take: ['展位门头（楣板）上的公司名称、展品、参展人员在同一张里', '公司名称与企业登记的名称一致'],
    avoid: '不要只拍人，不要加滤镜',
    check: ['能看清公司名称', '能看到展品和参展人员'],
    frame: '公司名称、展品和人都要在框里',
    expects: scene,
  },
}

/** Advice for every slot: what makes a picture worth less as evidence. */
export const handlingAdvice = '不要经聊天软件转发，不要截图、裁剪、加滤镜。'
