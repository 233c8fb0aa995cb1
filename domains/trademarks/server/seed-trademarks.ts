import { findUserId } from '@portal/accounts/server'
import { demonstrationPaper, storeFile } from '@portal/files/server'
import type { ChosenClass } from '@portal/nice/contract'
import { editionFor } from '@portal/nice/server'
import { payAtSeed } from '@portal/orders/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Actor, DemonstrationPeople, JobCtx, SignedInCtx } from '@portal/platform/server'
import { neededPaper } from '../contract/file/act-needs.ts'
import { actionForm } from '../contract/file/action.ts'
import { type Performer, paperLabels, wayOf } from '../contract/file/acts.ts'
import { trademarkOrder } from '../contract/file/order-form.ts'
import { helpForm } from '../contract/help.ts'
import { actOn } from './file/act.ts'
import { markPaid } from './file/order-listeners.ts'
import { writeRemark } from './file/remarks.ts'
import { askHelp } from './help/help-calls.ts'
import { type ActFields, type Case, casesOn } from './seed-cases.ts'
import { submitTrademark } from './submit/submit-trademark.ts'

const dayMs = 86_400_000

type UserType = Actor['userType']
/** The demonstration's people and clock, inside the one transaction of the seed. */
type Stage = { as: (performer: Performer, daysAgo: number) => SignedInCtx }

const userTypes = { owner: 'customer', provider: 'provider', staff: 'staff' } as const satisfies Partial<
  Record<Performer, UserType>
>

const stageOf = (ctx: JobCtx, ids: Record<keyof typeof userTypes, string>): Stage => ({
  as: (performer, daysAgo) => {
    if (performer === 'portal') throw new Error('the portal takes its acts by itself')
    const userType = userTypes[performer]
    return {
      ...ctx,
      ...{ address: '127.0.0.1', token: null, device: null, userAgent: null, purviews: [], permissions: [] },
      now: () => new Date(ctx.now().getTime() - daysAgo * dayMs),
      actor: {
        ...{ userId: ids[performer], userType, sessionId: 'demonstration' },
        ...{ topAdministrator: false, mustChangePassword: false, may: () => userType === 'staff' },
      },
    }
  },
})

/** An upload of whoever acts; the page says in Latin letters that it is no paper of an office. */
const upload = async (ctx: SignedInCtx, name: string): Promise<string> => {
  const bytes = demonstrationPaper('paper of an office')
  return (await storeFile(ctx, { bytes, fileName: `演示·${name}.pdf`, purpose: 'trademark-paper' })).url
}

/** The goods of a case by their names, as the edition of its day has them. */
const goodsOf = async (ctx: SignedInCtx, names: readonly string[]): Promise<ChosenClass[]> => {
  const edition = await editionFor(ctx)
  const goods = new Map<number, ChosenClass>()
  for (const name of names) {
    const [item] = edition.itemsNamed(name)
    if (!item) throw new Error(`the demonstration's classification has no ${name}`)
    const { class_id, ...listed } = item
    const { class_name } = edition.classOf(class_id)
    const before = goods.get(class_id)?.service_nice_min ?? []
    goods.set(class_id, { class_id, class_name, service_nice_min: [...before, listed] })
  }
  return [...goods.values()]
}

const contact = { contact_name: '演示·王女士', contactPhone: '13800000000' }

const submit = async (stage: Stage, { kind, name, items, nations, daysAgo }: Case) => {
  const ctx = stage.as('owner', daysAgo)
  const goods = await goodsOf(ctx, items)
  const body = trademarkOrder.parse({
    kind,
    trademark: {
      ...{ trademark_type: 1, trademark_name: name, trademark_desc: '演示：由文字组成，没有特殊含义。', ...contact },
      proxy_url: await upload(ctx, '委托书'),
      ...(nations !== undefined && { applyNation: nations }),
    },
    work_order_service: goods,
    applicant: {
      ...{ subjectType: 2, name: '演示·宁波海帆进出口有限公司', idNo: '91330200MA0000000X' },
      address: '演示·浙江省宁波市某路 1 号',
    },
    ...(kind === 'gjsbzc' && {
      basic: { basicType: 2, number: '演示10000001', date: '2024-05-06', work_order_service: goods },
    }),
  })
  return submitTrademark(ctx, { body })
}

/** The payment comes within the hour after the application was sent. */
const payingDays = 0.02

const pay = async (stage: Stage, { kind, daysAgo }: Case, order: { businessSn: string; orderNo: string | null }) => {
  const { businessSn, orderNo } = order
  if (orderNo === null) return
  const ctx = stage.as('owner', daysAgo - payingDays)
  await payAtSeed(ctx, orderNo)
  const paid = { orderNo, businessSn, service: kind, ownerId: ctx.actor.userId, purpose: 'application' } as const
  await markPaid({ ...ctx, actor: null }, paid, ctx.now())
}

/** Takes one act of the table of states with all that it needs; what a case does not tell is filled in. */
const take = async (stage: Stage, businessSn: string, { act, daysAgo, ...told }: ActFields) => {
  const { by, needs = [] } = wayOf(act)
  const paper = neededPaper(act, told.result ?? null)
  const ctx = stage.as(by, daysAgo)
  const body = actionForm.parse({
    ...{ businessSn, action: act },
    ...(needs.includes('date') && { date: shanghaiDayOf(ctx.now()) }),
    ...(paper !== null && { files: [{ url: await upload(ctx, paperLabels[paper]) }] }),
    ...told,
  })
  await actOn(ctx, { body })
}

const play = async (stage: Stage, one: Case): Promise<void> => {
  const order = await submit(stage, one)
  const { businessSn } = order
  if (one.isPaid) await pay(stage, one, order)
  for (const fields of one.acts) await take(stage, businessSn, fields)
  const { remark } = one
  if (remark === undefined) return
  const body = { orderSn: businessSn, class_id: remark.class_id, text: remark.text }
  await writeRemark(stage.as('provider', remark.daysAgo), { body })
}

/**
 * Makes applications in many states, each brought there by the acts of customer, provider and staff at their times, and a
 * customer who asks for a call. Only for demonstration mode.
 */
export const seedTrademarks = (ctx: JobCtx, { customer, staff }: DemonstrationPeople): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const provider = await findUserId(ctx, 'agency')
    if (provider === undefined) throw new Error('the demonstration account agency is not there')
    const stage = stageOf({ ...ctx, db: tx }, { owner: customer, provider, staff })
    for (const one of casesOn(shanghaiDayOf(ctx.now()))) await play(stage, one)
    const asked = { ...contact, question: '演示：我的商品应该选哪几类？' }
    await askHelp(stage.as('owner', 0.005), { body: helpForm.parse(asked) })
  })
