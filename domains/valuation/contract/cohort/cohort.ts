import { pageOf } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** `draft`: it was built, and nobody has published it yet. One that was in force before stays `published`. */
export const cohortStates = ['building', 'failed', 'draft', 'published'] as const
export type CohortState = (typeof cohortStates)[number]
export const cohortStateLabels = {
  building: '正在重建',
  failed: '重建失败',
  draft: '草稿',
  published: '曾发布',
} as const satisfies Record<CohortState, string>

export const cohortPhases = ['reading', 'growth', 'quantiles'] as const
export type CohortPhase = (typeof cohortPhases)[number]
export const cohortPhaseLabels = {
  reading: '读取专利记录',
  growth: '统计各技术领域的增长',
  quantiles: '计算分位数',
} as const satisfies Record<CohortPhase, string>

/** States from which a version may be published; one that was in force before may be so again. */
export const publishable: readonly CohortState[] = ['draft', 'published']

/** The name of a version that was counted. */
export const countedName = /^C-\d{1,9}$/

/** The cohort that comes with the program; publishing it takes a counted one out of force. */
export const builtInCohort = 'D-1'

/** Who did it: a user name; null for the portal itself. */
const person = z.nullable(z.string())
const moment = z.nullable(z.number())

/** A version of the cohort, without what it was counted to. */
export const cohortVersion = z.object({
  /** `C-1`, `C-2` … */
  version: z.string(),
  state: z.enum(cohortStates),
  /** How far a rebuild is; null while it waits and when it is over. */
  phase: z.nullable(z.enum(cohortPhases)),
  isInForce: z.boolean(),
  /** Patents that were counted, and the latest day up to which sources told of them; null before they are. */
  n: z.nullable(z.number()),
  day: z.nullable(z.string()),
  /** Invented records were counted as well, since the server is a demonstration. */
  isDemonstration: z.boolean(),
  failure: z.nullable(z.string()),
  createTime: z.number(),
  createdBy: person,
  endTime: moment,
  /** When it was published last, and by whom. */
  publishTime: moment,
  publishedBy: person,
  can: z.array(z.literal('publish')),
})
export type CohortVersion = z.infer<typeof cohortVersion>

/** The versions, newest first, and the cohort in force: one of them, or the built-in one. */
export const cohortList = z.extend(pageOf(cohortVersion), {
  inForce: z.object({ name: z.string(), kind: z.enum(['default', 'imported']) }),
})
export type CohortList = z.infer<typeof cohortList>

/** One version with its contents. */
export const cohortDetail = z.extend(cohortVersion, {
  /** The name of the cohort in force, which publishing this version would replace. */
  inForceName: z.string(),
  /** How many patents of each section (null: none is known) and year of filing. */
  sizes: z.array(z.object({ section: z.nullable(z.string()), year: z.number(), n: z.number() })),
  percents: z.array(z.number()),
  /** Of each indicator the values of all patents together, at `percents`; empty where too few are known. */
  samples: z.array(z.object({ key: z.string(), name: z.string(), n: z.number(), quantiles: z.array(z.number()) })),
  /** How many main groups of the IPC have a growth. */
  groups: z.number(),
  /** Each time it came into force, the last one first. */
  publications: z.array(z.object({ time: z.number(), by: person })),
})
export type CohortDetail = z.infer<typeof cohortDetail>
