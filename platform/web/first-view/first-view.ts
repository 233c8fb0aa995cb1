import type { ComponentType } from 'react'

/** Turns HTML that a stranger may have written into nodes, and removes from it whatever could do harm. */
export type HtmlCleaner = { purified: (html: string) => DocumentFragment }

/**
 * What a public page shows as soon as its answer is there, a second before the application is: a frame drawn by React when
 * the portal is built, in which a small script puts the answer's words. The page itself takes its place without a change
 * that one could see, since both are drawn by the same parts.
 *
 * In a frame `__name__` stands for a field of the answer, `__name.day__` for a moment's day in Shanghai, and an item or
 * paragraph whose field is missing is left out. Of several elements for one place each names in `data-first-when` the fields
 * for which it stays (`cover=&places.0.code=eu`). See decision 0038.
 */
export type FirstView = {
  /**
   * The path of the call whose answer the first view shows; it must be one of the route's `asks`. Of a view that needs no
   * answer, the address of the page with the part of its query that chooses the view: `/home/firstHour?case=goodsDetained`.
   */
  reads: `/${string}`
  /**
   * The frames need no answer. `chosenBy` then names parts of the address's query, with spaces between them, and a frame stands
   * under their values: `eu owner`, ` ` where both are missing. A phone's frame has `phone ` before them.
   */
  isStatic?: true
  /** The field of the answer by which the frame is chosen, as a path (`page.list.0.categoryId`), and its frames. */
  chosenBy: string
  frames: Readonly<Record<string, ComponentType>>
  /** The address at which the frame is drawn, as the page stands there. */
  drawnAt: string
  /** The path of a list in the answer. Each entry of that list fills a copy of the one element with `data-first-row`. */
  rows?: string
  /** The field that holds HTML, for the element with `data-first-html`, and the module whose `purified` cleans it. */
  html?: { field: string; clean: () => Promise<HtmlCleaner> }
}
