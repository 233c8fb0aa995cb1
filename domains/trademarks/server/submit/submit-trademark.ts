import { dropDraft } from '@portal/drafts/server'
import { placeOrder } from '@portal/orders/server'
import { createGate, ensureField, type SignedInCtx, underNewNumber } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { graphicName, nationMissing, type TrademarkOrder } from '../../contract/file/order-form.ts'
import type { SubmittedOrder } from '../../contract/order-endpoints.ts'
import { trademarkDraft, trademarkPath } from '../../contract/paths.ts'
import { bringApplicant, bringPapers } from '../file/bring-papers.ts'
import { tell } from '../file/events.ts'
import { designations, type Trademark, trademarkColumns, trademarks } from '../file/file.table.ts'
import { sealContacts } from '../file/personal-data.ts'
import { recordStep } from '../file/take-step.ts'
import { startAcceptance } from '../file/trademark-promise.ts'
import { designatedMembers } from '../madrid/designated-members.ts'
import { membersInForce } from '../madrid/members-in-force.ts'
import { wantsOf } from '../price/wants.ts'
import { keepReport } from '../report/make-report.ts'
import { basicMarkOf } from './basic-mark.ts'
import { bringPicture } from './bring-picture.ts'
import { goodsInForce } from './goods-in-force.ts'
import { submitFindings } from './submit-findings.ts'

/** An application draws pictures and prints papers in one transaction, so that few are sent at a time, and others wait without one. */
export const submitLine = createGate({ running: 4, waiting: 64 })

type Member = { code: string; name: string }

const nationField = 'trademark.applyNation'

/** The designated members of an order; none of one in China, whatever was sent. */
const membersOf = async (ctx: SignedInCtx, { kind, trademark }: TrademarkOrder): Promise<Member[]> => {
  if (kind === 'sbzc') return []
  const members = designatedMembers(trademark.applyNation, (await membersInForce(ctx)).list, nationField)
  ensureField(members.length > 0, nationField, nationMissing)
  return members
}

/** The words of a mark; a mark of a picture alone has none, whatever was sent. */
const wordsOf = ({ trademark_type, trademark_name }: TrademarkOrder['trademark']): string =>
  trademark_type === 2 ? '' : String(trademark_name).trim()

type Judged = Awaited<ReturnType<typeof judge>>

/** Judges what only the server knows of an order, in the order of the form. */
const judge = async (ctx: SignedInCtx, order: TrademarkOrder) => {
  const members = await membersOf(ctx, order)
  const { edition, goods } = await goodsInForce(ctx, order.work_order_service)
  const basic = order.kind === 'gjsbzc' ? await basicMarkOf(ctx, order.basic) : null
  const name = wordsOf(order.trademark)
  const found = await submitFindings(ctx, { ...order, name, basic, work_order_service: goods })
  return { members, edition, goods, basic, name, ...found }
}

const contactsOf = ({ trademark, trademark_contact }: TrademarkOrder) => {
  const { contact_name, contactPhone } = trademark
  return trademark_contact.length > 0 ? trademark_contact : [{ contact_name, contactPhone }]
}

const store = (ctx: SignedInCtx, order: TrademarkOrder, judged: Judged): Promise<Trademark> => {
  const id = ctx.newId()
  const { trademark, kind } = order
  const { members, goods, name, edition, basic, findings, searched } = judged
  const row = {
    ...{ id, userId: ctx.actor.userId, kind, fileState: 1 as const, createTime: ctx.now() },
    markType: trademark.trademark_type,
    markName: name === '' ? graphicName : name,
    description: trademark.trademark_desc,
    picType: trademark.pic_type,
    applyNation: kind === 'sbzc' ? '中国' : members.map((member) => member.name).join(';'),
    ...{ goods, edition, basic, findings, searched },
    classes: goods.map(({ class_id }) => class_id),
    itemCount: goods.reduce((sum, { service_nice_min }) => sum + service_nice_min.length, 0),
    contacts: sealContacts(ctx, id, contactsOf(order)),
  }
  return underNewNumber(ctx, 'SB', async (businessSn) => {
    const [stored] = await ctx.db
      .insert(trademarks)
      .values({ ...row, businessSn })
      .onConflictDoNothing({ target: trademarks.businessSn })
      .returning(trademarkColumns)
    return stored
  })
}

const designate = async (ctx: SignedInCtx, { id }: Trademark, members: readonly Member[]): Promise<void> => {
  if (members.length === 0) return
  await ctx.db.insert(designations).values(
    members.map(({ code, name }, position) => ({
      ...{ id: ctx.newId(), trademarkId: id, position, code, name },
      state: 'waiting' as const,
    })),
  )
}

/** Places the order; where nothing is owed, the case is open to providers at once. */
const charge = async (ctx: SignedInCtx, trademark: Trademark, members: number): Promise<string | null> => {
  const { kind, businessSn, userId, markName, goods } = trademark
  const classes = goods.map(({ class_id, service_nice_min }) => ({ class_id, items: service_nice_min.length }))
  const orderNo = await placeOrder(ctx, {
    ...{ service: kind, businessSn, ownerId: userId, title: markName, purpose: 'application' as const },
    wants: wantsOf(kind, { classes, members }),
  })
  if (orderNo !== null) {
    await ctx.db.update(trademarks).set({ orderNo }).where(eq(trademarks.id, trademark.id))
    return orderNo
  }
  await startAcceptance(ctx, trademark)
  // No payment will tell the providers of this one.
  await tell(ctx, 'trademark.open', trademark)
  return null
}

/** With an application abroad comes a search report, where the mark has words that can be compared. */
const reportWith = async (
  ctx: SignedInCtx,
  trademark: Trademark,
  { name, members, goods }: Judged,
): Promise<SubmittedOrder['report']> => {
  if (trademark.kind === 'sbzc' || name === '') return null
  const class_ids = goods.map(({ class_id }) => class_id)
  const applyNation = members.map((member) => member.name).join(';')
  const form = { trademark_name: name, kind: trademark.kind, class_ids, applyNation }
  const { reportNo, url, fileName } = await keepReport(ctx, form, trademark.businessSn)
  return { reportNo, url, fileName }
}

/**
 * Stores an application with its picture, papers, order and, abroad, its search report, in the caller's transaction.
 * @throws AppFailure `request.invalid`, `trademark.edition_changed`, `order.no_prices`, `file.quota`
 */
export const submitTrademark = async (
  ctx: SignedInCtx,
  { body: order }: { body: TrademarkOrder },
): Promise<SubmittedOrder> => {
  const judged = await judge(ctx, order)
  const trademark = await store(ctx, order, judged)
  const { businessSn, kind } = trademark
  await bringPicture(ctx, trademark, order.trademark)
  await bringPapers(ctx, trademark, { papers: order.trademark, prefix: 'trademark.' })
  if (order.applicant) await bringApplicant(ctx, trademark, order.applicant)
  await designate(ctx, trademark, judged.members)
  await dropDraft(ctx, { ownerId: ctx.actor.userId, form: trademarkDraft(kind) })
  await recordStep(ctx, trademark, { act: 'submitted', performer: 'owner', stateBefore: null })
  const orderNo = await charge(ctx, trademark, judged.members.length)
  return {
    state: '0',
    url: orderNo === null ? `/#${trademarkPath(businessSn)}` : `/#/home/orders/${orderNo}/pay`,
    businessSn,
    orderNo,
    findings: judged.findings,
    report: await reportWith(ctx, trademark, judged),
  }
}
