import { codePoints } from '@portal/platform/contract'
import * as z from 'zod/mini'

const mega = 1024 * 1024

export const importLimits = {
  /** Of a file that staff upload. */
  uploadBytes: 300 * mega,
  /** Of a file that the command is given; an XLSX may never be larger than an upload. */
  commandBytes: 1536 * mega,
  /** How many findings of one import are kept; their count is always exact. */
  findings: 10_000,
  previewRows: 20,
  /** Of a faulty value, what a report quotes. */
  quotedCharacters: 60,
} as const

/** Columns of a recordal that a file may bring, by their names on the wire, in the order of the customs query. */
export const importFields = [
  'recordIcon',
  'recordName',
  'name',
  'conutryName',
  'registerNum',
  'recordNum',
  'registerType',
  'productType',
  'recordState',
  'recordBeginDate',
  'recordEndDate',
] as const
export type ImportField = (typeof importFields)[number]

/** As the customs query heads its columns. */
export const importFieldLabels = {
  recordIcon: '权利标识',
  recordName: '权利名称',
  name: '权利人名称',
  conutryName: '权利人国别',
  registerNum: '权利号',
  recordNum: '备案号',
  registerType: '权利类别',
  productType: '商品分类',
  recordState: '备案状态',
  recordBeginDate: '备案开始日期',
  recordEndDate: '备案截止日期',
} as const satisfies Record<ImportField, string>

/** Without these nothing can be imported; of the others a file without the column counts as empty. */
export const requiredImportFields = [
  'recordName',
  'name',
  'registerNum',
  'recordNum',
  'registerType',
  'recordState',
] as const satisfies readonly ImportField[]

export const importFormats = ['csv', 'xlsx', 'jsonl'] as const
export type ImportFormat = (typeof importFormats)[number]
export const importFormatLabels = { csv: 'CSV', xlsx: 'XLSX', jsonl: 'JSONL' } as const satisfies Record<
  ImportFormat,
  string
>

export const importEncodings = ['utf-8', 'gb18030', 'utf-16le'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importEncodingLabels = {
  'utf-8': 'UTF-8',
  gb18030: 'GBK / GB18030',
  'utf-16le': 'UTF-16',
} as const satisfies Record<ImportEncoding, string>

/**
 * Received: its columns are to be confirmed. Queued: one import runs at a time, the others wait in the order they were
 * started. Running goes on by itself after a restart. A failed one has changed nothing and may be started again.
 */
export const importStates = ['received', 'queued', 'running', 'finished', 'failed', 'cancelled'] as const
export type ImportState = (typeof importStates)[number]
export const importStateLabels = {
  received: '待确认',
  queued: '排队中',
  running: '导入中',
  finished: '已完成',
  failed: '失败',
  cancelled: '已取消',
} as const satisfies Record<ImportState, string>

export const importActions = ['start', 'cancel'] as const
export type ImportAction = (typeof importActions)[number]

/** What may be done with an import in which state; guard and button read the same table. */
export const importMoves: Record<ImportAction, readonly ImportState[]> = {
  start: ['received', 'failed'],
  cancel: ['received', 'queued', 'failed'],
}

/** Reading: line by line, nothing changed yet. Merging: all rows become visible together when it ends. */
export const importPhases = ['reading', 'merging'] as const
export type ImportPhase = (typeof importPhases)[number]
export const importPhaseLabels = { reading: '读取与核对', merging: '写入' } as const satisfies Record<
  ImportPhase,
  string
>

/** Which column of the file (from 0) brings a field; null or missing: none. */
export const columnMapping = z.partialRecord(
  z.enum(importFields),
  z.nullable(z.number({ error: '列号有误' }).check(z.int('列号有误'), z.gte(0, '列号有误'), z.lte(999, '列号有误'))),
)
export type ColumnMapping = z.infer<typeof columnMapping>

/** Fields without which a mapping cannot start. */
export const missingFields = (mapping: ColumnMapping): ImportField[] =>
  requiredImportFields.filter((field) => (mapping[field] ?? null) === null)

/** What a page shows of a long value, and what a report keeps of it. */
export const quoted = (value: string): string =>
  codePoints(value) <= importLimits.quotedCharacters
    ? value
    : `${[...value].slice(0, importLimits.quotedCharacters).join('')}…`

/** An import as the list shows it. Times are epoch ms, `asOf` is `YYYY-MM-DD`: the day up to which the data are true. */
export const recordalImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Bytes. */
  size: z.number(),
  format: z.enum(importFormats),
  /** Null: the format has its own. */
  encoding: z.nullable(z.enum(importEncodings)),
  asOf: z.nullable(z.string()),
  isDemonstration: z.boolean(),
  /** Name of the member of staff; null: the command, or the portal itself. */
  createdBy: z.nullable(z.string()),
  createTime: z.number(),
  startTime: z.nullable(z.number()),
  endTime: z.nullable(z.number()),
  phase: z.nullable(z.enum(importPhases)),
  /** How far the file is read, of `size`. */
  bytes: z.number(),
  /** Lines with data, without the headings: `accepted` and `refused` together. */
  lines: z.number(),
  accepted: z.number(),
  refused: z.number(),
  /** Accepted lines whose number stands again further down: the last one counts. */
  doubled: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Findings that are kept for the report, and how many there were. */
  findingsKept: z.number(),
  findings: z.number(),
  /** Why it failed, fit to be shown. */
  failure: z.nullable(z.string()),
  /** How many stand before it in the queue. */
  ahead: z.number(),
  can: z.array(z.enum(importActions)),
})
export type RecordalImport = z.infer<typeof recordalImport>

/** A fault of a line (it is refused), or that its number stands again further down (it gives way). */
export const importFinding = z.object({
  line: z.number(),
  kind: z.enum(['refused', 'doubled']),
  /** The heading of the column in the file, or empty when it is the line as a whole. */
  column: z.string(),
  /** Cut, see `quoted`. */
  value: z.string(),
  reason: z.string(),
})
export type ImportFinding = z.infer<typeof importFinding>

export const importPreview = z.object({
  /** Headings of the file, in its order. */
  columns: z.array(z.string()),
  /** As asked for, or as guessed from the headings. */
  mapping: columnMapping,
  /** The first rows, by the file's columns, and what is wrong with them under this mapping. */
  rows: z.array(
    z.object({
      line: z.number(),
      cells: z.array(z.string()),
      faults: z.array(z.object({ column: z.string(), value: z.string(), reason: z.string() })),
    }),
  ),
})
export type ImportPreview = z.infer<typeof importPreview>
