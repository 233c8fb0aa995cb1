import { nextDeadlines, stepInDetail } from '@portal/deadlines/server'
import { editionFor } from '@portal/nice/server'
import { findServiceOrder, type ServiceOrder } from '@portal/orders/server'
import type { SignedInCtx } from '@portal/platform/server'
import { promisesOf } from '@portal/promises/server'
import { eq } from 'drizzle-orm'
import type { TrademarkDetail } from '../../contract/file/detail.ts'
import type { FileSlot } from '../../contract/file/slots.ts'
import { ensure } from '../failures.ts'
import { reportFileName } from '../report/report-record.ts'
import { searchReports } from '../trademark.table.ts'
import { actsOf, countProvisionals } from './beside-state.ts'
import { designationsOf } from './designate.ts'
import { extraOf } from './extra-order.ts'
import type { Trademark, TrademarkStep } from './file.table.ts'
import { getTrademark } from './find-trademark.ts'
import { filesIn } from './held-files.ts'
import { rowOf } from './list-own.ts'
import { nextStepOf } from './next-step.ts'
import { contactsOf, shownApplicantOf } from './personal-data.ts'
import { remarksOf } from './remarks.ts'
import { linkFiles } from './shown-files.ts'
import { getCallingProvider, getStanding, type Standing } from './standing.ts'
import { stepsOf, timelineOf } from './timeline.ts'
import { subjectKind } from './trademark-promise.ts'

export type DetailCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'signer' | 'actor'>

/** What a provider that has not accepted a case does not read: who the customer is, his papers, and what was noted. */
const openSlots: readonly FileSlot[] = ['image', 'blackWhite']

const performers = { owner: 'owner', holder: 'provider', opener: 'provider', staff: 'staff' } as const satisfies Record<
  Standing,
  string
>

const orderPart = (order: ServiceOrder | undefined): TrademarkDetail['order'] =>
  order ? { ...order, expiresAt: order.expiresAt.getTime() } : null

const reportRowOf = async ({ db }: DetailCtx, { businessSn }: Trademark) => {
  const [row] = await db.select().from(searchReports).where(eq(searchReports.businessSn, businessSn))
  return row
}

/** The files of an application in their places and those of its history, with links for the viewer. */
const filesOf = async (ctx: DetailCtx, trademark: Trademark, steps: readonly TrademarkStep[], standing: Standing) => {
  const held = [...(await filesIn(ctx, trademark)).values()]
  const seen = standing === 'opener' ? held.filter(({ slot }) => openSlots.includes(slot)) : held
  const report = standing === 'opener' ? undefined : await reportRowOf(ctx, trademark)
  const members = standing === 'opener' ? [] : await designationsOf(ctx, trademark)
  const papers = standing === 'opener' ? [] : steps
  const links = await linkFiles(
    ctx,
    [
      ...seen,
      ...papers.flatMap(({ fileId, actorId }) => (fileId === null ? [] : [{ id: fileId, actorId }])),
      ...(report ? [{ id: report.fileId, actorId: report.ownerId }] : []),
    ],
    ctx.actor.userId,
  )
  const inSlots = seen.flatMap(({ slot, id }) => {
    const link = links.get(id)
    return link ? [{ slot, ...link }] : []
  })
  const reportLink = report && links.get(report.fileId)
  return {
    links,
    members,
    files: [...inSlots, ...(reportLink ? [{ slot: 'report' as const, ...reportLink }] : [])],
    report:
      report && reportLink
        ? { reportNo: report.reportNo, url: reportLink.url, fileName: reportFileName(report.reportNo) }
        : null,
  }
}

type Shown = Awaited<ReturnType<typeof filesOf>>

/** The mark as the wire sends it, with links in place of the uploads. */
const sentOf = (
  ctx: DetailCtx,
  trademark: Trademark,
  { files }: Shown,
  isKnown: boolean,
): TrademarkDetail['trademark'] => {
  const at = (slot: FileSlot) => files.find((file) => file.slot === slot)
  const [contact] = isKnown ? contactsOf(ctx, trademark) : []
  return {
    trademark_type: trademark.markType,
    trademark_name: trademark.markName,
    trademark_desc: trademark.description,
    pic_type: trademark.picType,
    applyNation: trademark.applyNation,
    standby1: at('image')?.url ?? null,
    standby1_name: at('image')?.fileName ?? null,
    proxy_url: at('proxy')?.url ?? null,
    proxy_file_name: at('proxy')?.fileName ?? null,
    black_white_pic_url: at('blackWhite')?.url ?? null,
    black_white_pic_file_name: at('blackWhite')?.fileName ?? null,
    contract_url: at('contract')?.url ?? null,
    confirm_url: at('confirm')?.url ?? null,
    contact_name: contact?.contact_name ?? null,
    contactPhone: contact?.contactPhone ?? null,
  }
}

const applicantOf = (ctx: DetailCtx, trademark: Trademark, { files }: Shown): TrademarkDetail['applicant'] => {
  const applicant = shownApplicantOf(ctx, trademark)
  if (applicant === null) return null
  const licence = files.find(({ slot }) => slot === 'licence')
  return { ...applicant, licence: licence ?? null }
}

