import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { startSimulator } from '@portal/orders/testing'

/** The gateways' ports lie beside those of the portals that they belong to. */
const gatewayPort = (portal: number): number => portal + 50

/** Starts a simulator of both gateways for the portal at a port; answers what leads the portal to it. */
export const openGateways = async (port: string): Promise<{ PAYMENTS_FILE: string }> => {
  const folder = resolve(import.meta.dirname, `../.cache/e2e/payments-${port}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { settings } = await startSimulator({ folder, port: gatewayPort(Number(port)) })
  const file = resolve(folder, 'payments.json')
  writeFileSync(file, JSON.stringify(settings), { mode: 0o600 })
  return { PAYMENTS_FILE: file }
}

/** Opens the simulator's page of the portal at `baseURL`, in a window that no portal's page sees. */
export const openSimulator = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.goto(`http://localhost:${gatewayPort(Number(new URL(baseURL ?? '').port))}/`)
}

/** Pays, on the simulator's page, the one payment of an order that waits there. */
export const payAtGateway = async (page: Page, orderNo: string): Promise<void> => {
  const row = page.getByRole('row').filter({ hasText: orderNo }).filter({ hasText: '等待付款' })
  await row.getByRole('button', { name: '付款', exact: true }).click()
}
