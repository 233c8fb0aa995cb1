import { codeFilter } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from '../business-types.ts'

/** So many months, the one that runs among them. */
export const figureMonths = 12

export const figuresQuery = z.object({ businessType: codeFilter(businessTypes, '业务类型筛选有误') })
export type FiguresQuery = z.output<typeof figuresQuery>

const month = z.string()
const amount = z.nullable(z.number())

const monthFigures = z.object({
  /** `2026-11`, in Asia/Shanghai. */
  month,
  submitted: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  completed: z.number(),
  /** First answers given in this month, and how long they took by the clock on the wall, in ms; null: none. */
  answered: z.number(),
  medianMs: amount,
  worstMs: amount,
})
export type MonthFigures = z.infer<typeof monthFigures>

/** What became of the promises of one service that were decided in one month. */
const keptFigure = z.object({
  month,
  businessType: z.literal(businessTypes),
  count: z.number(),
  kept: z.number(),
})
export type KeptFigure = z.infer<typeof keptFigure>

export const deskFigures = z.object({
  /** Oldest first, each month there is. */
  months: z.array(monthFigures),
  kept: z.array(keptFigure),
  demonstration: z.boolean(),
})
export type DeskFigures = z.infer<typeof deskFigures>