const officeNumbers = ({
  applicationNumber,
  registrationNumber: number,
  registeredFrom: from,
  registeredTo: to,
  internationalNumber,
  internationalOn,
}: Trademark): Pick<TrademarkDetail, 'applicationNumber' | 'registration' | 'international'> => ({
  applicationNumber,
  registration: number === null ? null : { number, from, to },
  international:
    internationalNumber === null || internationalOn === null
      ? null
      : { number: internationalNumber, date: internationalOn },
})

/** A basic mark without its number and its application, which tell whose it is. */
const goodsAlone = (basic: Trademark['basic']): Trademark['basic'] =>
  basic && { ...basic, number: '', date: null, businessSn: null }

/** What the office asks for while it examines is not for the office to do. */
const answering = { who: 'provider', text: '有通知要在期限内答复，请与服务商商定。' } as const

/**
 * Who acts next, by the periods of law too. Such a period is the owner's step; the provider who holds the case does the work for
 * him, and reads its end as his own. Whoever has not accepted the case reads nothing of it.
 */
const shownStep = async (
  ctx: DetailCtx,
  { businessSn, nextDue }: Trademark,
  standing: Standing,
  next: ReturnType<typeof nextStepOf>,
): Promise<TrademarkDetail['nextStep']> => {
  const deadlines = standing === 'opener' ? undefined : await nextDeadlines(ctx, subjectKind, [businessSn])
  const asked = { nextDue: nextDue?.getTime() ?? null, isAsked: false }
  const deadline = deadlines?.get(businessSn)
  const turn = deadline?.isCustomers && next.who === 'office' ? { ...next, ...answering } : next
  const step = stepInDetail(turn, asked, deadline)
  return standing === 'holder' ? { ...step, who: turn.who } : step
}

/** What owner, provider and staff see of an application, each by its standing. */
export const detailOf = async (
  ctx: DetailCtx,
  trademark: Trademark,
  { steps, standing }: { steps: readonly TrademarkStep[]; standing: Standing },
): Promise<TrademarkDetail> => {
  const { businessSn, providerName } = trademark
  const isKnown = standing !== 'opener'
  const shown = await filesOf(ctx, trademark, steps, standing)
  const remarks = isKnown ? await remarksOf(ctx, trademark) : []
  const remarked = new Set(remarks.map(({ class_id }) => class_id))
  const promises = (await promisesOf(ctx, subjectKind, [businessSn])).get(businessSn) ?? []
  const find = (orderNo: string | null) => (orderNo === null ? undefined : findServiceOrder(ctx, orderNo))
  const [order, extraOrder] = [await find(trademark.orderNo), await find(trademark.extraOrderNo)]
  const edition = await editionFor(ctx, { edition: trademark.edition })
  const performer = performers[standing]
  return {
    ...rowOf(trademark, performer),
    ...(!isKnown && { orderNo: null }),
    edition: trademark.edition,
    editionName: edition.info.editionName,
    trademark: sentOf(ctx, trademark, shown, isKnown),
    work_order_service: trademark.goods.map((one) => ({
      ...one,
      isAsistantremarks: remarked.has(one.class_id) ? 1 : 0,
    })),
    trademark_contact: isKnown ? contactsOf(ctx, trademark) : [],
    applicant: isKnown ? applicantOf(ctx, trademark, shown) : null,
    basic: isKnown ? trademark.basic : goodsAlone(trademark.basic),
    designations: shown.members.map(({ code, name, state, answeredOn, fileId }) => ({
      ...{ code, name, state, date: answeredOn },
      file: fileId === null ? null : (shown.links.get(fileId) ?? null),
    })),
    order: isKnown ? orderPart(order) : null,
    extraOrder: isKnown ? orderPart(extraOrder) : null,
    extra: isKnown ? await extraOf(ctx, trademark) : [],
    provider: providerName === null ? null : { name: providerName, licenceNo: trademark.providerLicenceNo },
    // What was noted on the way is not for whoever has not accepted the case.
    timeline: isKnown ? timelineOf(trademark, steps, shown.links) : [],
    files: shown.files,
    remarks,
    report: shown.report,
    // That the owner has applied before is his own affair.
    findings: trademark.findings.filter(({ code }) => standing === 'owner' || code !== 'order.sameName'),
    searched: trademark.searched,
    promises,
    nextStep: await shownStep(ctx, trademark, standing, nextStepOf(trademark, { order, extraOrder, promises })),
    ...officeNumbers(trademark),
    endReason: trademark.endReason,
    version: trademark.version,
    can: actsOf(trademark, performer, await countProvisionals(ctx, trademark)),
  }
}

/**
 * An application for its owner, for the provider that holds it, and as far as it can be judged for one that may accept it.
 * @throws AppFailure `record.not_found`; `trademark.approved_only`
 */
export const viewTrademark = async (
  ctx: DetailCtx,
  { query }: { query: { businessSn: string } },
): Promise<TrademarkDetail> => {
  const trademark = await getTrademark(ctx, query.businessSn)
  const standing = getStanding(ctx, trademark)
  // Staff read at the desk, by a call whose looks are theirs.
  ensure(standing !== 'staff', 'record.not_found')
  if (standing !== 'owner') await getCallingProvider(ctx)
  return detailOf(ctx, trademark, { steps: await stepsOf(ctx, trademark), standing })
}
