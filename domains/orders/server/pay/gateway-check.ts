import type { HealthCheck, HealthFinding, JobCtx } from '@portal/platform/server'
import { and, gt, inArray, isNull, lt } from 'drizzle-orm'
import { gatewayHouseOf, moneyHouseLabels, payWays } from '../../contract/ways.ts'
import { paymentSettings } from '../payments.settings.ts'
import type { Gateway } from './gateway.ts'
import { paymentAttempts } from './payment.table.ts'

const minute = 60_000
/** Payments that began within this time tell how a gateway is now; one that has just begun may still be answered. */
const lookedAtMs = 60 * minute
const patienceMs = minute
/** So many unanswered payments, and not one answered, are no accident. */
const mostUnanswered = 3

type Judged = { name: string; unanswered: number; answered: number }

/** How many of the payments that customers just began the gateway answered with something to pay with. */
const judge = async (ctx: JobCtx, { house }: Gateway): Promise<Judged> => {
  const now = ctx.now().getTime()
  const begun = await ctx.db
    .select({ means: paymentAttempts.means })
    .from(paymentAttempts)
    .where(
      and(
        inArray(
          paymentAttempts.way,
          payWays.filter((way) => gatewayHouseOf(way) === house),
        ),
        gt(paymentAttempts.createTime, new Date(now - lookedAtMs)),
        lt(paymentAttempts.createTime, new Date(now - patienceMs)),
        // Whoever is still at the consent page was not asked for yet.
        isNull(paymentAttempts.consentState),
      ),
    )
  const unanswered = begun.filter(({ means }) => means === null).length
  return { name: moneyHouseLabels[house], unanswered, answered: begun.length - unanswered }
}

const findingOf = (judged: readonly Judged[]): HealthFinding => {
  const failing = judged.filter(({ unanswered }) => unanswered > 0)
  const names = judged.map(({ name }) => name).join('、')
  if (failing.length === 0) return { state: 'ok', text: `${names}：一小时内发起的付款都得到了答复。` }
  const words = failing.map(({ name, unanswered }) => `${name} ${unanswered} 笔`).join('，')
  const text = `一小时内发起的付款没有得到渠道答复：${words}。请检查网络与支付配置（商户号、密钥、证书），客户仍可用银行转账付款。`
  const isAway = failing.some(({ unanswered, answered }) => answered === 0 && unanswered >= mostUnanswered)
  return { state: isAway ? 'fault' : 'warning', text }
}

/**
 * Whether the payment gateways answer, as the payments show that customers began by any process of the portal: nothing is asked
 * of a gateway for this.
 */
export const gatewayCheck: HealthCheck = {
  key: 'orders.gateways',
  name: '支付渠道',
  look: async (ctx) => {
    const { gateways } = paymentSettings(ctx.config)
    if (gateways.length === 0) return { state: 'ok', text: '没有配置支付渠道，没有需要检查的。' }
    return findingOf(await Promise.all(gateways.map((gateway) => judge(ctx, gateway))))
  },
}
