import { jpegOf, pdfOf, scanOf } from '@portal/files/testing'
import { printPaper } from '@portal/platform/server'
import sharp from 'sharp'
import type { RightFacts } from '../contract/facts.ts'
import type { PrecheckForm } from '../contract/rule.ts'

/** A form with its papers. Its name tells the findings that it must give, in their order, joined by `+`; `ready` has none. */
type Bundle = {
  name: string
  form: PrecheckForm
  values: Record<string, unknown>
  /** The papers, which are uploaded under the bundle's name; `ending` is that of all of them. */
  papers: () => Promise<Buffer[]>
  ending: 'pdf' | 'jpg'
  right?: RightFacts
}

const right: RightFacts = { obligeeName: '杭州甲（中国）有限公司', rightEndDate: '2031-01-01', recordals: [] }

/** A certificate as an office issues it on line: a PDF with a text layer. */
const certificateOf = (holder: string, number: string): Promise<Buffer> =>
  printPaper({
    title: '商标注册证',
    name: '商标注册证',
    head: '演示',
    sections: [
      {
        title: '权利',
        facts: [
          { label: '注册号', text: number },
          { label: '注册人', text: holder },
        ],
      },
    ],
    gap: { text: '', isOpen: false },
    at: new Date('2026-11-20T00:00:00Z'),
  })

const own = { obligeeName: right.obligeeName, rightInfo: [{ rightName: '商标', rightNo: 'ZL 7654321' }] }
const seizure = { obligeeName: '甲公司', seizureProduct: '运动鞋 500 双', seizureReason: '2026年11月22日收到通知' }
const complaint = { requirementType: 1, obligeeType: '商标' }

export const bundles: readonly Bundle[] = [
  {
    name: 'ready',
    form: 'request-7',
    values: { ...seizure, appeal: '请出方案' },
    papers: async () => [await scanOf()],
    ending: 'jpg',
  },
  {
    name: 'ready',
    form: 'request-1',
    values: own,
    // The certificate has the name in traditional characters, with brackets of the other width.
    papers: async () => [await certificateOf('杭州甲(中國)有限公司', '7654321')],
    ending: 'pdf',
    right,
  },
  {
    name: 'seizure.noticeDate+paper.none+seizure.quantity',
    form: 'request-7',
    values: { ...seizure, seizureProduct: '运动鞋', seizureReason: '涉嫌侵权', appeal: '请出方案' },
    papers: async () => [],
    ending: 'jpg',
  },
  {
    name: 'certificate.name+certificate.number',
    form: 'request-1',
    values: own,
    papers: async () => [await certificateOf('宁波乙有限公司', '1234567')],
    ending: 'pdf',
  },
  { name: 'paper.seal', form: 'request-1', values: own, papers: async () => [pdfOf()], ending: 'pdf' },
  {
    name: 'holder.differs+right.endsSoon+right.recorded',
    form: 'request-1',
    values: { ...own, obligeeName: '宁波乙有限公司' },
    papers: async () => [await certificateOf('宁波乙有限公司', '7654321')],
    ending: 'pdf',
    right: { ...right, rightEndDate: '2027-02-01', recordals: [{ recordEndDate: '2030-01-01' }] },
  },
  {
    name: 'right.lapsed',
    form: 'request-7',
    values: { ...seizure, obligeeName: right.obligeeName, appeal: '' },
    papers: async () => [await scanOf()],
    ending: 'jpg',
    right: { ...right, rightEndDate: '2026-11-01' },
  },
  {
    name: 'fair.rightNumber+paper.small+fair.booth',
    form: 'request-2',
    values: { ...complaint, appeal: '仿冒我们的鞋' },
    papers: async () => [await scanOf(500)],
    ending: 'jpg',
  },
  {
    name: 'platform.link+paper.blank',
    form: 'request-3',
    values: { ...complaint, appeal: '店铺卖仿冒品' },
    papers: async () => [await jpegOf({ width: 900, height: 900 })],
    ending: 'jpg',
  },
  {
    name: 'paper.unreadable+platform.window',
    form: 'request-3',
    values: { requirementType: 2, appeal: '误判' },
    papers: async () => [pdfOf({ locked: true })],
    ending: 'pdf',
  },
  {
    name: 'dispute.served+paper.same',
    form: 'request-4',
    values: { appeal: '收到律师函' },
    papers: async () => [await scanOf(), await scanOf()],
    ending: 'jpg',
  },
  {
    name: 'paper.blurred',
    form: 'request-6',
    values: { appeal: '' },
    papers: async () => [
      await sharp(await scanOf())
        .blur(20)
        .jpeg()
        .toBuffer(),
    ],
    ending: 'jpg',
  },
]
