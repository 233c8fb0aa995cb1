import { cancelOrder, completeOrder } from '@portal/orders/server'
import { type ActorCtx, type Ctx, publish, refuseField } from '@portal/platform/server'
import { siteAgency } from '@portal/site/server'
import {
  type AcceptForm,
  type CloseForm,
  type CompleteForm,
  type FilingForm,
  type MeaningForm,
  noAgency,
  type PapersForm,
} from '../contract/desk.ts'
import { type GrantForm, grantDeliveryLabels } from '../contract/grant.ts'
import { paperLabels } from '../contract/materials.ts'
import type { Stepped } from '../contract/stepped.ts'
import { steppedOf } from './beside-state.ts'
import { judgeAct } from './judge-act.ts'
import { lockPatent } from './own-patent.ts'
import type { Patent } from './patent.table.ts'
import { sayDeadlines } from './patent-deadlines.ts'
import { bringFiles } from './patent-files.ts'
import { cancelAcceptance, keepAcceptance } from './patent-promise.ts'
import { recordPatentAct } from './record-patent-act.ts'
import { meaningChange, takeStep } from './take-step.ts'

type Of<Body> = { params: { businessSn: string }; body: Body }

const stepped = (patent: Patent): Stepped => steppedOf(patent, 'staff')

const tell = (ctx: ActorCtx, event: string, { businessSn, userId }: Patent): Promise<void> =>
  publish(ctx, event, { businessSn, userId })

/** The agency that does the work: the one that the desk names, else the operator's. */
const agencyOf = (ctx: Pick<Ctx, 'config'>, { agencyName, agencyLicenceNo }: AcceptForm) => {
  if (agencyName !== '') return { agencyName, agencyLicenceNo: agencyLicenceNo || null }
  const agency = siteAgency(ctx.config)
  return agency ? { agencyName: agency.name, agencyLicenceNo: agency.licenceNo } : refuseField('agencyName', noAgency)
}

/** The desk accepts an application that is paid; whoever accepts it has it. */
export const acceptPatent = async (
  ctx: ActorCtx & Pick<Ctx, 'config'>,
  { params, body }: Of<AcceptForm>,
): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  judgeAct(patent, 'accept')
  const agency = agencyOf(ctx, body)
  const acceptContent = body.acceptContent || null
  const accepted = await takeStep(ctx, patent, {
    act: 'accept',
    set: { ...agency, acceptContent, acceptTime: ctx.now(), assigneeId: ctx.actor.userId, nextDue: null },
    changes: [
      { label: '专利代理机构', before: null, after: agency.agencyName },
      ...(acceptContent === null ? [] : [{ label: '受理说明', before: null, after: acceptContent }]),
    ],
  })
  await keepAcceptance(ctx, patent)
  await tell(ctx, 'patent.accepted', patent)
  // The customer did not know which of the two acts he wants; from now on it keeps the work from its end.
  if (patent.specialMeaning === 'unclear') await tell(ctx, 'patent.meaning_asked', patent)
  return stepped(accepted)
}

/** The work is done: the order is completed with it, and what was paid in advance is earned. */
export const completePatent = async (ctx: ActorCtx, { params, body }: Of<CompleteForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const { processResult } = body
  const completed = await takeStep(ctx, patent, {
    act: 'complete',
    set: { processResult, endTime: ctx.now() },
    changes: [{ label: '办理结果', before: null, after: processResult }],
  })
  const { businessSn, userId, applicationNumber, filingDate } = patent
  await completeOrder(ctx, { businessSn })
  // Who keeps a vault of rights may offer the customer to keep this one.
  await publish(ctx, 'patent.completed', { businessSn, userId, applicationNumber, filingDate })
  return stepped(completed)
}

/** The desk closes what will not be done; an order that waits for payment is closed with it. */
export const closePatent = async (ctx: ActorCtx, { params, body }: Of<CloseForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const { reason } = body
  const closed = await takeStep(ctx, patent, {
    act: 'close',
    set: { closeReason: reason, endTime: ctx.now(), nextDue: null },
    changes: [{ label: '关闭原因', before: null, after: reason }],
  })
  await cancelAcceptance(ctx, patent)
  await cancelOrder(ctx, { businessSn: patent.businessSn, note: reason })
  await tell(ctx, 'patent.closed', patent)
  return stepped(closed)
}

/** The desk writes down which act 保密请求 means, once the customer has said so. */
export const settleMeaning = async (ctx: ActorCtx, { params, body }: Of<MeaningForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const { specialMeaning } = body
  const changes = meaningChange(patent.specialMeaning, specialMeaning)
  return stepped(await takeStep(ctx, patent, { act: 'settleMeaning', set: { specialMeaning }, changes }))
}

/** The desk writes down what the office gave the application. */
export const recordFiling = async (ctx: ActorCtx, { params, body }: Of<FilingForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const { applicationNumber, filingDate } = body
  const recorded = await takeStep(ctx, patent, {
    act: 'recordFiling',
    set: { applicationNumber, filingDate },
    changes: [
      { label: '申请号', before: patent.applicationNumber, after: applicationNumber },
      { label: '申请日', before: patent.filingDate, after: filingDate },
    ],
  })
  await sayDeadlines(ctx, recorded)
  return stepped(recorded)
}

const deliveryWords = (delivery: Patent['grantDelivery']): string | null => delivery && grantDeliveryLabels[delivery]

/** The desk writes down the notice of grant, and later that the registration was done. */
export const recordGrant = async (ctx: ActorCtx, { params, body }: Of<GrantForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const recorded = await takeStep(ctx, patent, {
    act: 'recordGrant',
    set: body,
    changes: [
      { label: '授权通知书日期', before: patent.grantNoticeOn, after: body.grantNoticeOn },
      {
        label: '日期为',
        before: deliveryWords(patent.grantDelivery),
        after: deliveryWords(body.grantDelivery),
      },
      { label: '办理登记日期', before: patent.grantRegisteredOn, after: body.grantRegisteredOn },
    ],
  })
  await sayDeadlines(ctx, recorded)
  return stepped(recorded)
}

/** The desk brings in what agency and office sent. */
export const addPapers = async (ctx: ActorCtx, { params, body }: Of<PapersForm>): Promise<Stepped> => {
  const patent = await lockPatent(ctx, params.businessSn)
  const after = body.files.map(({ kind }) => paperLabels[kind]).join('、')
  const held = await takeStep(ctx, patent, { act: 'addPapers', changes: [{ label: '文件', before: null, after }] })
  await bringFiles(ctx, patent.id, { files: body.files, origin: 'desk' })
  await recordPatentAct(ctx, patent, { before: {}, after: { files: after } })
  await tell(ctx, 'patent.paper_arrived', patent)
  return stepped(held)
}
