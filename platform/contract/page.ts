import * as z from 'zod/mini'
import { wholeNumber } from './text.ts'

/** The query parameters by which every list is paged: `pgIndex` counts from 1, `pgCount` is 1 to 100 and 10 unless told. */
export const pageQuery = {
  pgIndex: wholeNumber({ min: 1, max: 1_000_000, fallback: 1, msg: '页码有误' }),
  pgCount: wholeNumber({ min: 1, max: 100, fallback: 10, msg: '每页条数须在 1 到 100 之间' }),
}
export type PageQuery = { pgIndex: number; pgCount: number }

export const pageOf = <T extends z.ZodMiniType>(element: T) =>
  z.object({ elements: z.array(element), totalElements: z.number() })

/** What every list answers: the rows of one page, and how many rows there are in all. */
export type Page<Row> = { elements: Row[]; totalElements: number }

export const pageWindow = ({ pgIndex, pgCount }: PageQuery): { limit: number; offset: number } => ({
  limit: pgCount,
  offset: (pgIndex - 1) * pgCount,
})

/** The reply `{}`: the call succeeded and has nothing to add. */
export const done = z.object({})
