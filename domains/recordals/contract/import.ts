import * as z from 'zod/mini'

const mega = 1024 * 1024

export const importLimits = {
  /** Of a file that staff upload. */
  uploadBytes: 300 * mega,
  /** Of a file that the command is given; an XLSX may never be larger than an upload. */
  commandBytes: 1536 * mega,
  /** How many findings of one import are kept; their count is always exact. */
  findings: 50_000,
  previewRows: 20,
  /** Of a list; what has no heading at its right end does not count. */
  columns: 300,
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

export const importEncodings = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be'] as const
export type ImportEncoding = (typeof importEncodings)[number]
export const importEncodingLabels = {
  'utf-8': 'UTF-8',
  gb18030: 'GBK / GB18030',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16（BE）',
} as const satisfies Record<ImportEncoding, string>

/** What parts the cells of a CSV. A full-width comma is a sign of texts. */
export const importSeparators = ['comma', 'semicolon', 'tab'] as const
export type ImportSeparator = (typeof importSeparators)[number]
export const importSeparatorLabels = {
  comma: '逗号 ,',
  semicolon: '分号 ;',
  tab: '制表符 Tab',
} as const satisfies Record<ImportSeparator, string>

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
  z.nullable(
    z
      .number({ error: '列号有误' })
      .check(z.int('列号有误'), z.gte(0, '列号有误'), z.lt(importLimits.columns, '列号有误')),
  ),
)
export type ColumnMapping = z.infer<typeof columnMapping>

/** Fields without which a mapping cannot start. */
export const missingFields = (mapping: ColumnMapping): ImportField[] =>
  requiredImportFields.filter((field) => (mapping[field] ?? null) === null)

/** Fields that one column would bring together, by that column; none where each has its own. */
export const sharedColumns = (mapping: ColumnMapping): { column: number; fields: ImportField[] }[] => {
  const byColumn = Map.groupBy(
    importFields.filter((field) => (mapping[field] ?? null) !== null),
    (field) => mapping[field] ?? 0,
  )
  return [...byColumn].filter(([, { length }]) => length > 1).map(([column, fields]) => ({ column, fields }))
}

/** What is wrong with a mapping, fit to be shown; undefined for nothing. */
export const mappingFault = (mapping: ColumnMapping): string | undefined => {
  const missing = missingFields(mapping).map((field) => importFieldLabels[field])
  if (missing.length > 0) return `请为${missing.join('、')}选择对应的列`
  const [shared] = sharedColumns(mapping)
  return (
    shared &&
    `第 ${shared.column + 1} 列同时对应了${shared.fields.map((field) => importFieldLabels[field]).join('、')}，一列只能对应一项`
  )
}

/** What a page shows of a long value, and what a report keeps of it. */
export const quoted = (value: string): string => {
  const most = importLimits.quotedCharacters
  if (value.length <= most) return value
  // A sign takes at most two units: so many are enough to know whether there are more signs.
  const signs = [...value.slice(0, 2 * most + 2)]
  return signs.length <= most ? value : `${signs.slice(0, most).join('')}…`
}

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

/** How far a phase of an import is, in whole per cent: never 100 before it is through. */
export const importShare = ({
  phase,
  ...one
}: Pick<
  RecordalImport,
  'phase' | 'bytes' | 'size' | 'accepted' | 'added' | 'changed' | 'unchanged' | 'doubled'
>): number => {
  const [through, all] =
    phase === 'merging' ? [one.added + one.changed + one.unchanged + one.doubled, one.accepted] : [one.bytes, one.size]
  return Math.min(99, Math.floor((through / Math.max(1, all)) * 100))
}

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
  /** Of a CSV, as asked for or as found. Null: the format has none. */
  separator: z.nullable(z.enum(importSeparators)),
  /** Whether what was found can hardly be anything else. */
  isSeparatorSure: z.boolean(),
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
