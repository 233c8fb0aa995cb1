import { pageOf } from '@portal/platform/contract'
import { openSupplement, promiseView } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { businessTypes } from './business-types.ts'
import { nextStep } from './next-step.ts'
import { requestActions, requestStates } from './rules.ts'
import { supplementRound } from './supplement-view.ts'
import { colleague } from './workbench/assignment.ts'
import { decisionView, pendingDecision } from './workbench/decision.ts'
import { possibleDuplicate } from './workbench/duplicates.ts'

const text = z.nullable(z.string())
const whole = z.nullable(z.number())
const state = z.literal(requestStates)
const businessType = z.literal(businessTypes)
const moment = z.number()
/** Kind and goods, mark or country: 海关查扣 · 蓝牙耳机 2,400 件. */
const title = z.string()

/** Fields that only some kinds have; a kind without a field answers null (protection request detail). */
const kindFields = {
  /** The type of the right holder: 1 natural person, 2 legal person, 3 other organisation. */
  obligeeRenType: whole,
  obligeeNation: text,
  province: text,
  city: text,
  county: text,
  address: text,
  obligeeType: text,
  /** 1 complaint, 2 appeal. */
  requirementType: whole,
  eplatform: text,
  complaintType: text,
  appealType: text,
  disputeType: text,
  disputeNation: text,
  seizureProduct: text,
  seizureReason: text,
  avoidType: text,
  intentionNation: text,
  intentionProduct: text,
  /** JSON text: `[{rightName, rightNo}]`. */
  rightInfo: text,
  /** Whether the right is disputed: 1 = yes. */
  isDispute: whole,
  /** JSON text of a self-check with its answers, and the score that the server worked out from them (type 5). */
  answers: text,
  score: whole,
}
type KindFields = z.infer<z.ZodMiniObject<typeof kindFields>>

/** The fields of a kind that have no column of their own, as the database stores them. */
export type RequestDetails = Partial<KindFields>

/** All fields of `RequestDetails`, each null. */
export const noDetails = Object.fromEntries(Object.keys(kindFields).map((key) => [key, null])) as {
  [K in keyof KindFields]: null
}

/** Who acts next and by when: `nobody` once the case is closed and no call is owed. */
const whoIsNext = {
  actsNext: z.enum(['customer', 'staff', 'nobody']),
  /**
   * The day by which the customer is asked to answer; without an open round, the earliest due time of a promise that
   * runs.
   */
  nextDue: whole,
  /** The round of supplement that waits for the customer; the request keeps its state meanwhile. */
  supplement: z.nullable(openSupplement),
  nextStep,
}

const casePicture = {
  /**
   * The address of a small picture: of the first of the owner's files that can be drawn, signed, else of the mark of the
   * recordal that the request names. Null where there is neither, and for the desk.
   */
  picture: text,
  /** Whether the picture is a trademark, which is shown whole. */
  isMark: z.boolean(),
}

/** One step of the timeline. */
const timelineEntry = z.object({ stateAfterOperate: state, createTime: moment })

/**
 * One look of a member of the desk at the whole ID number; the owner reads a label as `actor`, the desk a user name.
 */
const idCardView = z.object({ createTime: moment, actor: z.string(), reason: z.string() })
export type IdCardView = z.infer<typeof idCardView>

/** The protection request detail: every field is there, a missing value is null. */
export const requestDetail = z.object({
  businessSn: z.string(),
  businessType,
  title,
  state,
  createTime: moment,
  acceptTime: whole,
  ...casePicture,
  ipForeignOperateDTOList: z.array(timelineEntry),
  /** The reason of a refusal, or what the desk wrote on acceptance. */
  acceptContent: text,
  /** What the customer can do after a refusal. */
  cure: text,
  processResult: text,
  obligeeName: text,
  /** The ID number, masked for its owner too. */
  idCard: text,
  /** Who of the desk has seen the whole ID number, when and why; oldest first. */
  idCardViews: z.array(idCardView),
  ...kindFields,
  /** `province`, `city` and `county` in words. */
  regionName: text,
  appeal: text,
  /** JSON text: `[{fileName, url}]`; the links are signed and expire in 15 minutes. */
  voucher: z.string(),
  lxrName: z.string(),
  lxrPhone: z.string(),
  lxrEmail: text,
  /** Name and phone of the contact for the full solution plan (全面方案); null until the owner has asked for it. */
  qmfaName: text,
  qmfaPhone: text,
  /** When the desk called back about the full plan. */
  calledTime: whole,
  ...whoIsNext,
  /** The label of the member of the desk who handles the request; null while nobody does. */
  handler: text,
  /** All promises about the request, oldest first. */
  promises: z.array(promiseView),
  /** All rounds of supplement with their answers, first round first. */
  supplements: z.array(supplementRound),
  /** What the viewer may do with the request now. */
  can: z.array(z.enum(requestActions)),
})
export type RequestDetail = z.infer<typeof requestDetail>

const customer = z.object({ id: z.string(), username: z.string(), companyName: text })

/** One entry of the append-only history; the first has no state before it. */
const historyEntry = z.object({
  action: z.enum(['submit', ...requestActions]),
  stateBefore: z.nullable(state),
  stateAfterOperate: state,
  createTime: moment,
  /** The user name of whoever took the step. */
  actor: z.string(),
})

/** A remark of the desk that the customer never sees. */
const deskNote = z.object({ note: z.string(), actor: z.string(), createTime: moment })

export const deskDetail = z.extend(requestDetail, {
  customer,
  /** Whether the right holder is under eighteen by the ID number: a guardian has to act or to agree then. */
  minor: z.boolean(),
  notes: z.array(deskNote),
  history: z.array(historyEntry),
  /** The member of the desk who handles the request; null while nobody does. */
  assignee: z.nullable(colleague),
  /** All decisions that were put to a second member of staff, newest first. */
  decisions: z.array(decisionView),
  duplicates: z.array(possibleDuplicate),
})
export type DeskDetail = z.infer<typeof deskDetail>

export const requestRow = z.object({
  businessSn: z.string(),
  createTime: moment,
  businessType,
  title,
  state,
  acceptTime: whole,
  ...whoIsNext,
  /** The promises that are still open. */
  promises: z.array(promiseView),
})
export type RequestRow = z.infer<typeof requestRow>

/** A row of the owner's list: what it takes to know a matter again and to see what it waits for or how it ended. */
export const ownRequestRow = z.extend(requestRow, {
  ...casePicture,
  /** What the open round of supplement asks for; `isPaper` where it is a file, else a field is to be corrected. */
  asked: z.array(z.object({ label: z.string(), isPaper: z.boolean() })),
  /** The result of a completed request, the reason of a refused one. */
  outcome: text,
  /** When the request was completed or refused. */
  endTime: whole,
})
export type OwnRequestRow = z.infer<typeof ownRequestRow>

export const queueRow = z.extend(requestRow, {
  customer,
  /** What the case is about, in the customer's words. */
  subject: z.string(),
  assignee: z.nullable(colleague),
  /** The decision that waits for a second member of staff to confirm it. */
  pending: z.nullable(pendingDecision),
  /** How many requests may be the same matter. */
  duplicates: z.number(),
  /** The number under which the same customer first sent the same within the minute before; null for most requests. */
  repeatOf: z.nullable(z.string()),
  can: z.array(z.enum(requestActions)),
})
export type QueueRow = z.infer<typeof queueRow>

/** `totalElements` counts up to a limit; beyond it, `totalIsExact` is false. */
export const queuePage = z.extend(pageOf(queueRow), { totalIsExact: z.boolean() })
