import * as z from 'zod/mini'
import { defineApi } from './api.ts'
import { matterStep } from './matters/next-step.ts'
import { pageOf, pageQuery } from './page.ts'
import { optionalText } from './text.ts'

/** The parts of 我的事项: what waits for the customer, what is being done for him, what has ended. */
export const matterParts = ['yours', 'ours', 'ended'] as const
export type MatterPart = (typeof matterParts)[number]

/**
 * For whom a matter waits, or how it ended: with the portal's people, with the customer, done, refused, or recorded, where
 * it ended and nobody outside the portal vouches for it yet.
 */
const standings = ['ours', 'yours', 'done', 'refused', 'recorded'] as const
export type MatterStanding = (typeof standings)[number]

const progress = z.object({
  /** The steps of the form of its kind. */
  steps: z.array(z.string()),
  /** The index of the present step; the number of steps when all are done. */
  current: z.number(),
  standing: z.enum(standings),
  /** The state in a word or two: 服务中. */
  word: z.string(),
})

/** A moment with the words around it: `预计 11 月 23 日 12:30 前受理`. */
const timed = z.object({ at: z.number(), before: z.string(), after: z.string() })

/** What only the customer can do now. */
const act = z.object({
  /** The day (`YYYY-MM-DD`) to keep, or null where nothing ends, and what that day is: 最迟. */
  day: z.nullable(z.string()),
  label: z.string(),
  /** `due` for a day that must be kept, `plain` for one on which something only begins. */
  tone: z.enum(['due', 'plain']),
  text: z.string(),
  button: z.string(),
  link: z.string(),
  /** How many of how many papers are there, where papers are collected. */
  filled: z.nullable(z.object({ count: z.number(), of: z.number() })),
})

/** One thing that a customer has under way, of whatever kind: a request, evidence of a fair, a sheet. Links are routes of the portal. */
export const matter = z.object({
  /** The tab of 我的事项 to which it belongs. */
  active: z.number(),
  title: z.string(),
  /** The number by which the portal knows it; null where its kind has none. */
  number: z.nullable(z.string()),
  link: z.string(),
  /** The address of a small picture of the customer's own thing; null where there is none. */
  picture: z.nullable(z.string()),
  /** Whether the picture is a trademark, which is shown whole on white. */
  isMark: z.optional(z.boolean()),
  /** What happened last, and when: 11 月 19 日受理. */
  since: z.object({ at: z.number(), word: z.string() }),
  progress,
  /** What comes next and by when, or how the matter ended. */
  next: z.object({ text: z.string(), due: z.nullable(timed) }),
  act: z.nullable(act),
  /** Who acts next and by when, in matters of cases; a matter without one says nothing of it. */
  nextStep: z.optional(matterStep),
})
export type Matter = z.infer<typeof matter>

/** Somebody who has more matters than this in one part looks for one by a word, or by its tab. */
const mostSeen = 1_000

const mattersQuery = z
  .object({
    part: z.enum(matterParts, { error: '缺少或不认识的分类' }),
    /** A part of a number, of goods, a mark, a fair or a name. */
    keyword: optionalText(100, '关键词最多100个字'),
    ...pageQuery,
  })
  .check(
    z.refine(({ pgIndex, pgCount }) => pgIndex * pgCount <= mostSeen, {
      path: ['pgIndex'],
      error: `这里最多列出 ${mostSeen} 件，请按编号或货物查找`,
    }),
  )

export const matterCounts = z.object({
  parts: z.object({ yours: z.number(), ours: z.number(), ended: z.number() }),
  /** The number of matters by tab; a tab that is missing has none. */
  tabs: z.array(z.object({ active: z.number(), count: z.number() })),
  drafts: z.number(),
})
export type MatterCounts = z.infer<typeof matterCounts>

export const mattersApi = defineApi(
  {},
  {
    list: {
      method: 'GET',
      path: '/api/myMatters',
      access: 'signedIn',
      summary:
        '我的事项，各类业务合在一起：part 为 yours（需要您处理）、ours（我们正在办）时最近到期的在前，ended（已完成）时新的在前；keyword 匹配编号、货物、权利或展会的一部分',
      query: mattersQuery,
      reply: pageOf(matter),
    },
    counts: {
      method: 'GET',
      path: '/api/myMatters/counts',
      access: 'signedIn',
      summary: '我的事项的件数：按分类、按左侧菜单项，以及草稿份数；页面自行查询，不算使用登录',
      reply: matterCounts,
      background: true,
    },
  },
)
