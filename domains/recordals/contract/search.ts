import { code, codeFilter, optionalText, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { recordal } from './recordal.ts'
import {
  exportFormats,
  recordalMatches,
  recordStates,
  recordTypes,
  recordTypeWords,
  registerTypes,
  searchLimits,
} from './words.ts'

/** The schema, but for a choice that was left empty, which counts as missing and takes the fallback. */
const unlessEmpty = <T extends z.ZodMiniType>(schema: T, fallback: z.output<T>) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown) => (value === '' ? fallback : value)),
      schema,
    ),
    fallback,
  )

const field = (label: string) => optionalText(searchLimits.text, `${label}最多${searchLimits.text}个字`)

/**
 * The conditions of a search by their names on the wire; a row must fulfil all that are not empty. `fuzzy` finds a part of a
 * field, `exact` the whole field; in both, width, case, white space and traditional forms make no difference.
 */
const recordalFilter = {
  /** The text of the single search box: a recordal number, a registration number, or words of names and numbers. */
  q: field('查询内容'),
  recordName: field('权利名称'),
  /** The right holder. */
  name: field('权利人名称'),
  conutryName: field('权利人国别'),
  registerNum: field('权利号'),
  /** Three or more characters of a number are found anywhere in it, one or two only at its beginning. */
  recordNum: field('备案号'),
  /** The first letter of the recordal's number, or the kind of filing in words; the schema always gives the letter. */
  recordType: z.prefault(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' ? (recordTypeWords[value] ?? value) : value)),
      z.enum(['', ...recordTypes], { error: '备案类型有误' }),
    ),
    '',
  ),
  registerType: codeFilter(registerTypes, '权利类别有误'),
  /** Classes of goods, all of which the recordal must have, e.g. `9` or `9,25`. */
  productType: field('商品分类'),
  recordState: codeFilter(recordStates, '备案状态有误'),
  match: unlessEmpty(z.enum(recordalMatches, { error: '查询方式有误' }), 'fuzzy'),
}
export const recordalFilterQuery = z.object(recordalFilter)
export type RecordalFilter = z.output<typeof recordalFilterQuery>

const withinReach = z.refine<{ pgIndex: number; pgCount: number }>(
  ({ pgIndex, pgCount }) => pgIndex * pgCount <= searchLimits.rows,
  { error: `最多翻到第${searchLimits.rows}条，请补充查询条件`, path: ['pgIndex'] },
)
/** 1: when nothing is found as it is written, the server does not search by sound (pinyin) either. */
const literal = unlessEmpty(code([0, 1], '查询方式有误'), 0)

export const recordalQuery = z
  .object({
    ...recordalFilter,
    ...pageQuery,
    literal,
  })
  .check(withinReach)
export type RecordalQuery = z.output<typeof recordalQuery>

export const recordalExportQuery = z.object({
  ...recordalFilter,
  literal,
  format: z.enum(exportFormats, { error: '导出格式有误' }),
})
export type RecordalExportQuery = z.output<typeof recordalExportQuery>

/**
 * Where a searched text stands in a field: pairs of UTF-16 offsets, the start included, the end excluded, in order and never
 * overlapping.
 */
const spans = z.array(z.tuple([z.number(), z.number()]))
export type Spans = z.output<typeof spans>

/** The fields in which an answer marks the searched text. */
export const markedFields = ['recordName', 'name', 'conutryName', 'registerNum', 'recordNum'] as const
export type MarkedField = (typeof markedFields)[number]

export const foundRecordal = z.extend(recordal, {
  hits: z.object({ recordName: spans, name: spans, conutryName: spans, registerNum: spans, recordNum: spans }),
})
export type FoundRecordal = z.output<typeof foundRecordal>

/** How the server understood the text of the single search box. */
export const boxReadings = ['nothing', 'recordNumber', 'registrationNumber', 'words'] as const
export type BoxReading = (typeof boxReadings)[number]

/** The day up to which the data are true (null: nothing was imported yet), and whether the data are invented. */
const source = { asOf: z.nullable(z.string()), isDemonstration: z.boolean() }

export const recordalPage = z.object({
  elements: z.array(foundRecordal),
  totalElements: z.number(),
  /** False: there are more rows than `totalElements` says. */
  totalIsExact: z.boolean(),
  ...source,
  readAs: z.enum(boxReadings),
  /** Null, unless nothing was found as it is written and these rows were found by their pinyin or its first letters. */
  secondTry: z.nullable(z.enum(['pinyin', 'initials'])),
})
export type RecordalPage = z.output<typeof recordalPage>

const recordalChange = z.object({
  /** The day up to which the data of that import were true; null where the import names none. */
  asOf: z.nullable(z.string()),
  /** When it was imported. */
  createTime: z.number(),
  fields: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
})

export const recordalDetail = z.object({
  ...source,
  recordal,
  sameHolder: z.object({
    elements: z.array(recordal),
    /** How many further recordals of the same holder there are. */
    totalElements: z.number(),
    totalIsExact: z.boolean(),
  }),
  /** Recordals of others under the same or a similar name, the most similar first. */
  similar: z.array(recordal),
  /** What imports changed in this recordal, the newest change first. */
  changes: z.array(recordalChange),
})
export type RecordalDetail = z.output<typeof recordalDetail>
