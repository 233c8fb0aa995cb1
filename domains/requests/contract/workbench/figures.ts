import { codeFilter } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { businessTypes } from '../business-types.ts'

/** The number of months that the figures cover, the current one included. */
export const figureMonths = 12

export const figuresQuery = z.object({ businessType: codeFilter(businessTypes, '业务类型筛选有误') })
export type FiguresQuery = z.output<typeof figuresQuery>

const month = z.string()
const amount = z.nullable(z.number())

const monthFigures = z.object({
  /** The month in Asia/Shanghai: `2026-11`. */
  month,
  submitted: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  completed: z.number(),
  /**
   * The number of first answers given in this month; `medianMs` and `worstMs` are how long they took, in ms of real
   * time.
   */
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
  /** All months of the span, oldest first. */
  months: z.array(monthFigures),
  kept: z.array(keptFigure),
  demonstration: z.boolean(),
})
export type DeskFigures = z.infer<typeof deskFigures>
