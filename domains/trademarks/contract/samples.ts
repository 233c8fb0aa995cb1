import type { MarkHit, SearchedMarks } from '@portal/marks/contract'
import type * as z from 'zod/mini'
import type { CheckReply, checkForm, SmartReply, smartForm } from './check.ts'
import { trademarkFees } from './fees.ts'
import type { MadridMembers } from './madrid.ts'
import type { RegistrationPrice } from './price.ts'
import type { reportForm, SearchReportRow } from './report.ts'

/** 2026-11-18 10:02 in Beijing. */
const sampleTime = Date.parse('2026-11-18T10:02:00+08:00')

/** What was searched where a demonstration list was imported. */
const sampleSearched: SearchedMarks = {
  marks: 320,
  sources: [
    { name: '演示商标', rows: 300, asOf: '2026-11-01', demonstration: true },
    { name: '海关备案（演示）', rows: 20, asOf: '2026-10-31', demonstration: true },
  ],
  at: sampleTime,
  isPartial: false,
}

/** What was searched before anybody imported marks. */
export const nothingSearched: SearchedMarks = { marks: 0, sources: [], at: sampleTime, isPartial: false }

const sampleHits: MarkHit[] = [
  {
    source: '演示商标',
    number: '演示10000001',
    name: '演示星辰',
    classes: [9, 25],
    holder: '演示·宁波海帆进出口有限公司',
    status: 'registered',
    points: 100,
    reasons: [{ code: 'same', text: '名称相同' }],
    sameClass: true,
  },
  {
    source: '演示商标',
    number: '演示10000002',
    name: '演示兴晨',
    classes: [9],
    holder: '演示·杭州云帆贸易有限公司',
    status: 'pending',
    points: 88,
    reasons: [
      { code: 'sound', text: '读音相同' },
      { code: 'oneSign', text: '仅差一个字' },
    ],
    sameClass: true,
  },
  {
    source: '海关备案（演示）',
    number: 'T2020-00001',
    name: '演示星辰',
    classes: [35],
    holder: '演示·苏州远帆贸易有限公司',
    status: 'dead',
    points: 100,
    reasons: [{ code: 'same', text: '名称相同' }],
    sameClass: false,
  },
]

/** What a page sends to have a name and chosen items looked at. */
export const checkSample = {
  trademark_name: '演示星辰',
  kind: 'sbzc',
  work_order_service: [
    {
      class_id: 9,
      class_name: '电子产品',
      service_nice_min: [
        { min_id: 'D090101', min_name: '演示耳机', group_id: '0908' },
        { min_id: 'D090102', min_name: '演示音箱', group_id: '0908' },
      ],
    },
  ],
} as const satisfies z.input<typeof checkForm>

const place = { class_id: null, group_id: null, min_id: null }

export const checkAnswer = (changes: Partial<CheckReply> = {}): CheckReply => ({
  edition: 'DEMO-2',
  findings: [
    {
      code: 'nice.sameGroup',
      level: 'hint',
      text: '“演示耳机”与“演示音箱”同属类似群 0908',
      class_id: 9,
      group_id: '0908',
      min_id: 'D090102',
      law: null,
    },
    {
      code: 'sign.caution',
      level: 'warn',
      text: '“最佳”可能被认为直接表示质量等特点，缺乏显著性，请谨慎',
      ...place,
      law: { title: '《商标法》（2019 年修正）', article: '第十一条' },
    },
    {
      code: 'mark.same',
      level: 'warn',
      text: '“演示星辰”（演示10000001，第 9、25 类，已注册）：名称相同',
      ...place,
      class_id: 9,
      law: null,
    },
    {
      code: 'mark.similar',
      level: 'warn',
      text: '“演示兴晨”（演示10000002，第 9 类，申请中）：读音相同，仅差一个字',
      ...place,
      class_id: 9,
      law: null,
    },
  ],
  hits: sampleHits,
  searched: sampleSearched,
  ...changes,
})

/** What a page sends for 智能注册. */
const smartSample = {
  trademark_name: '演示星辰',
  pass_rate: 60,
  industry_code: 'demo',
} as const satisfies z.input<typeof smartForm>

export const smartAnswer = (changes: Partial<SmartReply> = {}): SmartReply => ({
  edition: 'DEMO-2',
  pass_rate: smartSample.pass_rate,
  searched: sampleSearched,
  classes: [
    {
      class_id: 9,
      class_name: '电子产品',
      service_nice_min: [{ min_id: 'D090101', min_name: '演示耳机', group_id: '0908' }],
      score: 1,
      meets: 0,
      reasons: ['“演示星辰”（演示10000001）：名称相同'],
    },
    {
      class_id: 28,
      class_name: '玩具体育',
      service_nice_min: [{ min_id: 'D280101', min_name: '演示积木', group_id: '2802' }],
      score: 100,
      meets: 1,
      reasons: [],
    },
  ],
  ...changes,
})

