import { defineApi, optionalText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { queryLimit } from './reading.ts'

/** What the server searches, in the order in which a page shows it. */
export const foundKinds = ['matter', 'news', 'question', 'recordal'] as const
export type FoundKind = (typeof foundKinds)[number]

const hit = z.object({
  title: z.string(),
  /** A quiet line below the title; empty where there is none. */
  text: z.string(),
  /** The address of the thing in the portal. */
  to: z.string(),
  /** The day of the thing in epoch ms: when an article was published, a question answered, a matter begun. */
  time: z.nullable(z.number()),
  /** The address of a small picture of the thing itself. */
  picture: z.optional(z.nullable(z.string())),
  /** Codes by which the page draws a picture where there is none, such as place and subject of an article. */
  tags: z.optional(z.readonly(z.array(z.string()))),
})

const group = z.object({
  kind: z.enum(foundKinds),
  total: z.number(),
  /** False: there are more than `total`; at 0 more than can be counted, and the hit leads to where they are searched. */
  totalIsExact: z.boolean(),
  hits: z.array(hit),
})

const found = z.object({
  groups: z.array(group),
  /** Where nothing was found: smaller parts of the question, each with how much it finds. */
  parts: z.array(z.object({ word: z.string(), total: z.number() })),
})
export type Found = z.output<typeof found>

export const searchQuery = z.object({
  q: optionalText(queryLimit, `最多输入${queryLimit}个字`),
  /** 1: synonyms are not looked for. */
  literal: wholeNumber({ min: 0, max: 1, fallback: 0, msg: '查询方式有误' }),
  /** How many hits of each kind are answered. */
  count: wholeNumber({ min: 1, max: 20, fallback: 3, msg: '条数须在 1 到 20 之间' }),
})
export type SearchQuery = z.output<typeof searchQuery>

export const searchApi = defineApi(
  {},
  {
    search: {
      method: 'GET',
      path: '/api/search',
      access: 'public',
      summary:
        '一处查找：资讯、已公开的问答、海关备案，登录后还有自己的业务；literal 为 1 时不找近义词；一个字起。服务与帮助由页面自己查找',
      query: searchQuery,
      reply: found,
      limit: 'search',
    },
  },
)
