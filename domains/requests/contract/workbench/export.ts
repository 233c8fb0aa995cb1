import { codeFilter } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { queueFilter } from '../filter.ts'

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The filter of the queue; an export holds all pages of it. */
export const exportQuery = z.object({
  ...queueFilter,
  format: z.enum(exportFormats, { error: '导出格式有误' }),
  /** 1 adds name and phone of each contact to the export. */
  contacts: codeFilter([0, 1], '导出内容有误'),
})
export type ExportQuery = z.output<typeof exportQuery>
