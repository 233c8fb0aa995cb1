import { searchedMarks } from '@portal/marks/contract'
import { chosenClass } from '@portal/nice/contract'
import { orderStates } from '@portal/orders/contract'
import { pageOf, stepParts } from '@portal/platform/contract'
import { promiseView } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { finding } from '../check.ts'
import { trademarkKinds } from '../kinds.ts'
import { deliveries, memberResults } from './action.ts'
import { fileActs } from './acts.ts'
import { subjectTypes } from './applicant.ts'
import { fileSlots } from './slots.ts'
import { fileStates, serviceStates } from './states.ts'

const moment = z.number()
const text = z.nullable(z.string())
const flag = z.literal([0, 1])

const fileState = z.literal(fileStates)

const rowFields = {
  businessSn: z.string(),
  /** As lists show it: a mark of words and a picture has 及图形 behind its name. */
  trademarkName: z.string(),
  kind: z.enum(trademarkKinds),
  /** The service state, 1 to 4. */
  state: z.literal(serviceStates),
  fileState,
  fileStateText: z.string(),
  createTime: moment,
  /** 1 where the order is paid or nothing is owed. */
  paid: flag,
  /** The order of the application; null where nothing was charged. */
  orderNo: text,
  /** The acts that the viewer may take now. */
  can: z.array(z.enum(fileActs)),
}

export const trademarkRow = z.object(rowFields)
export type TrademarkRow = z.infer<typeof trademarkRow>
export const trademarkRows = pageOf(trademarkRow)

/** A file with signed links that end after a while. */
const linkedFile = z.object({
  fileName: z.string(),
  url: z.string(),
  /** Null for a file that can only be downloaded. */
  viewUrl: text,
  sha256: z.string(),
  size: z.number(),
})
export type LinkedFile = z.infer<typeof linkedFile>

/** Who took a step: the owner, the provider, staff, or the portal itself. */
const stepPerformers = ['owner', 'provider', 'staff', 'portal'] as const

/** One entry of the timeline; `step` and `name` are those of the audit steps 7 to 17 where it is one. */
const timelineEntry = z.object({
  act: z.enum(['submitted', 'assigned', 'amended', 'unpaid', ...fileActs]),
  step: z.nullable(z.number()),
  name: z.string(),
  time: moment,
  fileState,
  fileStateText: z.string(),
  by: z.enum(stepPerformers),
  note: text,
  /** The day of the paper, `YYYY-MM-DD`, and its number. */
  date: text,
  number: text,
  delivery: z.nullable(z.enum(deliveries)),
  /** The designated member that answered, and its answer. */
  country: text,
  result: z.nullable(z.enum(memberResults)),
  file: z.nullable(linkedFile),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Where a designated member stands; `lapsed`: its period ended without a refusal, by the provider's word. */
export const designationStates = ['waiting', 'lapsed', ...memberResults] as const
export type DesignationState = (typeof designationStates)[number]
export const designationLabels = {
  waiting: '审查中',
  granted: '核准保护',
  provisional: '临时驳回',
  refused: '驳回',
  lapsed: '期满未驳回',
} as const satisfies Record<DesignationState, string>

const designation = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(designationStates),
  date: text,
  file: z.nullable(linkedFile),
})
export type Designation = z.infer<typeof designation>

const remark = z.object({
  id: z.string(),
  class_id: z.nullable(z.number()),
  text: z.string(),
  by: z.enum(['provider', 'staff']),
  name: z.string(),
  time: moment,
})
export type Remark = z.infer<typeof remark>
export const remarks = z.object({ remarks: z.array(remark) })

const contact = z.object({ contact_name: z.string(), contactPhone: z.string() })

/** The mark as it was sent; addresses are signed links that end after a while. */
const sentTrademark = z.object({
  trademark_type: z.literal([1, 2, 3]),
  trademark_name: z.string(),
  trademark_desc: z.string(),
  pic_type: z.literal([1, 2]),
  /** 中国, or the designated members by name joined by `;`. */
  applyNation: z.string(),
  standby1: text,
  standby1_name: text,
  proxy_url: text,
  proxy_file_name: text,
  black_white_pic_url: text,
  black_white_pic_file_name: text,
  contract_url: text,
  confirm_url: text,
  /** The first contact; null for a provider that has not accepted the case. */
  contact_name: text,
  contactPhone: text,
})

