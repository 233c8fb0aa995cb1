import type * as z from 'zod/mini'
import type { patentApply } from './apply.ts'

/** What a customer sends, for tests and demonstration data. */
export const patentSample = {
  patentType: '发明专利',
  applyNation: '中国',
  companyName: '演示·宁波海帆进出口有限公司',
  patentName: '演示·一种可折叠的便携支架',
  special: '无',
  lxrName: '演示·王小海',
  lxrPhone: '13800000000',
} as const satisfies z.input<typeof patentApply>
