import * as z from 'zod/mini'
import { editionFields, goneItem, niceMove } from './edition.ts'

/** A goods or service of a group. */
const niceItem = z.object({ min_id: z.string(), min_name: z.string() })
export type NiceItem = z.infer<typeof niceItem>

export const niceClass = z.object({
  class_id: z.number(),
  class_name: z.string(),
  heading: z.string(),
  /** How many items of the class may be chosen, as the edition says it; a page shows and enforces `capOf` it. */
  min_number: z.number(),
  itemCount: z.number(),
})
export type NiceClass = z.infer<typeof niceClass>

export const niceClasses = z.object({ ...editionFields, list: z.array(niceClass) })
export type NiceClasses = z.infer<typeof niceClasses>

export const niceGroup = z.object({
  group_id: z.string(),
  /** The number and the name: `0907 通信导航设备`. */
  group_name: z.string(),
  /** The groups of other classes that the edition calls similar. */
  similar: z.array(z.string()),
  min_data: z.array(niceItem),
})
export type NiceGroup = z.infer<typeof niceGroup>

export const niceGroups = z.object({ edition: z.string(), class_id: z.number(), groups: z.array(niceGroup) })
export type NiceGroups = z.infer<typeof niceGroups>

/** How a suggestion was found. */
export const matchKinds = ['name', 'pinyin', 'initials'] as const
export type MatchKind = (typeof matchKinds)[number]

/** A move as a search or a finding tells it: `since` is the first day of the edition that has the item in its new class. */
export const datedMove = z.extend(niceMove, { since: z.string() })
export type DatedMove = z.infer<typeof datedMove>

export const niceSuggestion = z.object({
  class_id: z.number(),
  class_name: z.string(),
  group_id: z.string(),
  group_name: z.string(),
  min_id: z.string(),
  min_name: z.string(),
  matched: z.enum(matchKinds),
  /** Set where the item came from another class within the last years. */
  moved: z.nullable(datedMove),
})
export type NiceSuggestion = z.infer<typeof niceSuggestion>

export const foundItems = z.object({
  edition: z.string(),
  list: z.array(niceSuggestion),
  /** Moves of names that hold the keyword: those of the last years, and those that the next edition brings. */
  moves: z.array(datedMove),
  /** Names that hold the keyword and that only the edition before has: a page says that they are no more. */
  gone: z.array(goneItem),
})
export type FoundItems = z.infer<typeof foundItems>

/** A level of industries; second-level ones have a parent. */
export const industry = z.object({ id: z.string(), industry: z.string(), industryCode: z.string() })
export type Industry = z.infer<typeof industry>

const offeredItem = z.object({ min_id: z.string(), min_name: z.string(), group_id: z.string() })

/** A class with items that an industry usually needs, such as the edition has. */
export const offeredClass = z.object({
  class_id: z.number(),
  class_name: z.string(),
  service_nice_min: z.array(offeredItem),
})
export type OfferedClass = z.infer<typeof offeredClass>
