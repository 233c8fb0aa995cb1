import type { TemplateRow } from '../contract/desk.ts'
import type { PackItem, SubsidyPack } from '../contract/pack.ts'
import type { PublicTemplate } from '../contract/templates.ts'

export const recordId = '5a1d1a3e-8d4b-4f5e-9a57-0b1c2d3e4f50'

export const templateAnswer = (changes: Partial<PublicTemplate> = {}): PublicTemplate => ({
  id: 'general',
  city: '',
  year: '',
  title: '通用材料清单（示例）',
  sourceName: '三份通知',
  sourceUrl: '',
  note: '以当年通知为准',
  checkedAt: null,
  metOn: '2026-11-20',
  items: [
    { key: 'invoice', title: '发票', need: 'always', slots: ['fpfyj'], where: '', note: '' },
    { key: 'form', title: '申请表', need: 'always', slots: [], where: '通知附件', note: '' },
  ],
  ...changes,
})

export const templateRowAnswer = (changes: Partial<TemplateRow> = {}): TemplateRow => ({
  ...templateAnswer(),
  hidden: false,
  checkedBy: null,
  isPublic: true,
  updatedAt: Date.parse('2026-11-20T13:40:00+08:00'),
  updatedBy: null,
  version: 3,
  ...changes,
})

export const itemAnswer = (changes: Partial<PackItem> = {}): PackItem => ({
  key: 'form',
  title: '申请表',
  need: 'always',
  where: '通知附件',
  note: '',
  state: 'missing',
  personal: false,
  slots: [],
  papers: [],
  ...changes,
})

export const packAnswer = (items: readonly PackItem[], changes: Partial<SubsidyPack> = {}): SubsidyPack => ({
  evidence: { id: recordId, evidenceNo: 'EV20261120738201', exhibitionName: '演示展会', state: 1 },
  template: templateAnswer(),
  items: [...items],
  ready: items.filter(({ state }) => state === 'ready').length,
  wanted: items.filter(({ need }) => need === 'always').length,
  room: 20,
  ...changes,
})
