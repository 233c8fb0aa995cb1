import type { Day } from '../contract/day.ts'
import type { SignedInCtx } from './context.ts'

/** What a domain shows only to whoever holds a permission: nobody else's answer has it, and nothing is read for it. */
type Permitted = { permission: string }

/** A number of 今日工作, which leads to the list of exactly the records that it counts. */
export type TodayCard = Permitted & {
  /** As `requests.review`; no other card has it. */
  key: string
  title: string
  /** Its place among the cards of all domains. */
  sort: number
  /** The address of the list in the back office, with the filter that shows what is counted. */
  link: `/${string}`
  /** One statement over an index. `late` is how many of them are overdue, where that can be. */
  count: (ctx: SignedInCtx) => Promise<{ count: number; late?: number }>
}

/** A case whose promised time runs: its page, and the moment until which the desk must act, in epoch ms. */
export type Risk = { title: string; sub: string; due: number; link: `/${string}` }

/** The cases of a domain that are nearest to their promised time or longest past it, the most urgent first. */
export type RiskSource = Permitted & { nearest: (ctx: SignedInCtx, most: number) => Promise<Risk[]> }

/** The columns of the trends on 今日工作. */
export type TrendColumn = 'requests' | 'orders' | 'paidAmount' | 'users' | 'messages'

/**
 * One column of the trends: a value for each day in Asia/Shanghai from `first` on. A day without a value has nothing of it. An
 * amount of money is in yuan with two decimals.
 */
export type TrendSource = Permitted & {
  column: TrendColumn
  perDay: (ctx: SignedInCtx, first: Day) => Promise<ReadonlyMap<Day, string | number>>
}

/** Something that the search of the back office found: its page, and a quiet line that tells it from others of its name. */
export type DeskFound = { title: string; sub: string; link: `/${string}` }

/** What a domain adds to the search of the back office, as one kind of things. */
export type DeskSearch = Permitted & {
  kind: string
  name: string
  /** Its place among the kinds. */
  sort: number
  /** The list of the back office that finds the same by the field `keyword` of its address. */
  list: `/${string}`
  /** At most `limit` hits: those by a whole number first, then those of which a part is called so. `keyword` is plain text. */
  find: (ctx: SignedInCtx, keyword: string, limit: number) => Promise<DeskFound[]>
}

/** How many records a list of the back office has under a filter that somebody keeps. */
export type ListCount = Permitted & {
  /** The path of the list, as `/requests`. */
  page: `/${string}`
  /** `search` holds the fields of the list's address; null where they make no filter any more. */
  count: (ctx: SignedInCtx, search: Readonly<Record<string, string>>) => Promise<number | null>
}
