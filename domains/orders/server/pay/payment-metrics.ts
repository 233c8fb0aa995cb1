import { newCounter, newDurations } from '@portal/platform/server'
import { gatewayHouses, moneyHouses } from '../../contract/ways.ts'
import type { Gateway } from './gateway.ts'

/** Messages of gateways by what became of them: `taken`, or why they were refused. */
export const gatewayMessages = newCounter(
  'portal_gateway_messages_total',
  'Messages of payment gateways, by house and verdict',
  {
    way: gatewayHouses,
    verdict: ['taken', 'type', 'form', 'unreadable', 'unsigned', 'signature', 'forged', 'stale', 'foreign', 'not-ours'],
  },
)
export type MessageVerdict = Parameters<typeof gatewayMessages.add>[0]['verdict']

/**
 * Payments by what became of them: `settled` made its order paid, after a `partial` one something is still due, an `unwanted`
 * one came twice or for a closed order and goes back, an `unclaimed` one fits no payment of ours; a `closed` one was begun at a
 * gateway and ended without being paid.
 */
export const payments = newCounter('portal_payments_total', 'Payments, by the house of their money and outcome', {
  way: moneyHouses,
  outcome: ['settled', 'partial', 'unwanted', 'unclaimed', 'closed'],
})
export type PaymentOutcome = Parameters<typeof payments.add>[0]['outcome']

const calls = ['begin', 'ask', 'close', 'refund', 'askRefund', 'findBill'] as const

/** How long calls of gateways take, also those that end without an answer. The bounds are what the callers' patience is. */
export const gatewaySeconds = newDurations('portal_gateway_seconds', 'Time of calls of payment gateways', {
  labels: { way: gatewayHouses, call: calls },
  buckets: [0.1, 0.3, 1, 3, 5, 8, 60],
})

/** The same gateway, whose calls are timed. */
export const timed = (gateway: Gateway): Gateway => {
  const time =
    <Args extends unknown[], Word>(call: (typeof calls)[number], make: (...args: Args) => Promise<Word>) =>
    async (...args: Args): Promise<Word> => {
      const started = performance.now()
      try {
        return await make(...args)
      } finally {
        gatewaySeconds.add({ way: gateway.house, call }, (performance.now() - started) / 1000)
      }
    }
  return {
    ...gateway,
    begin: time('begin', gateway.begin),
    ask: time('ask', gateway.ask),
    close: time('close', gateway.close),
    refund: time('refund', gateway.refund),
    askRefund: time('askRefund', gateway.askRefund),
    findBill: time('findBill', gateway.findBill),
  }
}
