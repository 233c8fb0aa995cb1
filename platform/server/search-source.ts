import type { Ctx } from './context.ts'

/** A question as the portal's search asks it of a domain. */
export type SearchWanted = {
  /** The question as it was typed. */
  text: string
  /** What a thing must hold: of each list one of its words. The words are in lower case and half width. */
  pieces: readonly (readonly string[])[]
  /** The most hits that are shown; 0 where only their number is wanted. */
  limit: number
}

export type SearchHit = {
  title: string
  /** A quiet line below the title; empty where there is none. */
  text: string
  /** The address of the thing in the portal. */
  to: string
  /** The day of the thing in epoch ms. */
  time: number | null
  /** The address of a small picture of the thing itself: a customer's own, or the cover that an editor uploaded. */
  picture?: string | null
  /** Codes by which the page draws a picture where there is none. */
  tags?: readonly string[]
}

export type SearchFound = { hits: SearchHit[]; total: number; totalIsExact: boolean }

/** What a domain adds to the portal's one search. It must find nothing that the caller may not see. */
export type SearchSource = {
  kind: 'matter' | 'news' | 'question' | 'recordal'
  find: (ctx: Ctx, wanted: SearchWanted) => Promise<SearchFound>
  /** The source is asked for whole questions alone, since its parts would cost it much. */
  wholeOnly?: true
}

/** Nothing, for a caller who has no such things. */
export const nothingFound: SearchFound = { hits: [], total: 0, totalIsExact: true }
