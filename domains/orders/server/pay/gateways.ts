import type { Config } from '@portal/platform/server'
import { gatewayHouseOf, type PayWay } from '../../contract/ways.ts'
import { paymentSettings } from '../payments.settings.ts'
import type { Gateway } from './gateway.ts'

/** The gateway that a way goes through; null for a way of another kind, and where the operator has no such gateway. */
export const gatewayOf = (config: Config, way: PayWay): Gateway | null => {
  const house = gatewayHouseOf(way)
  return paymentSettings(config).gateways.find((gateway) => gateway.house === house) ?? null
}
