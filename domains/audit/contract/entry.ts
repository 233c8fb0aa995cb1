import { optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'

export const outcomes = ['done', 'refused', 'failed'] as const
export type Outcome = (typeof outcomes)[number]
export const outcomeLabels = {
  done: '成功',
  refused: '被拒绝',
  failed: '未成功',
} satisfies Record<Outcome, string>

const filter = {
  /** The id of a user. */
  actor: optionalText(40),
  act: optionalText(100),
  subjectKind: optionalText(60),
  subjectRef: optionalText(200),
  outcome: z.prefault(z.enum(['', ...outcomes], { error: '结果筛选有误' }), ''),
  /** A part of the number of a record, of what was done, or of the note. */
  keyword: optionalText(100, '关键词最多100个字'),
  ...timeSpan,
}
export const entriesFilter = z.object(filter)
export type EntriesFilter = z.output<typeof entriesFilter>

export const entriesQuery = z.object({ ...filter, ...pageQuery })
export type EntriesQuery = z.output<typeof entriesQuery>

const exportFormats = ['xlsx', 'csv', 'jsonl'] as const
export const exportQuery = z.object({ ...filter, format: z.enum(exportFormats, { error: '导出格式有误' }) })
export type ExportQuery = z.output<typeof exportQuery>

const entryRow = z.object({
  id: z.string(),
  /** Its number in the chain; null until it is sealed, a second later. */
  seq: z.nullable(z.number()),
  time: z.number(),
  actor: z.object({ id: z.string(), name: z.string() }),
  /** The call: `domain.endpoint`. */
  act: z.string(),
  actName: z.string(),
  subjectKind: z.string(),
  subjectRef: z.string(),
  /** The page of the back office that shows the record. */
  link: z.nullable(z.string()),
  outcome: z.enum(outcomes),
  note: z.nullable(z.string()),
})
export type EntryRow = z.infer<typeof entryRow>

/** `totalElements` counts up to a limit; beyond it, `totalIsExact` is false. */
export const entryRows = z.extend(pageOf(entryRow), { totalIsExact: z.boolean() })
export type EntryRows = z.infer<typeof entryRows>

const fields = z.nullable(z.record(z.string(), z.unknown()))
/** `before` and `after` hold the fields that differ, masked. */
export const entryView = z.extend(entryRow, {
  address: z.nullable(z.string()),
  before: fields,
  after: fields,
  prev: z.nullable(z.string()),
  hash: z.nullable(z.string()),
})
export type EntryView = z.infer<typeof entryView>

/** The most faults of histories that a check names. */
export const historyFaultsShown = 20

/**
 * What is not as it was sealed: a row was `changed` or is `missing`; the `list` of the rows that were sealed of a history on a day, or
 * the `seal` of a day, is another one than the evidence log knows; `unreadable`: the check broke off over the histories.
 */
const historyFault = z.object({
  /** What the rows of the history are called; null where a whole seal is meant. */
  history: z.nullable(z.string()),
  /** The id of the row in its table; null for lists and seals. */
  row: z.nullable(z.string()),
  /** The day of the seal, `YYYY-MM-DD`; null where a seal was lost of which only the log knows. */
  day: z.nullable(z.string()),
  found: z.enum(['changed', 'missing', 'list', 'seal', 'unreadable']),
})
export type HistoryFault = z.infer<typeof historyFault>

/** What the last check of the chain, and of the histories, found. */
export const verification = z.object({
  /** Null before the first check. */
  checkedAt: z.nullable(z.number()),
  /** The number of the entry behind which it began; 0 where it read from the first one. */
  fromSeq: z.number(),
  /** How many sealed entries were read and found sound. */
  entries: z.number(),
  ok: z.boolean(),
  /** The number of the first entry of the log that was changed or is missing. */
  firstBad: z.nullable(z.number()),
  /** The newest head that is in the evidence log; `leaf` is the number of its entry there. */
  anchored: z.nullable(z.object({ seq: z.number(), at: z.number(), leaf: z.number() })),
  unsealed: z.number(),
  /** The number of the last entry that was moved to a file; 0 where none was. */
  archived: z.number(),
  /** The histories of customers' records, whose new rows are sealed daily. */
  histories: z.object({
    /** How many sealed rows were compared. */
    rows: z.number(),
    faults: z.array(historyFault),
    /** The newest seal; `leaf` is the number of its entry in the evidence log. */
    sealed: z.nullable(z.object({ day: z.string(), leaf: z.number() })),
  }),
})
export type Verification = z.infer<typeof verification>
