import { demonstrationPaper, storeFile } from '@portal/files/server'
import { payAtSeed } from '@portal/orders/server'
import { addDays, type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, JobCtx } from '@portal/platform/server'
import type * as z from 'zod/mini'
import { patentApply } from '../contract/apply.ts'
import { patentSample } from '../contract/samples.ts'
import { acceptPatent, addPapers, closePatent, completePatent, recordFiling } from './desk-acts.ts'
import { markPaid } from './order-listeners.ts'
import { submitPatent } from './submit-patent.ts'
import { askSupplement } from './supplement.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'signer' | 'storage' | 'config' | 'log'>
type At = ActorCtx & SeedCtx
type Act = (ctx: At, businessSn: string) => Promise<unknown>

const named = (businessSn: string) => ({ params: { businessSn } })

const accept: Act = (ctx, businessSn) =>
  acceptPatent(ctx, {
    ...named(businessSn),
    body: {
      acceptContent: '演示：材料齐全，已转代理机构撰写。',
      agencyName: '演示·某专利代理机构',
      agencyLicenceNo: '',
    },
  })
const file: Act = (ctx, businessSn) =>
  recordFiling(ctx, {
    ...named(businessSn),
    // The running numbers of a year never come so far, so that this one is nobody's; its check digit is right.
    body: { applicationNumber: '202519999999.0', filingDate: '2025-09-01' },
  })
const bringReceipt: Act = async (ctx, businessSn) => {
  const { url } = await storeFile(
    { ...ctx, actor: { ...ctx.actor, userType: 'staff' } },
    { bytes: demonstrationPaper('certificate'), fileName: '演示·受理通知书.pdf', purpose: 'patent-paper' },
  )
  await addPapers(ctx, { ...named(businessSn), body: { files: [{ kind: 'receipt', url }] } })
}
const complete: Act = (ctx, businessSn) =>
  completePatent(ctx, { ...named(businessSn), body: { processResult: '演示：申请已递交，受理通知书已上传。' } })
const close: Act = (ctx, businessSn) =>
  closePatent(ctx, { ...named(businessSn), body: { reason: '演示：与一件在先申请重复，经沟通不再办理。' } })

/** Asks for a paper that is missing; the customer of the demonstration has not answered yet. */
const ask: Act = (ctx, businessSn) =>
  askSupplement(ctx, {
    ...named(businessSn),
    body: {
      items: [{ kind: 'drawings', problem: '演示：请补充能看清折叠机构的附图。' }],
      dueDate: addDays(shanghaiDayOf(ctx.now()), 7),
    },
  })

type Case = {
  hoursAgo: number
  differs: Partial<z.input<typeof patentApply>>
  isPaid: boolean
  desk: readonly Act[]
}

const casesOn = (today: Day): readonly Case[] => [
  {
    hoursAgo: 24 * 30,
    differs: { patentName: '演示·一种保温杯盖', patentType: '实用新型专利' },
    isPaid: true,
    desk: [accept, file, bringReceipt, complete],
  },
  {
    hoursAgo: 24 * 12,
    differs: { patentName: '演示·蓝牙耳机充电盒', patentType: '外观设计专利', applyNation: '中国;美国;德国' },
    isPaid: true,
    desk: [accept],
  },
  {
    hoursAgo: 24 * 8,
    differs: { patentName: '演示·一种折叠晾衣架', patentType: '实用新型专利' },
    isPaid: true,
    desk: [close],
  },
  {
    hoursAgo: 26,
    differs: { patentName: '演示·一种电池热管理装置', special: '保密请求', applyNation: '中国;PCT国际申请' },
    isPaid: true,
    desk: [],
  },
  {
    hoursAgo: 50,
    differs: { patentName: '演示·一种可调支撑架', patentType: '实用新型专利' },
    isPaid: true,
    desk: [ask],
  },
  { hoursAgo: 3, differs: { special: '要求优先权', firstFilingDate: addDays(today, -200) }, isPaid: false, desk: [] },
]

const hourMs = 3_600_000

/** Makes applications in every state, of one customer and handled by one member of staff. Only for demonstration mode. */
export const seedPatents = (ctx: SeedCtx, users: { customer: string; staff: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    for (const { hoursAgo, differs, isPaid, desk } of casesOn(shanghaiDayOf(ctx.now()))) {
      const at = (hoursLater: number, userId: string): At => ({
        ...ctx,
        db: tx,
        now: () => new Date(ctx.now().getTime() - (hoursAgo - hoursLater) * hourMs),
        actor: { userId },
      })
      const body = patentApply.parse({ ...patentSample, ...differs })
      const { businessSn, orderNo } = await submitPatent(at(0, users.customer), { body })
      if (isPaid && orderNo !== null) {
        const paying = at(0.2, users.customer)
        await payAtSeed(paying, orderNo)
        const order = { orderNo, businessSn, service: 'sqzl', ownerId: users.customer, purpose: 'application' } as const
        await markPaid({ ...paying, actor: null }, order, paying.now())
      }
      for (const [index, act] of desk.entries()) await act(at(1 + index * 20, users.staff), businessSn)
    }
  })
