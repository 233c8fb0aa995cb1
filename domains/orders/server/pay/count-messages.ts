import { newCounter } from '@portal/platform/server'
import type { GatewayHouse } from '../../contract/ways.ts'

/** Messages of gateways by what became of them: `taken`, or why they were refused. */
export const gatewayMessagesTotal = newCounter(
  'portal_gateway_messages_total',
  'Messages of payment gateways, by house and verdict',
  ['way', 'verdict'],
)

export const countMessage = (way: GatewayHouse, verdict: string): void => gatewayMessagesTotal.inc({ way, verdict })
