import * as z from 'zod/mini'
import { rightTypes } from '../right-words.ts'
import { importFields } from './import-list.ts'

/** `ready`: it can be added. `faulty`: something is missing or wrong. `duplicate`: its owner has it, or an earlier line says the same. */
export const lineStates = ['ready', 'faulty', 'duplicate'] as const
export type LineState = (typeof lineStates)[number]

/** What a line says, as far as it could be read: a text that is missing or wrong is empty, and its fault says what stood there. */
export const lineFacts = z.object({
  registerType: z.nullable(z.literal(rightTypes)),
  recordName: z.string(),
  registerNum: z.string(),
  obligeeName: z.string(),
  country: z.string(),
  classes: z.array(z.number()),
  rightBeginDate: z.string(),
  rightEndDate: z.string(),
  recordNum: z.string(),
  recordBeginDate: z.string(),
  recordEndDate: z.string(),
})
export type LineFacts = z.infer<typeof lineFacts>

/** What is wrong with a line, by field; `line` is the field where it concerns the line as a whole. */
export const lineFault = z.object({ field: z.enum([...importFields, 'line']), msg: z.string() })
export type LineFault = z.infer<typeof lineFault>

const previewRow = z.object({
  /** The line of the file. */
  line: z.number(),
  state: z.enum(lineStates),
  facts: lineFacts,
  faults: z.array(lineFault),
  /** The earlier line that names the same right and is ready in its place; null where there is none. */
  sameAs: z.nullable(z.number()),
  /** The owner's right with the same kind, country and number; null where there is none. */
  existing: z.nullable(z.object({ id: z.string(), recordName: z.string(), registerNum: z.string() })),
})
export type PreviewRow = z.infer<typeof previewRow>

const confirmed = { created: z.number(), skipped: z.number() }

export const rightImport = z.object({
  id: z.string(),
  fileName: z.string(),
  total: z.number(),
  ready: z.number(),
  faulty: z.number(),
  duplicate: z.number(),
  /** How many more rights its owner's vault takes. */
  room: z.number(),
  /** Epoch ms until which it can be confirmed. */
  expiresAt: z.number(),
  /** What came of its confirmation; null until then. */
  confirmed: z.nullable(z.object(confirmed)),
  rows: z.array(previewRow),
})
export type RightImport = z.infer<typeof rightImport>

const chosen = '所选行有误，请刷新后重新选择'

/** The numbers of the chosen lines; none given: every line that is ready. */
export const confirmForm = z.object({
  lines: z.optional(
    z
      .array(z.number(chosen).check(z.int(chosen), z.gte(1, chosen)), { error: chosen })
      .check(z.minLength(1, '请至少选择一行')),
  ),
})
export type ConfirmForm = z.infer<typeof confirmForm>

export const confirmedImport = z.object({ id: z.string(), ...confirmed })
export type ConfirmedImport = z.infer<typeof confirmedImport>
