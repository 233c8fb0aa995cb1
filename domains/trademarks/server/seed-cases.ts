import { addDays, addMonths, type Day } from '@portal/platform/contract'
import { extraFees } from '../contract/fees.ts'
import type { ActionForm } from '../contract/file/action.ts'
import type { FileAct } from '../contract/file/acts.ts'
import type { TrademarkKind } from '../contract/kinds.ts'

type Told = Pick<ActionForm, 'reason' | 'number' | 'from' | 'to' | 'extra' | 'country' | 'result'>

/** One act of a story, so many days before the demonstration is filled, with what the act is told beside its day and paper. */
export type ActFields = { act: FileAct; daysAgo: number } & Partial<Told>

/** The story of one application. */
export type Case = {
  kind: TrademarkKind
  name: string
  /** Names of items in both editions of the demonstration's classification. */
  items: readonly string[]
  /** The designated members of an application abroad, by their codes. */
  nations?: string
  daysAgo: number
  isPaid: boolean
  acts: readonly ActFields[]
  remark?: { class_id: number | null; text: string; daysAgo: number }
}

/** The way to the office: accepted within hours, then one act after the other. */
const filed = (from: number): ActFields[] => [
  { act: 'accept', daysAgo: from - 0.15 },
  { act: 'prepare', daysAgo: from - 1 },
  { act: 'submit', daysAgo: from - 2 },
  { act: 'confirm', daysAgo: from - 3 },
  { act: 'approve', daysAgo: from - 4 },
  { act: 'file', daysAgo: from - 5 },
]

/** The same with the office's receipt and its notice of acceptance. */
const examined = (from: number, number: string): ActFields[] => [
  ...filed(from),
  { act: 'receipt', daysAgo: from - 8, number },
  { act: 'acceptance', daysAgo: from - 20 },
]

/** A registration holds for ten years (商标法第三十九条), its last day being the one before the same day of the year. */
const tenYearsFrom = (from: Day) => ({ from, to: addDays(addMonths(from, 120), -1) })

const inChina = { kind: 'sbzc', isPaid: true } as const

/** The oldest first. None is older than the demonstration's prices, which are a year old. */
export const casesOn = (today: Day): readonly Case[] => [
  {
    ...inChina,
    ...{ name: '演示海帆', items: ['背包', '旅行箱'], daysAgo: 340 },
    acts: [
      ...examined(340, '演示90000001'),
      { act: 'pass', daysAgo: 170 },
      { act: 'publish', daysAgo: 140, number: '演示1900' },
      { act: 'announce', daysAgo: 45 },
      { act: 'certify', daysAgo: 20, number: '演示90000001', ...tenYearsFrom(addDays(today, -45)) },
    ],
  },
  {
    ...inChina,
    ...{ name: '演示晴川', items: ['绿茶', '红茶', '餐厅'], daysAgo: 260 },
    acts: [
      ...examined(260, '演示90000002'),
      { act: 'pass', daysAgo: 100 },
      { act: 'publish', daysAgo: 70, number: '演示1920' },
      { act: 'oppose', daysAgo: 10 },
    ],
  },
  {
    ...{
      kind: 'gjsbzc',
      isPaid: true,
      name: '演示远航',
      items: ['耳机', '充电器'],
      nations: 'JP;KR;VN;TH',
      daysAgo: 220,
    },
    acts: [
      ...examined(220, '演示90000003'),
      { act: 'pass', daysAgo: 90, number: '演示1800001' },
      { act: 'designation', daysAgo: 30, country: '日本', result: 'granted' },
    ],
  },
  {
    ...inChina,
    ...{ name: '演示云栖', items: ['台灯', '空气炸锅'], daysAgo: 180 },
    acts: [...examined(180, '演示90000004'), { act: 'pass', daysAgo: 15 }],
  },
  {
    ...inChina,
    ...{ name: '演示青禾', items: ['大米', '面粉'], daysAgo: 150 },
    acts: [...examined(150, '演示90000005'), { act: 'refuse', daysAgo: 5 }],
  },
  {
    ...inChina,
    ...{ name: '演示星桥', items: ['软件开发'], daysAgo: 30 },
    acts: [
      { act: 'accept', daysAgo: 29 },
      { act: 'terminate', daysAgo: 25, reason: '演示：与一件在先申请重复，经沟通不再办理。' },
    ],
  },
  {
    ...inChina,
    ...{ name: '演示南屿', items: ['运动鞋', '袜子'], daysAgo: 16 },
    acts: [...filed(16), { act: 'receipt', daysAgo: 6, number: '演示90000006' }],
  },
  {
    ...inChina,
    ...{ name: '演示木棉', items: ['毛巾', '床单'], daysAgo: 6 },
    acts: [
      { act: 'accept', daysAgo: 5.9 },
      { act: 'prepare', daysAgo: 5 },
      { act: 'submit', daysAgo: 2, extra: [{ code: extraFees.service.code, amount: '200.00' }] },
      { act: 'confirm', daysAgo: 0.4 },
    ],
  },
  {
    ...inChina,
    ...{ name: '演示听松', items: ['茶具', '保温杯'], daysAgo: 4 },
    acts: [
      { act: 'accept', daysAgo: 3.9 },
      { act: 'prepare', daysAgo: 3 },
      { act: 'submit', daysAgo: 0.6 },
    ],
    remark: { class_id: 21, text: '演示：建议同时选择“杯子”，与已选小项同属一组。', daysAgo: 0.5 },
  },
  { ...inChina, ...{ name: '演示朝歌', items: ['白酒'], daysAgo: 0.2, isPaid: false }, acts: [] },
  { ...inChina, ...{ name: '演示拾光', items: ['手机', '智能手表'], daysAgo: 0.05 }, acts: [] },
]
