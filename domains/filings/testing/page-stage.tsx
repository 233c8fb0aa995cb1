import { customer, stageOf } from '@portal/accounts/testing/page'
import { emptyFacts, emptyGoods } from '../contract/facts.ts'
import type { SheetDetail } from '../contract/sheet.ts'

export { refusal } from '@portal/accounts/testing/page'

export const sheetId = '0b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b11'

/** A sheet as the server answers it: begun and empty unless told. */
export const sheetAnswer = (changes: Partial<SheetDetail> = {}): SheetDetail => ({
  id: sheetId,
  version: 1,
  title: '自助备案 · 2026年11月20日',
  state: 1,
  createTime: Date.parse('2026-11-20T10:00:00+08:00'),
  saveTime: Date.parse('2026-11-20T10:00:00+08:00'),
  takeTime: null,
  recordal: null,
  facts: { ...emptyFacts, goods: [emptyGoods] },
  papers: [],
  paperTerms: {},
  right: null,
  ...changes,
})

/** Shows a page of the portal to a customer without a company. */
export const stagePage = stageOf({}, { ...customer, companyName: null })
