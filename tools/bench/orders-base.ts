import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Simulator, startSimulator } from '@portal/orders/testing'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { logInAs } from '../crash-test/customer.ts'
import { fillOrders } from './order-rows.ts'
import { type Process, startShop } from './processes.ts'

/** A portal with many orders on a database of its own, beside simulated gateways. */
export type OrdersBase = {
  orders: number
  portal: Process
  simulator: Simulator
  db: pg.Client
  databaseUrl: string
  /** What a customer's and a member of staff's calls are sent with. */
  customer: Record<string, string>
  staff: Record<string, string>
  fillSeconds: number
  stop: () => Promise<void>
}

export const openOrdersBase = async (within: string, orders: number): Promise<OrdersBase> => {
  const folder = join(within, `orders_${orders}`)
  await mkdir(folder)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const simulator = await startSimulator({ folder: join(folder, 'payments'), port: 0 })
  const paymentsFile = join(folder, 'payments', 'payments.json')
  await writeFile(paymentsFile, JSON.stringify(simulator.settings))
  const db = new pg.Client({ connectionString: postgres.url })
  await db.connect()
  const portal = await startShop(folder, postgres.url, paymentsFile)
  const stop = async () => {
    await db.end()
    await portal.stop()
    await simulator.stop()
    await postgres.stop()
  }
  const fillSeconds = await fillOrders(db, orders).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const [customer, staff] = [await logInAs(portal.url, 'demo'), await logInAs(portal.url, 'staff')]
  return {
    ...{ orders, portal, simulator, db, fillSeconds, databaseUrl: postgres.url },
    customer: { authorization: customer },
    staff: { authorization: staff },
    stop,
  }
}

type Called = { status: number; body: Record<string, unknown> }

/** Sends a call of JSON; with something to send it is a POST. */
export const callOrders = async (
  { portal }: OrdersBase,
  who: Record<string, string>,
  path: string,
  json?: object,
): Promise<Called> => {
  const more = { 'content-type': 'application/json', 'idempotency-key': randomBytes(12).toString('hex') }
  const response = await fetch(portal.url + path, {
    headers: { ...who, ...(json && more) },
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Makes an order of the demonstration's customer; answers its number. */
export const placeOrder = async (base: OrdersBase): Promise<string> => {
  const { status, body } = await callOrders(base, base.staff, '/api/admin/orders', {
    customer: 'demo',
    title: '演示·订单',
    lines: [{ name: '演示·服务费', kind: 'service', quantity: 1, unitPrice: '880.00' }],
    reason: '演示',
  })
  if (status !== 200) throw new Error(`no order was made: ${status} ${JSON.stringify(body)}`)
  return String(body.orderNo)
}

export const payOrder = (base: OrdersBase, orderNo: string, way: string): Promise<Called> =>
  callOrders(base, base.customer, `/api/orders/${orderNo}/pay`, { way })
