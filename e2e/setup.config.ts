import { expect, type FullConfig } from '@playwright/test'
import { placeExpiringOrders } from './expiring-order.ts'
import { portalPort } from './portal-port.ts'

const isReady = async (port: number): Promise<boolean> => {
  const reply = await fetch(`http://localhost:${port}/readyz`).catch(() => undefined)
  return reply?.ok ?? false
}

/** Runs once before the first journey: waits for all portals, of which Playwright has waited for the first. */
export default async (config: FullConfig): Promise<void> => {
  for (let worker = 0; worker < config.workers; worker += 1)
    await expect.poll(() => isReady(portalPort(worker)), { timeout: 60_000, intervals: [100] }).toBe(true)
  await placeExpiringOrders(config)
}