/** Two classes, 12 items in the first and one in the second, by the round prices of a demonstration. */
export const priceAnswer = (changes: Partial<RegistrationPrice> = {}): RegistrationPrice => {
  const { classOfficial, itemOfficial, classService } = trademarkFees
  const line = (
    { code, name, kind }: { code: string; name: string; kind: 'official' | 'service' },
    class_id: number,
    quantity = 1,
  ) => {
    const unit = kind === 'official' ? 100 : 1000
    return {
      code,
      name: `演示 · ${name}`,
      kind,
      class_id,
      quantity,
      unitPrice: unit.toFixed(2),
      amount: (unit * quantity).toFixed(2),
    }
  }
  return {
    minPrice: '1100.00',
    officialFee: '400.00',
    serviceFee: '2000.00',
    total: '2400.00',
    lines: [
      line(classOfficial, 9),
      line(itemOfficial, 9, 2),
      line(classService, 9),
      line(classOfficial, 28),
      line(classService, 28),
    ],
    estimate: null,
    version: 3,
    checkedOn: '2026-11-01',
    demonstration: true,
    ...changes,
  }
}

/** An application abroad in one class for two members: the service is charged here, the fees abroad are an estimate. */
export const madridPriceAnswer = (changes: Partial<RegistrationPrice> = {}): RegistrationPrice => {
  const { madridService, memberService } = trademarkFees
  const service = { kind: 'service', class_id: null, unitPrice: '1000.00' } as const
  return priceAnswer({
    minPrice: '2000.00',
    officialFee: '0.00',
    serviceFee: '3000.00',
    total: '3000.00',
    lines: [
      {
        code: madridService.code,
        name: `演示 · ${madridService.name}`,
        ...service,
        quantity: 1,
        amount: '1000.00',
      },
      {
        code: memberService.code,
        name: `演示 · ${memberService.name}`,
        ...service,
        quantity: 2,
        amount: '2000.00',
      },
    ],
    estimate: {
      currency: 'CHF',
      amount: '1100.00',
      lines: [
        { name: '国际局基本费', amount: '700.00' },
        { name: '日本：单独费用', amount: '300.00' },
        { name: '越南：补充费', amount: '100.00' },
      ],
      asOf: '2026-11-01',
      source: '演示费用',
    },
    ...changes,
  })
}

export const madridAnswer = (changes: Partial<MadridMembers> = {}): MadridMembers => ({
  office: { code: 'CN', name: '中国（CNIPA）' },
  asOf: '2026-11-01',
  source: '演示名单',
  checkedOn: '2026-11-01',
  list: [
    {
      code: 'JP',
      name: '日本',
      nameEn: 'Japan',
      pinyin: 'riben rb',
      protocolFrom: '2000-03-14',
      open: true,
      fee: { first: '300.00', further: '250.00', currency: 'CHF', asOf: '2026-11-01' },
    },
    { code: 'VN', name: '越南', nameEn: 'Viet Nam', pinyin: 'yuenan yn', protocolFrom: null, open: true, fee: null },
    {
      code: 'XX',
      name: '演示国',
      nameEn: 'Demonstration',
      pinyin: 'yanshiguo ysg',
      protocolFrom: '2027-03-01',
      open: false,
      fee: null,
    },
  ],
  fees: {
    basic: '700.00',
    basicColour: '950.00',
    perClassOverThree: '100.00',
    complementary: '100.00',
    currency: 'CHF',
    asOf: '2026-11-01',
  },
  ...changes,
})

/** What a page sends for a report. */
export const reportSample = {
  trademark_name: '演示星辰',
  class_ids: [9, 28],
  kind: 'sbzc',
} as const satisfies z.input<typeof reportForm>

/** A report as the list has it; the answer to making one lacks the name. */
export const reportRowAnswer = (changes: Partial<SearchReportRow> = {}): SearchReportRow => ({
  reportNo: 'JS20261118000001',
  url: '/api/file/f1?signature=a',
  fileName: '品牌注册检索报告 JS20261118000001.pdf',
  createTime: sampleTime,
  searched: sampleSearched,
  hits: sampleHits.length,
  trademarkName: reportSample.trademark_name,
  ...changes,
})
