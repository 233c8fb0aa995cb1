import { demonstrationPaper, storeFile } from '@portal/files/server'
import { addDays, shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, JobCtx } from '@portal/platform/server'
import type { SubmitRequest } from '../contract/kinds.ts'
import { submitRequest as submitForm } from '../contract/kinds.ts'
import { fullPlanSample, submitSamples } from '../contract/samples.ts'
import type { AskForm } from '../contract/supplement-form.ts'
import { noVault } from './case-right.ts'
import { acceptRequest, completeRequest, rejectRequest } from './move-request.ts'
import { recordCall } from './record-call.ts'
import { requestFullPlan } from './request-full-plan.ts'
import { submitWith } from './submit-request.ts'
import { answerSupplement } from './supplement-answer.ts'
import { askSupplement } from './supplement-ask.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'signer' | 'storage' | 'config' | 'log'>
type Step = (ctx: ActorCtx & SeedCtx, businessSn: string) => Promise<unknown>

/** A demonstration case: how old it is in hours, what differs from its sample, and the steps it has been through. */
type Case = {
  hoursAgo: number
  /** The sample that the case begins with; without one it is a customs seizure. */
  sample?: keyof typeof submitSamples
  differs?: Partial<SubmitRequest>
  desk?: readonly Step[]
  owner?: readonly Step[]
  after?: Step
}

const accept: Step = (ctx, businessSn) =>
  acceptRequest(ctx, {
    params: { businessSn },
    body: { acceptContent: '演示：材料齐全，已安排专员分析案情。', note: '演示备注：等待客户补充提单。' },
  })
const reject: Step = (ctx, businessSn) =>
  rejectRequest(ctx, {
    params: { businessSn },
    body: {
      acceptContent: '演示：描述的情形不涉及知识产权。',
      cure: '演示：请向承运人或报关行了解滞港原因；如果收到海关有关知识产权的通知，凭通知重新提交即可受理。',
      note: '',
    },
  })
const askFor =
  (asked: Pick<AskForm, 'items' | 'papers'>): Step =>
  (ctx, businessSn) =>
    askSupplement(ctx, {
      params: { businessSn },
      body: { ...asked, dueDate: addDays(shanghaiDayOf(ctx.now()), 7), note: '' },
    })
const answerWith =
  (answers: Record<string, unknown>, remark = ''): Step =>
  (ctx, businessSn) =>
    answerSupplement(ctx, { body: { businessSn, round: 1, answers, remark } })
const completeWith =
  (processResult: string): Step =>
  (ctx, businessSn) =>
    completeRequest(ctx, { params: { businessSn }, body: { processResult, note: '' } })
const complete = completeWith('演示：已出具答复意见与证据清单，海关已放行该批货物。')
const call: Step = (ctx, businessSn) => recordCall(ctx, { params: { businessSn }, body: { note: '' } })
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
    after: call,
  },
  {
    hoursAgo: 24 * 12,
    differs: {
      seizureProduct: '演示·咖啡机 80 台',
      // One of the invented recordals of the demonstration, so that the request has that mark for its picture.
      seizureReason: '收到扣留通知，称机身上的标识涉嫌侵权；涉及备案号 T2025-500001',
      appeal: '请协助与备案的商标比对，准备书面说明',
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
    // Nine days are more than the default time allowed: the demonstration shows an escalated case too.
    hoursAgo: 24 * 9,
    differs: {
      seizureProduct: '演示·蓝牙耳机 5000 副',
      seizureReason: '包装上的图形被认为与他人注册商标近似',
      appeal: '客户已提供授权书，请协助向海关说明授权关系',
    },
    desk: [accept],
  },
  { hoursAgo: 24 * 30, sample: 'riskAversion', desk: [accept, completeWith('演示：已出具目的国商标与外观检索意见。')] },
  {
    hoursAgo: 24 * 9,
    sample: 'expertFiling',
    desk: [accept],
  },
  {
    hoursAgo: 24 * 8,
    sample: 'tradeDispute',
    desk: [askFor({ items: [{ field: 'appeal', problem: '演示：请写明律师函的日期和所称专利的编号。' }], papers: [] })],
    owner: [
      answerWith({ appeal: '演示：2026-11-02 收到境外律师函，称产品侵犯其第 0000000 号专利，请协助评估并准备应对' }),
    ],
    after: accept,
  },
  {
    hoursAgo: 24 * 6,
    sample: 'eCommerce',
    desk: [accept, completeWith('演示：申诉材料已提交平台，链接已恢复。')],
  },
  {
    hoursAgo: 24 * 4,
    sample: 'eCommerce',
    differs: {
      requirementType: 1,
      eplatform: '天猫国际',
      complaintType: '盗图;商标侵权',
      appeal: '演示：多家店铺使用我方商品图片和商标，希望一并投诉',
    },
    desk: [
      askFor({
        items: [{ field: 'appeal', problem: '演示：请列出侵权店铺的名称和商品链接。' }],
        papers: [{ label: '商标注册证', problem: '演示：请补交注册证的扫描件，注册人须与申请人一致。' }],
      }),
    ],
  },
  { hoursAgo: 50, sample: 'earlyWarning', desk: [accept] },
  { hoursAgo: 30, sample: 'exhibition' },
  { hoursAgo: 3 },
]

const hourMs = 3_600_000

const certificateOf = (ctx: ActorCtx & SeedCtx) =>
  storeFile(
    { ...ctx, actor: { ...ctx.actor, userType: 'customer' } },
    { bytes: demonstrationPaper('certificate'), fileName: '演示·商标注册证.pdf', purpose: 'expert-filing' },
  )

/**
 * Makes demonstration cases in every state, all of one customer and handled by one member of staff. Only for
 * demonstration mode.
 */
export const seedRequests = (ctx: SeedCtx, users: { customer: string; staff: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    for (const { hoursAgo, sample = 'customsSeizure', differs, desk = [], owner = [], after } of cases) {
      const at = (hoursLater: number, userId: string): ActorCtx & SeedCtx => ({
        ...ctx,
        db: tx,
        now: () => new Date(ctx.now().getTime() - (hoursAgo - hoursLater) * hourMs),
        actor: { userId },
      })
      const start = at(0, users.customer)
      const papers = sample === 'expertFiling' && { voucher: [await certificateOf(start)] }
      const body = submitForm.parse({ ...submitSamples[sample], ...papers, ...differs })
      const { businessSn } = await submitWith(noVault)(start, { body })
      for (const [index, step] of desk.entries()) await step(at(1 + index * 20, users.staff), businessSn)
      const later = 1 + desk.length * 20
      for (const step of owner) await step(at(later, users.customer), businessSn)
      await after?.(at(later + 0.3, users.staff), businessSn)
    }
  })
