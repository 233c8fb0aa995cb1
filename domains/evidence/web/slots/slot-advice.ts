import type { Slot } from '../../contract/slots.ts'
import type { Expectation } from '../quality/quality-hints.ts'

/** How to take the picture for a slot, the most important advice first, and what the browser's measures should find. */
export type SlotAdvice = { lines: readonly string[]; expects: Expectation }

const paper = { kind: 'paper', lies: 'any' } as const
const spread = { kind: 'paper', lies: 'landscape' } as const
const scene = { kind: 'scene', lies: 'landscape' } as const

export const slotAdvice: Readonly<Record<Slot, SlotAdvice>> = {
  zzfHt: {
    lines: ['拍到合同首页和签章页，双方名称、展会名称、展位费金额都要看得清', '多页的，拼成一张图或放进一个 Word 文档'],
    expects: paper,
  },
  zzfTzs: { lines: ['展会名称、收费项目、金额和出具单位都要在画面里', '纸面放平，四边留一点空白'], expects: paper },
  zzfQrh: { lines: ['展位号、面积、费用三项都要看得清', '有展位图的，一并拍进来并圈出自己的展位'], expects: paper },
  hzSy: { lines: ['平放翻开，拍到照片、姓名和最下面两行机读码', '避开反光，手指不要遮住文字'], expects: spread },
  hzQz: {
    lines: ['拍整页签证，签发国家、种类和有效期要看得清', '免签或者落地签的，拍相应的说明或印章页'],
    expects: paper,
  },
  hzRqy: {
    lines: [
      '出境、入境的印章和日期都要看得清',
      '印章分在几页的，拼成一张图',
      '自助通关没有印章的，用出入境记录查询结果',
    ],
    expects: spread,
  },
  xcqrd: { lines: ['机票行程单或者电子客票，姓名、日期和航段要看得清'], expects: paper },
  fpfyj: { lines: ['发票全貌：号码、购销双方、项目、金额、印章', '电子发票直接截全图，不要只截金额'], expects: paper },
  yhfyj: { lines: ['付款人、收款人、金额、日期和银行回单印章都要看得清', '与发票、合同的金额能对上'], expects: paper },
  jwhkfyj: { lines: ['境外汇款申请书：收款人、币种、金额、附言和银行印章都要看得清'], expects: paper },
  czmm: { lines: ['站在展馆外，拍到展馆名称或展会标识，再拍到参展人员', '先远景后近景，选清楚的一张'], expects: scene },
  zhtwTwh: { lines: ['拍到展位号牌，旁边要看得出是自己的展位', '从正面拍，不要只拍号牌的特写'], expects: scene },
  zhtwCzry: {
    lines: [
      '一张照片里同时有：楣板上的公司名称、展品、参展人员',
      '公司名称与企业登记的名称一致',
      '同一展位至少换三个角度各拍一张，自己留好原图',
    ],
    expects: scene,
  },
}

/** Advice for every slot: what makes a picture worth less as evidence. */
export const originalAdvice = '请用手机原图：不要经聊天软件转发，不要截图、裁剪、加滤镜。'
