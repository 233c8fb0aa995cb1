import { defineApi } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { patentDataPermissions } from './permissions.ts'

/** How much of its capacity a source leaves us, the freest first; at red and black it is left alone. */
export const throttleColours = ['green', 'yellow', 'red', 'black'] as const
export type ThrottleColour = (typeof throttleColours)[number]

/** Why a source is not asked for a while. */
export const pauseReasons = ['week', 'hour', 'refused', 'black', 'red', 'silent'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** What came of asking a source for a publication. */
export const sourceOutcomes = ['found', 'absent', 'refused', 'silent', 'malformed'] as const
export type SourceOutcome = (typeof sourceOutcomes)[number]

/** A moment in epoch ms. */
const moment = z.number()

const listSource = z.object({
  name: z.string(),
  /** Publications that it told. */
  records: z.number(),
  /** The latest day up to which it was true. */
  asOf: z.nullable(z.string()),
})
export type ListSource = z.infer<typeof listSource>

const opsSource = z.object({
  configured: z.boolean(),
  /** How many publications were asked for, since ever. */
  asked: z.number(),
  colour: z.nullable(z.enum(throttleColours)),
  /** The share of this week's quota that is used up, 0 to 1; null where no answer of this week told it. */
  weekShare: z.nullable(z.number()),
  answerTime: z.nullable(moment),
  failureTime: z.nullable(moment),
  failure: z.nullable(z.enum(sourceOutcomes)),
  /** It is not asked before this. */
  pausedUntil: z.nullable(moment),
  pause: z.nullable(z.enum(pauseReasons)),
})
export type OpsSource = z.infer<typeof opsSource>

const patentSources = z.object({ lists: z.array(listSource), ops: opsSource })
export type PatentSources = z.infer<typeof patentSources>

/** Where what is known of patents comes from. */
export const patentSourcesApi = defineApi(
  {},
  {
    sources: {
      method: 'GET',
      path: '/api/admin/patents/sources',
      access: 'staff',
      permission: 'patents.imports',
      summary: '专利数据的各个来源：名单的条数与数据日期，OPS 的配置、限流、额度与最近的应答',
      reply: patentSources,
    },
  },
  patentDataPermissions,
)
