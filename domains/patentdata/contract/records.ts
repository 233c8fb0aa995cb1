import { defineApi, optionalText, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { statuses } from '../proof/vocabulary.ts'
import { patentDataLimits } from './limits.ts'
import { patentDataPermissions } from './permissions.ts'

/** A moment in epoch ms. */
const moment = z.number()
/** `YYYY-MM-DD`. */
const day = z.string()

const { keyword: longestKeyword, sourceName } = patentDataLimits

/** What is typed of a number begins with a digit or the letters of the country; all else is a part of a title. */
export const isTypedNumber = (keyword: string): boolean => /^(CN|ZL)?\s*\d/i.test(keyword.normalize('NFKC'))

const keyword = optionalText(longestKeyword).check(
  z.refine((typed) => typed === '' || isTypedNumber(typed) || [...typed.replaceAll(/\s/gu, '')].length > 1, {
    error: '请输入公告号的开头、完整的申请号，或专利名称中至少两个字',
  }),
)

const recordsQuery = z.object({
  ...pageQuery,
  keyword,
  /** The name of a source. */
  source: optionalText(sourceName),
  status: z.prefault(z.enum(['', ...statuses], { error: '法律状态有误' }), ''),
})
export type RecordsQuery = z.output<typeof recordsQuery>

/** `title` and `applicants` are null where a source forbids to show them, or nobody told them. */
const recordRow = z.object({
  pn: z.string(),
  title: z.nullable(z.string()),
  applicants: z.nullable(z.array(z.string())),
  mayShow: z.boolean(),
  status: z.enum(statuses),
  /** The day up to which the status is known. */
  statusAsOf: z.nullable(day),
  filingDate: z.nullable(day),
  /** Who told something of it that still counts. */
  sources: z.array(z.string()),
  isDemonstration: z.boolean(),
  changeTime: moment,
})
export type RecordRow = z.infer<typeof recordRow>

/** `totalElements` counts up to a limit; beyond it, `totalIsExact` is false. `sources`: the names by which the list can be narrowed. */
const recordRows = z.extend(pageOf(recordRow), { totalIsExact: z.boolean(), sources: z.array(z.string()) })
export type RecordRows = z.infer<typeof recordRows>

/** Who told something, and up to which day that is true. `importId`: the import by which it came, for lists. */
const origin = { source: z.string(), asOf: day, importId: z.nullable(z.string()) }

const recordFact = z.object({
  /** As in `factLabels`. */
  name: z.string(),
  label: z.string(),
  /** The value in words; null: nobody told it, or it may not be shown. */
  value: z.nullable(z.string()),
  /** A source forbids to show it. */
  hidden: z.boolean(),
  /** Null: nobody told it. */
  origin: z.nullable(z.object(origin)),
  /** It follows from legal events. */
  byEvents: z.boolean(),
  /** What a source says in words, and legal events overrule. */
  overruled: z.nullable(z.object({ value: z.string(), source: z.string(), asOf: day })),
})
export type RecordFact = z.infer<typeof recordFact>

const recordEvent = z.object({
  day,
  code: z.string(),
  /** What the code does, in words; null: nothing that counts here. */
  meaning: z.nullable(z.string()),
  /** The words of its source. */
  text: z.nullable(z.string()),
  source: z.string(),
})
export type RecordEvent = z.infer<typeof recordEvent>

const recordDetail = z.object({
  pn: z.string(),
  title: z.nullable(z.string()),
  applicationNumber: z.nullable(z.string()),
  status: z.enum(statuses),
  statusAsOf: z.nullable(day),
  mayShow: z.boolean(),
  isDemonstration: z.boolean(),
  version: z.number(),
  changeTime: moment,
  facts: z.array(recordFact),
  events: z.array(recordEvent),
})
export type RecordDetail = z.infer<typeof recordDetail>

/** Calls of the back office about what is known of publications. */
export const patentRecordsApi = defineApi(
  {},
  {
    listRecords: {
      method: 'GET',
      path: '/api/admin/patents',
      access: 'staff',
      permission: 'patents.imports',
      summary:
        '专利记录，按公告号排列；keyword 为公告号的开头、完整的申请号或专利名称的一部分；超过 1000 条时 totalIsExact 为 false',
      query: recordsQuery,
      reply: recordRows,
    },
    readRecord: {
      method: 'GET',
      path: '/api/admin/patents/{pn}',
      access: 'staff',
      permission: 'patents.imports',
      summary: '一件专利的各项数据及其来源、截至日期，法律事件，是否允许展示著录项目，版本',
      params: z.object({ pn: z.string() }),
      reply: recordDetail,
    },
  },
  patentDataPermissions,
)
