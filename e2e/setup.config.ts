import type { FullConfig } from '@playwright/test'
import { placeExpiringOrders } from './expiring-order.ts'

/** Runs once when the portals stand, before the first journey. */
export default (config: FullConfig): Promise<void> => placeExpiringOrders(config)
