import * as z from 'zod/mini'

export const markStatuses = ['registered', 'pending', 'dead'] as const
export type MarkStatus = (typeof markStatuses)[number]
export const markStatusLabels = {
  registered: '已注册',
  pending: '申请中',
  dead: '无效',
} as const satisfies Record<MarkStatus, string>

/** Why a known mark is a hit, the strongest first, with its points: the highest of a mark's reasons counts. */
export const reasonPoints = { same: 100, look: 92, sound: 88, oneSign: 75, contains: 65, soundOne: 55 } as const
export type HitReason = keyof typeof reasonPoints
export const hitReasons = Object.keys(reasonPoints) as [HitReason, ...HitReason[]]

export const hitReasonLabels = {
  same: '名称相同',
  look: '字形相近',
  sound: '读音相同',
  oneSign: '仅差一个字',
  contains: '互相包含',
  soundOne: '读音仅差一个字',
} as const satisfies Record<HitReason, string>

/** A known mark that is the same as or like a name. `points` say how like, 1 to 100; they predict nothing. */
export const markHit = z.object({
  source: z.string(),
  number: z.string(),
  name: z.string(),
  classes: z.array(z.number()),
  holder: z.string(),
  status: z.enum(markStatuses),
  points: z.number(),
  reasons: z.array(z.object({ code: z.enum(hitReasons), text: z.string() })),
  /** Whether it stands in one of the classes that were asked for. */
  sameClass: z.boolean(),
})
export type MarkHit = z.infer<typeof markHit>

/** What was searched, which goes with every answer: without it a hit or none says nothing. */
export const searchedMarks = z.object({
  marks: z.number(),
  sources: z.array(
    z.object({
      name: z.string(),
      rows: z.number(),
      /** The day up to which the list is true, `YYYY-MM-DD`. */
      asOf: z.nullable(z.string()),
      demonstration: z.boolean(),
    }),
  ),
  /** When it was searched, in epoch ms. */
  at: z.number(),
  /** Whether more marks may be like the name than were compared. */
  isPartial: z.boolean(),
})
export type SearchedMarks = z.infer<typeof searchedMarks>
