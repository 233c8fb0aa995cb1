import { fileLink } from '@portal/files/contract'
import { annualFeePayers, orderStates } from '@portal/orders/contract'
import { pageOf, stepParts } from '@portal/platform/contract'
import { openSupplement, promiseView } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { patentTypes, specialMeanings, specials } from './choices.ts'
import { finding } from './findings.ts'
import { grantDeliveries } from './grant.ts'
import { checklistItem, materialKinds, paperKinds } from './materials.ts'
import { historyActs, patentActs, patentStates } from './states.ts'
import { supplementRound } from './supplement.ts'

const moment = z.number()
const text = z.nullable(z.string())
const state = z.literal(patentStates)
/** 1 where the order is paid or nothing is owed, else 0. */
const paid = z.literal([0, 1])

const rowFields = {
  businessSn: z.string(),
  patentName: z.string(),
  state,
  createTime: moment,
  patentType: z.enum(patentTypes),
  paid,
  /** The order of the application; null where nothing was charged. */
  orderNo: text,
  /** What the viewer may do with the application now. */
  can: z.array(z.enum(patentActs)),
}

export const patentRow = z.object(rowFields)
export type PatentRow = z.infer<typeof patentRow>
export const patentRows = pageOf(patentRow)

/** A file of an application, with signed links. `from` says who brought it: the customer, or the desk for agency and office. */
export const patentFile = z.extend(z.omit(fileLink, { thumbnail: true }), {
  kind: z.enum([...materialKinds, ...paperKinds]),
  from: z.enum(['customer', 'desk']),
  time: moment,
})
export type PatentFile = z.infer<typeof patentFile>

const timelineEntry = z.object({ state, act: z.enum(historyActs), time: moment })

/** A day that the case has to keep: the rule that sets it, its name, the day it is counted from, and the last day. */
const deadline = z.object({
  rule: z.string(),
  name: z.string(),
  trigger: z.string(),
  day: z.string(),
  passed: z.boolean(),
})
export type PatentDeadline = z.infer<typeof deadline>

/**
 * Who acts next, in words, and by when where a time was promised; the customer pays, the desk accepts and completes. `by` is the
 * earliest of promise, supplement and deadline.
 */
const nextStep = z.object({
  ...{ who: z.enum(['customer', 'staff', 'nobody']), text: z.string(), due: z.nullable(moment) },
  ...stepParts,
})
export type NextStep = z.infer<typeof nextStep>

const orderPart = z.object({
  orderNo: z.string(),
  state: z.literal(orderStates),
  amount: z.string(),
  annualFeePayer: z.nullable(z.literal(annualFeePayers)),
  /** Until when it must be paid. */
  expiresAt: moment,
})

export const patentDetail = z.object({
  ...rowFields,
  stateText: z.string(),
  /** 1 invention, 2 utility model, 3 design. */
  patentTypeCode: z.literal([1, 2, 3]),
  /** Names joined by `;`. */
  applyNation: z.string(),
  companyName: z.string(),
  special: z.enum(specials),
  /** What 保密请求 means; null with another special request. */
  specialMeaning: z.nullable(z.enum(specialMeanings)),
  lxrName: z.string(),
  lxrPhone: z.string(),
  /** `YYYY-MM-DD`, and the number of that filing. */
  firstFilingDate: text,
  firstFilingNo: text,
  acceptTime: z.nullable(moment),
  acceptContent: text,
  processResult: text,
  closeReason: text,
  /** The agency that does the work, as it was named on acceptance; null before. */
  agency: z.nullable(z.object({ name: z.string(), licenceNo: text })),
  /** What the office gave the application, as the desk recorded it. */
  filing: z.nullable(z.object({ applicationNumber: z.string(), filingDate: z.string() })),
  /** The office's notice of grant, as the desk recorded it, and when the registration was done; null before the notice. */
  grant: z.nullable(
    z.object({ grantNoticeOn: z.string(), grantDelivery: z.enum(grantDeliveries), grantRegisteredOn: text }),
  ),
  timeline: z.array(timelineEntry),
  order: z.nullable(orderPart),
  files: z.array(patentFile),
  checklist: z.array(checklistItem),
  deadlines: z.array(deadline),
  promises: z.array(promiseView),
  /** The round of supplement that waits for the customer; null where none does. */
  supplement: z.nullable(openSupplement),
  /** All rounds, the first one first. */
  supplements: z.array(supplementRound),
  nextStep,
  findings: z.array(finding),
  version: z.number(),
})
export type PatentDetail = z.infer<typeof patentDetail>

const customer = z.object({ id: z.string(), username: z.string(), companyName: text })
const colleague = z.object({ id: z.string(), username: z.string() })

export const deskPatentRow = z.extend(patentRow, {
  customer,
  companyName: z.string(),
  special: z.enum(specials),
  specialMeaning: z.nullable(z.enum(specialMeanings)),
  /** Who accepted the application; null before. */
  assignee: z.nullable(colleague),
  /** When it is to be accepted; null where nothing runs. */
  due: z.nullable(moment),
})
export type DeskPatentRow = z.infer<typeof deskPatentRow>
export const deskPatentRows = pageOf(deskPatentRow)

/** One entry of the append-only history: what was before and after, in words; `actor` is null for the portal itself. */
const historyEntry = z.object({
  act: z.enum(historyActs),
  stateBefore: z.nullable(state),
  stateAfter: state,
  time: moment,
  actor: text,
  changes: z.array(z.object({ label: z.string(), before: text, after: text })),
})

export const deskPatentDetail = z.extend(patentDetail, {
  customer,
  assignee: z.nullable(colleague),
  history: z.array(historyEntry),
})
export type DeskPatentDetail = z.infer<typeof deskPatentDetail>
