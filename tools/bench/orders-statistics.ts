import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpCall } from './calls.ts'
import { fire } from './load.ts'
import type { OrdersBase } from './orders-base.ts'
import { line } from './orders-line.ts'

const countWithinMs = 900_000

/** Has the portal's own job count all figures anew, which it does each minute; answers how long that took with the waiting. */
const countFigures = async ({ db }: OrdersBase): Promise<number> => {
  const began = Date.now()
  for (; Date.now() - began < countWithinMs; await sleep(1_000)) {
    // The rows are dated back, so that only a first count finds them.
    await db.query('delete from order_figure_run where as_of < to_timestamp($1::float8 / 1000)', [began])
    const { rows } = await db.query('select 1 from order_figure_run')
    if (rows.length > 0) return (Date.now() - began) / 1000
  }
  throw new Error('the figures of orders were not counted in time')
}

/** Measures the statistics of a month by days, and of everything by months. */
export const measureStatistics = async (base: OrdersBase): Promise<string> => {
  const seconds = await countFigures(base)
  const [of] = (
    await base.db.query('select floor(extract(epoch from min(created_at)) * 1000)::text as at from customer_order')
  ).rows
  const paths = { month: 'grain=day', everything: `grain=month&from=${of.at}` }
  const found: string[] = []
  let slowest = 0
  for (const [name, query] of Object.entries(paths)) {
    const path = `/api/admin/orders/statistics?${query}`
    const call = (): HttpCall => ({ method: 'GET', path, headers: base.staff })
    await fire(base.portal, call, { connections: 2, seconds: 2 })
    const { p50, p99 } = await fire(base.portal, call, { connections: 2, seconds: 6 })
    slowest = Math.max(slowest, p99)
    found.push(`${name} p50 ${p50} ms, p99 ${p99} ms`)
  }
  const counted = `counted anew within ${seconds.toFixed(0)} s`
  return line('statistics', `${found.join('; ')}; ${counted}`, 'p99 ≤ 200 ms', slowest <= 200)
}
