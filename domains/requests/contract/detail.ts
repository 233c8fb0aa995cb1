import * as z from 'zod/mini'
import { businessTypes } from './business-types.ts'
import { requestActions, requestStates } from './rules.ts'

const text = z.nullable(z.string())
const whole = z.nullable(z.number())
const state = z.literal(requestStates)
const businessType = z.literal(businessTypes)
const moment = z.number()

/** Fields that only some kinds have; a kind without a field answers null (protection request detail). */
const kindFields = {
  /** 1 natural person, 2 legal person, 3 other organisation. */
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
  /** 1 = yes. */
  isDispute: whole,
}
type KindFields = z.infer<z.ZodMiniObject<typeof kindFields>>

/** What a kind stores of its own. */
export type RequestDetails = Partial<KindFields>

/** Every field of a kind, missing. */
export const noDetails = Object.fromEntries(Object.keys(kindFields).map((key) => [key, null])) as {
  [K in keyof KindFields]: null
}

/** One step of the timeline. */
const timelineEntry = z.object({ stateAfterOperate: state, createTime: moment })

/** The protection request detail: every field is there, a missing value is null. */
export const requestDetail = z.object({
  businessSn: z.string(),
  businessType,
  state,
  createTime: moment,
  acceptTime: whole,
  ipForeignOperateDTOList: z.array(timelineEntry),
  /** Why it was not accepted, or what the desk said on acceptance. */
  acceptContent: text,
  processResult: text,
  obligeeName: text,
  /** Masked, for its owner too. */
  idCard: text,
  ...kindFields,
  appeal: z.string(),
  /** JSON text: `[{fileName, url}]`; the links are signed and expire in 15 minutes. */
  voucher: z.string(),
  lxrName: z.string(),
  lxrPhone: z.string(),
  lxrEmail: text,
  /** The contact for the full solution plan (全面方案), once it was asked for. */
  qmfaName: text,
  qmfaPhone: text,
  /** What the viewer may do now. */
  can: z.array(z.enum(requestActions)),
})
export type RequestDetail = z.infer<typeof requestDetail>

const customer = z.object({ id: z.string(), username: z.string(), companyName: text })
export type RequestCustomer = z.infer<typeof customer>

/** One entry of the append-only history; the first has no state before it. */
const historyEntry = z.object({
  action: z.enum(['submit', ...requestActions]),
  stateBefore: z.nullable(state),
  stateAfterOperate: state,
  createTime: moment,
  /** Who did it: a user name. */
  actor: z.string(),
})

/** A remark of the desk that the customer never sees. */
const deskNote = z.object({ note: z.string(), actor: z.string(), createTime: moment })

export const deskDetail = z.extend(requestDetail, {
  customer,
  notes: z.array(deskNote),
  history: z.array(historyEntry),
})
export type DeskDetail = z.infer<typeof deskDetail>

export const requestRow = z.object({
  businessSn: z.string(),
  createTime: moment,
  businessType,
  state,
  acceptTime: whole,
})
export type RequestRow = z.infer<typeof requestRow>

export const queueRow = z.extend(requestRow, {
  customer,
  /** What the case is about, in the customer's words. */
  subject: z.string(),
  can: z.array(z.enum(requestActions)),
})
export type QueueRow = z.infer<typeof queueRow>
