import type { JobCtx } from '@portal/platform/server'
import type { SubmitRequest } from '../contract/index.ts'
import { fullPlanSample, submitRequest as submitForm, submitSamples } from '../contract/index.ts'
import type { Deed } from './deed.ts'
import { acceptRequest, completeRequest, rejectRequest } from './move-request.ts'
import { requestFullPlan } from './request-full-plan.ts'
import { submitRequest } from './submit-request.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher'>
type Step = (ctx: Deed & SeedCtx, businessSn: string) => Promise<unknown>

/** A demonstration case: how old it is in hours, what differs from the sample, and the steps it has been through. */
type Case = { hoursAgo: number; differs: Partial<SubmitRequest>; desk?: readonly Step[]; owner?: readonly Step[] }

const accept: Step = (ctx, businessSn) =>
  acceptRequest(ctx, {
    params: { businessSn },
    body: { acceptContent: '演示：材料齐全，已安排专员分析案情。', note: '演示备注：等待客户补充提单。' },
  })
const reject: Step = (ctx, businessSn) =>
  rejectRequest(ctx, {
    params: { businessSn },
    body: { acceptContent: '演示：描述的情形不涉及知识产权，请向承运人了解滞港原因。', note: '' },
  })
const complete: Step = (ctx, businessSn) =>
  completeRequest(ctx, {
    params: { businessSn },
    body: { processResult: '演示：已出具答复意见与证据清单，海关已放行该批货物。', note: '' },
  })
const askFullPlan: Step = (ctx, businessSn) => requestFullPlan(ctx, { body: { businessSn, ...fullPlanSample } })

const cases: readonly Case[] = [
  {
    hoursAgo: 24 * 40,
    differs: {
      seizureProduct: '演示·儿童滑板车 300 台',
      seizureReason: '目的港海关认为外观与他人注册外观设计相同，暂停放行',
      appeal: '需要外观对比意见，并了解能否先行放行',
    },
    desk: [accept, complete],
    owner: [askFullPlan],
  },
  {
    hoursAgo: 24 * 12,
    differs: {
      seizureProduct: '演示·咖啡机 80 台',
      seizureReason: '收到扣留通知，称涉嫌侵犯他人实用新型专利',
      appeal: '请协助比对专利权利要求，准备书面说明',
    },
    desk: [accept, complete],
  },
  {
    hoursAgo: 24 * 5,
    differs: {
      seizureProduct: '演示·瓷砖 2 个货柜',
      seizureReason: '船期延误，货物在目的港滞留',
      appeal: '希望尽快提货',
    },
    desk: [reject],
  },
  {
    hoursAgo: 24 * 2,
    differs: {
      seizureProduct: '演示·蓝牙耳机 5000 副',
      seizureReason: '包装上的图形被认为与他人注册商标近似',
      appeal: '客户已提供授权书，请协助向海关说明授权关系',
    },
    desk: [accept],
  },
  { hoursAgo: 3, differs: {} },
]

const hourMs = 3_600_000

/** Demonstration cases in every state, of one customer, handled by one member of staff. Only for demonstration mode. */
export const seedRequests = (ctx: SeedCtx, users: { customer: string; staff: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    for (const { hoursAgo, differs, desk = [], owner = [] } of cases) {
      const at = (hoursLater: number, userId: string): Deed & SeedCtx => ({
        ...ctx,
        db: tx,
        now: () => new Date(ctx.now().getTime() - (hoursAgo - hoursLater) * hourMs),
        actor: { userId },
      })
      const body = submitForm.parse({ ...submitSamples.customsSeizure, ...differs })
      const { businessSn } = await submitRequest(at(0, users.customer), { body })
      for (const [index, step] of desk.entries()) await step(at(1 + index * 20, users.staff), businessSn)
      for (const step of owner) await step(at(1 + desk.length * 20, users.customer), businessSn)
    }
  })
