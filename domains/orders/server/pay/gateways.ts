import type { Config } from '@portal/platform/server'
import { type GatewayHouse, gatewayHouseOf, type PayWay } from '../../contract/ways.ts'
import { paymentSettings } from '../payments.settings.ts'
import type { Gateway } from './gateway.ts'

/** The gateway of a house; null where the operator has none there. */
export const gatewayAt = (config: Config, house: GatewayHouse): Gateway | null =>
  paymentSettings(config).gateways.find((gateway) => gateway.house === house) ?? null

/** The gateway that a way goes through; null for a way of another kind, and where the operator has no such gateway. */
export const gatewayOf = (config: Config, way: PayWay): Gateway | null => {
  const house = gatewayHouseOf(way)
  return house && gatewayAt(config, house)
}
