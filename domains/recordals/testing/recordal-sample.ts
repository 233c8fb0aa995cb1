import type { Recordal } from '../contract/recordal.ts'

/** An invented recordal; only its number's form is real. */
export const recordalSample: Recordal = {
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
}
