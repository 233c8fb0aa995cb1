import * as z from 'zod/mini'
import { scenes } from '../proof/score.ts'

/** Which result is printed, and which scene stands out in it. */
export const reportForm = z.object({
  id: z.string('请选择一次评估'),
  scene: z.optional(z.enum(scenes, '请选择评估场景')),
})
export type ReportForm = z.output<typeof reportForm>

/** A report; `url` is a link of the file that ends after a while, `sha256` is of the file's bytes. */
export const valuationReport = z.object({
  reportNo: z.string(),
  url: z.string(),
  fileName: z.string(),
  sha256: z.string(),
})
export type ValuationReport = z.infer<typeof valuationReport>
