import { rightHolderTypes, rightTypes } from '@portal/rights/contract'
import * as z from 'zod/mini'
import type { SheetFacts } from './facts.ts'
import { storedPaper } from './papers.ts'
import { sheetStates } from './states.ts'

const recordal = z.object({
  recordNum: z.string(),
  recordBeginDate: z.string(),
  recordEndDate: z.string(),
  /** The first day on which the recordal may be renewed. */
  renewFrom: z.string(),
})
export type Recordal = z.infer<typeof recordal>

const text = z.string()
const trade = { ports: text, traders: text, features: text, price: text }
const yesNo = z.nullable(z.literal([0, 1]))

/** The facts as the server answers them: the values that `sheetFacts` makes, without its rules. */
const storedFacts = z.object({
  obligeeName: text,
  obligeeRenType: z.nullable(z.literal(rightHolderTypes)),
  obligeeNation: text,
  address: text,
  registerType: z.nullable(z.literal(rightTypes)),
  recordName: text,
  registerNum: text,
  rightContent: text,
  rightBeginDate: text,
  rightEndDate: text,
  licensing: yesNo,
  licensees: z.array(z.object({ name: text, scope: text, validUntil: text })),
  goods: z.array(z.object({ name: text, origin: text, ...trade })),
  hasInfringing: yesNo,
  infringingGoods: z.array(z.object({ maker: text, ...trade })),
  byAgent: yesNo,
} satisfies Record<keyof SheetFacts, z.ZodMiniType>)

/** The right in the vault that a sheet is about; `changed`: it says something else now than when the sheet was filled from it. */
const sheetRight = z.object({ id: z.string(), changed: z.boolean() })

const common = {
  id: z.string(),
  version: z.number(),
  /** Kind and right: 自助备案 · NORDHAVEN. */
  title: z.string(),
  state: z.literal(sheetStates),
  createTime: z.number(),
  saveTime: z.number(),
  recordal: z.nullable(recordal),
}

/** A row in the list of a user's sheets. */
export const sheetRow = z.object({
  ...common,
  obligeeName: z.string(),
  recordName: z.string(),
  registerNum: z.string(),
  registerType: storedFacts.shape.registerType,
  /** The number of findings that keep the sheet from being ready. */
  open: z.number(),
})
export type SheetRow = z.infer<typeof sheetRow>

export const sheetDetail = z.object({
  ...common,
  /** When the sheet was last downloaded as a file; null while it never was. */
  takeTime: z.nullable(z.number()),
  facts: storedFacts,
  papers: z.array(storedPaper),
  /** The last day of each kind of paper that expires; a kind without a day is missing. */
  paperTerms: z.record(z.string(), z.string()),
  right: z.nullable(sheetRight),
})
export type SheetDetail = z.infer<typeof sheetDetail>

/** The numbers of a user's sheets by state, for my progress. */
export const sheetSummary = z.object({
  drafts: z.number(),
  ready: z.number(),
  taken: z.number(),
  recorded: z.number(),
  /** The recordal in force that ends first. */
  next: z.nullable(
    z.object({ id: z.string(), recordName: z.string(), renewFrom: z.string(), recordEndDate: z.string() }),
  ),
})
export type SheetSummary = z.infer<typeof sheetSummary>
