import { searchedMarks } from '@portal/marks/contract'
import { classId } from '@portal/nice/contract'
import { optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { lookUpKind } from './kind-field.ts'
import { markName } from './mark-name.ts'

/** What a report is about. */
export const reportForm = z.object({
  trademark_name: markName,
  class_ids: z.optional(z.array(classId, { error: '类别有误' }).check(z.maxLength(45, '类别有误'))),
  kind: lookUpKind,
  applyNation: optionalText(500),
})
export type ReportForm = z.output<typeof reportForm>

/** A search report (品牌注册检索报告); `url` is a link of the file that ends after a while. */
export const searchReport = z.object({
  reportNo: z.string(),
  url: z.string(),
  fileName: z.string(),
  createTime: z.number(),
  searched: searchedMarks,
  hits: z.number(),
})
export type SearchReport = z.infer<typeof searchReport>

export const searchReportRow = z.extend(searchReport, { trademarkName: z.string() })
export type SearchReportRow = z.infer<typeof searchReportRow>
