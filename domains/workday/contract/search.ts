import { codePoints, longestKeyword, optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const searchLimits = {
  /** A word of one character finds nearly everything. */
  shortest: 2,
  longest: longestKeyword,
  /** The most hits of a kind. */
  ofKind: 5,
} as const

/** Any text; `%` and `_` stand for themselves. */
export const searchQuery = z.object({
  keyword: optionalText(searchLimits.longest, `关键词最多${searchLimits.longest}个字`).check(
    z.refine((text) => codePoints(text) >= searchLimits.shortest, {
      error: `请输入至少${searchLimits.shortest}个字`,
    }),
  ),
})

const found = z.object({ title: z.string(), sub: z.string(), link: z.string() })

/** What was found of one kind; `more`: there are others, which the list shows for the same keyword. */
const foundGroup = z.object({
  kind: z.string(),
  name: z.string(),
  elements: z.array(found),
  more: z.boolean(),
  list: z.string(),
})
export type FoundGroup = z.infer<typeof foundGroup>

export const searchReply = z.object({ groups: z.array(foundGroup) })
export type SearchReply = z.infer<typeof searchReply>
