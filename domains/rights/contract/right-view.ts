import { codeFilter, optionalText, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { rightAccesses, rightActs } from './access.ts'
import { rightLimits } from './limits.ts'
import { storedPaper } from './paper.ts'
import { rightPhases } from './phase.ts'
import { storedFacts } from './right.ts'
import { originKinds, rightTypes, verificationStates } from './right-words.ts'

/** A choice of a list; a missing or empty one becomes null and means all. */
export const choiceOf = <const T extends readonly string[]>(values: T, msg: string) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
      z.nullable(z.enum(values, { error: msg })),
    ),
    '',
  )

/** Which of two lists is meant; a missing or empty choice is the first. */
export const boxOf = <const T extends readonly [string, ...string[]]>(boxes: T) =>
  z.prefault(
    z.pipe(
      z.transform((value: unknown) => (value === '' || value === undefined ? boxes[0] : value)),
      z.enum(boxes, { error: '列表的选择有误' }),
    ),
    '',
  )

/** One's own rights, or those that others have delegated to the caller. */
export const rightBoxes = ['own', 'delegated'] as const

export const rightsQuery = z.object({
  keyword: optionalText(rightLimits.name),
  registerType: z.prefault(codeFilter(rightTypes, '权利类型有误'), ''),
  phase: choiceOf(rightPhases, '权利阶段有误'),
  box: boxOf(rightBoxes),
  ...pageQuery,
})
export type RightsQuery = z.output<typeof rightsQuery>

const recordal = z.object({
  id: z.string(),
  recordNum: z.string(),
  recordBeginDate: z.string(),
  recordEndDate: z.string(),
})
export type RecordalView = z.output<typeof recordal>

const verification = z.object({
  state: z.enum(verificationStates),
  /** When it came to this state, epoch ms; null before the owner has asked. */
  at: z.nullable(z.number()),
  /** Why staff refused; empty in every other state. */
  note: z.string(),
})

const head = {
  id: z.string(),
  version: z.number(),
  phase: z.enum(rightPhases),
  verification,
  recordals: z.array(recordal),
  access: z.enum(rightAccesses),
  can: z.array(z.enum(rightActs)),
}

export const rightRow = z.object({
  ...head,
  registerType: z.literal(rightTypes),
  recordName: z.string(),
  registerNum: z.string(),
  obligeeName: z.string(),
  country: z.string(),
  countryName: z.string(),
  rightEndDate: z.nullable(z.string()),
})
export type RightRow = z.output<typeof rightRow>
export const rightPage = pageOf(rightRow)

/** A day to keep in mind; `opensOn` is the first day of a window, null for a day alone. */
const rightDeadline = z.object({
  id: z.string(),
  name: z.string(),
  opensOn: z.nullable(z.string()),
  dueOn: z.string(),
})
export type RightDeadline = z.output<typeof rightDeadline>

export const rightDetail = z.object({
  ...head,
  ...storedFacts.shape,
  countryName: z.string(),
  papers: z.array(storedPaper),
  deadlines: z.array(rightDeadline),
  origin: z.object({
    kind: z.enum(originKinds),
    ref: z.nullable(z.string()),
    dataDay: z.nullable(z.string()),
    /** Epoch ms. */
    time: z.number(),
  }),
})
export type RightDetail = z.output<typeof rightDetail>
