import * as z from 'zod/mini'

const mega = 1024 * 1024

export const importLimits = {
  /** The largest file that staff may upload. */
  uploadBytes: 300 * mega,
  /** The largest file that the import command takes; an XLSX file may never be larger than `uploadBytes`. */
  commandBytes: 1536 * mega,
  /** How many findings of one import are kept; their count is always exact. */
  findings: 50_000,
  previewRows: 20,
  /** The most columns of a list; columns without a heading at the right end do not count. */
  columns: 300,
  /** How many characters of a faulty value a report quotes. */
  quotedCharacters: 60,
  /** The longest name of a source, in code points. */
  source: 60,
  /** The longest words of a licence, in code points. */
  licence: 200,
  /** The largest XML document, inflated, and the most documents of one archive. */
  documentBytes: 20 * mega,
  documents: 20_000,
} as const

/** Formats of tables. */
export const importFormats = ['csv', 'xlsx', 'jsonl'] as const
export type ImportFormat = (typeof importFormats)[number]
/** The same, and documents, which only some kinds of lists may be. */
export const fileFormats = [...importFormats, 'xml'] as const
export type FileFormat = (typeof fileFormats)[number]
export const importFormatLabels = { csv: 'CSV', xlsx: 'XLSX', jsonl: 'JSONL', xml: 'XML' } as const satisfies Record<
  FileFormat,
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

/** The signs that may separate the cells of a CSV. A full-width comma is not among them, since it belongs to texts. */
export const importSeparators = ['comma', 'semicolon', 'tab'] as const
export type ImportSeparator = (typeof importSeparators)[number]
export const importSeparatorLabels = {
  comma: '逗号 ,',
  semicolon: '分号 ;',
  tab: '制表符 Tab',
} as const satisfies Record<ImportSeparator, string>

/**
 * States of an import. `received`: staff must still confirm its columns. `queued`: one import runs at a time, the others wait
 * in the order in which they were started. `running`: the import goes on by itself after a restart of the server. `failed`: the
 * import has changed nothing, and staff may start it again.
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

/** In which states each action on an import is allowed; the server's guard and the buttons read this one table. */
export const importMoves: Record<ImportAction, readonly ImportState[]> = {
  start: ['received', 'failed'],
  cancel: ['received', 'queued', 'failed'],
}

/**
 * Phases of a running import. `reading`: the file is read line by line and nothing has changed yet. `merging`: the rows are
 * written, and all of them become visible together when the merge ends.
 */
export const importPhases = ['reading', 'merging'] as const
export type ImportPhase = (typeof importPhases)[number]
export const importPhaseLabels = { reading: '读取与核对', merging: '写入' } as const satisfies Record<
  ImportPhase,
  string
>

/** A long value, cut to the length that a page shows and a report keeps. */
export const quoted = (value: string): string => {
  const most = importLimits.quotedCharacters
  if (value.length <= most) return value
  // A character takes at most two UTF-16 units, so this slice is long enough to show whether the value has more characters.
  const signs = [...value.slice(0, 2 * most + 2)]
  return signs.length <= most ? value : `${signs.slice(0, most).join('')}…`
}

/** An import as the list shows it. Times are epoch ms, `asOf` is `YYYY-MM-DD`: the day up to which the data are true. */
export const listImport = z.object({
  id: z.string(),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Size of the file in bytes. */
  size: z.number(),
  format: z.enum(fileFormats),
  /** Encoding of a text file; null: the file's format has an encoding of its own. */
  encoding: z.nullable(z.enum(importEncodings)),
  asOf: z.nullable(z.string()),
  isDemonstration: z.boolean(),
  /** Name of the member of staff who uploaded the file; null: the import command or the portal itself did. */
  createdBy: z.nullable(z.string()),
  createTime: z.number(),
  startTime: z.nullable(z.number()),
  endTime: z.nullable(z.number()),
  phase: z.nullable(z.enum(importPhases)),
  /** How many of the file's `size` bytes have been read. */
  bytes: z.number(),
  /** Lines with data, without the headings: `accepted` and `refused` together. */
  lines: z.number(),
  accepted: z.number(),
  refused: z.number(),
  /** Accepted lines whose number stands again further down in the file; the last line with a number counts. */
  doubled: z.number(),
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** How many findings are kept for the report, and how many findings there were. */
  findingsKept: z.number(),
  findings: z.number(),
  /** Why the import failed, in words that may be shown. */
  failure: z.nullable(z.string()),
  /** How many imports stand before this one in the queue. */
  ahead: z.number(),
  can: z.array(z.enum(importActions)),
})
/** The same for a list that names its source; null until somebody starts the import. */
export const sourcedImport = z.extend(listImport, { source: z.nullable(z.string()) })
/** The same for a list that names its licence; no licence: nobody named one. */
export const licensedImport = z.extend(sourcedImport, { licence: z.nullable(z.string()), mayShow: z.boolean() })
export type ListImport = z.infer<typeof listImport> & {
  source?: string | null
  licence?: string | null
  mayShow?: boolean
}

/** The progress of an import's phase in whole per cent; 100 only when the phase is over. */
export const importShare = ({
  phase,
  ...one
}: Pick<
  ListImport,
  'phase' | 'bytes' | 'size' | 'accepted' | 'added' | 'changed' | 'unchanged' | 'doubled'
>): number => {
  const [through, all] =
    phase === 'merging' ? [one.added + one.changed + one.unchanged + one.doubled, one.accepted] : [one.bytes, one.size]
  return Math.min(99, Math.floor((through / Math.max(1, all)) * 100))
}

/**
 * What the import found at a line: a fault, for which the line is refused, or the same number again further down, to which the
 * line gives way.
 */
export const importFinding = z.object({
  line: z.number(),
  kind: z.enum(['refused', 'doubled']),
  /** The heading of the column in the file; empty when the finding concerns the whole line. */
  column: z.string(),
  /** The faulty value, cut by `quoted`. */
  value: z.string(),
  reason: z.string(),
})
export type ImportFinding = z.infer<typeof importFinding>
