import type { FoundRecordal, RecordalDetail, RecordalPage } from './search.ts'

const star = {
  recordIcon: null,
  recordName: '演示星辰',
  name: '演示远帆进出口有限公司',
  conutryName: '中国',
  registerNum: '90000001',
  recordNum: 'T2024-990001',
  registerType: 4,
  productType: '9',
  recordState: 1,
  recordBeginDate: '2024-03-01',
  recordEndDate: '2034-02-28',
} as const
const other = { ...star, recordName: '演示星辰花', registerNum: '90000002', recordNum: 'T2024-990002' }

/** An invented row as `q=星辰` finds it. */
export const foundRecordalSample: FoundRecordal = {
  ...star,
  hits: { recordName: [[2, 4]], name: [], conutryName: [], registerNum: [], recordNum: [] },
}

export const recordalPageSample: RecordalPage = {
  elements: [foundRecordalSample],
  totalElements: 1,
  totalIsExact: true,
  asOf: '2026-11-01',
  isDemonstration: true,
  readAs: 'words',
  secondTry: null,
}

export const recordalDetailSample: RecordalDetail = {
  asOf: '2026-11-01',
  isDemonstration: true,
  recordal: star,
  sameHolder: { elements: [other], totalElements: 1, totalIsExact: true },
  similar: [other],
  changes: [
    {
      asOf: '2026-11-01',
      createTime: Date.UTC(2026, 10, 2),
      fields: [{ field: 'recordState', label: '备案状态', before: '到期', after: '生效' }],
    },
  ],
}