/** The applicant; of the ID number or credit code, owner and provider read a part. */
const shownApplicant = z.object({
  subjectType: z.literal(subjectTypes),
  name: z.string(),
  idNo: z.string(),
  address: z.string(),
  licence: z.nullable(linkedFile),
})

const shownBasic = z.object({
  basicType: z.literal([1, 2]),
  number: z.string(),
  date: text,
  businessSn: text,
  work_order_service: z.array(chosenClass),
})

const orderPart = z.object({
  orderNo: z.string(),
  state: z.literal(orderStates),
  amount: z.string(),
  expiresAt: moment,
})

/** Who acts next, in words, and by when where a time was promised; `by` is the earliest of promise and deadline. */
const nextStep = z.object({
  who: z.enum(['customer', 'provider', 'staff', 'office', 'nobody']),
  text: z.string(),
  due: z.nullable(moment),
  ...stepParts,
})
export type NextStep = z.infer<typeof nextStep>

export const trademarkDetail = z.object({
  ...rowFields,
  /** The edition of the classification by which the goods were chosen, and what it is called. */
  edition: z.string(),
  editionName: z.string(),
  trademark: sentTrademark,
  work_order_service: z.array(
    z.object({
      class_id: z.number(),
      class_name: z.string(),
      service_nice_min: z.array(z.object({ min_id: z.string(), min_name: z.string(), group_id: z.string() })),
      /** 1 where somebody has remarked on the class. */
      isAsistantremarks: flag,
    }),
  ),
  /** Empty for a provider that has not accepted the case. */
  trademark_contact: z.array(contact),
  applicant: z.nullable(shownApplicant),
  basic: z.nullable(shownBasic),
  designations: z.array(designation),
  order: z.nullable(orderPart),
  /** The order of the further fees that the provider asked for last; null where there is none. */
  extraOrder: z.nullable(orderPart),
  /** What the provider asks for beside the draft, before the order of it is placed. */
  extra: z.array(z.object({ code: z.string(), name: z.string(), amount: z.string() })),
  /** The provider as it was checked when it accepted; null before. */
  provider: z.nullable(z.object({ name: z.string(), licenceNo: text })),
  /** The first entry first. */
  timeline: z.array(timelineEntry),
  files: z.array(z.extend(linkedFile, { slot: z.enum(fileSlots) })),
  remarks: z.array(remark),
  report: z.nullable(z.object({ reportNo: z.string(), url: z.string(), fileName: z.string() })),
  /** What was found when the application was sent, and in which data. */
  findings: z.array(finding),
  searched: searchedMarks,
  promises: z.array(promiseView),
  nextStep,
  /** What the office gave the mark, as the provider recorded it. */
  applicationNumber: text,
  registration: z.nullable(z.object({ number: z.string(), from: text, to: text })),
  /** The international registration: its number and its day. */
  international: z.nullable(z.object({ number: z.string(), date: z.string() })),
  endReason: text,
  version: z.number(),
})
export type TrademarkDetail = z.infer<typeof trademarkDetail>

/** A case at the provider's desk: before it is accepted, only what can be judged without knowing whose it is. */
export const providerRow = z.object({
  businessSn: z.string(),
  kind: z.enum(trademarkKinds),
  trademarkName: z.string(),
  trademark_type: z.literal([1, 2, 3]),
  classes: z.array(z.number()),
  items: z.number(),
  createTime: moment,
  fileState,
  fileStateText: z.string(),
  nextDue: z.nullable(moment),
  can: z.array(z.enum(fileActs)),
})
export type ProviderRow = z.infer<typeof providerRow>
export const providerRows = pageOf(providerRow)

const customer = z.object({ id: z.string(), username: z.string(), companyName: text })
const holder = z.object({ id: z.string(), name: z.string(), licenceNo: text })

export const deskRow = z.extend(trademarkRow, {
  customer,
  provider: z.nullable(holder),
  classes: z.array(z.number()),
  items: z.number(),
  nextDue: z.nullable(moment),
})
export type DeskRow = z.infer<typeof deskRow>
export const deskRows = pageOf(deskRow)

export const deskDetail = z.extend(trademarkDetail, {
  customer,
  holder: z.nullable(holder),
  /** Who did what, the first entry first; `actor` is null for the portal itself. */
  history: z.array(
    z.object({
      act: z.string(),
      label: z.string(),
      before: z.nullable(fileState),
      after: fileState,
      time: moment,
      actor: text,
      note: text,
    }),
  ),
})
export type DeskDetail = z.infer<typeof deskDetail>
