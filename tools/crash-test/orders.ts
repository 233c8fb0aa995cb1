import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSimulator } from '@portal/orders/testing'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { freePort } from '../bench/processes.ts'
import { type OrderAct, type OrdersStage, orderActs, type Prepared } from './order-acts.ts'
import { type Expected, judgeOrder, type Told } from './order-books.ts'
import { done, openOrderCalls } from './order-calls.ts'
import { type PortalProcess, startPortalOn } from './portal-process.ts'

/** How soon after its start a portal must have finished what the dead one left. */
const finishWithinMs = 60_000
/** So long nothing more may happen at the end: by then a second act would have reached a gateway. */
const quietMs = 20_000
const lookEveryMs = 100

type Say = (text: string) => void

const judge = async (stage: OrdersStage, expected: readonly Expected[]): Promise<string[]> => {
  const { calls, simulator } = stage
  const told = await Promise.all(
    expected.map(async ({ orderNo }) => done(await calls.staff(`/api/admin/orders/${orderNo}`)) as Told),
  )
  const gateway = [...simulator.wechat.books(), ...simulator.alipay.books()]
  return expected.flatMap((one, at) => judgeOrder(one, told[at] as Told, gateway))
}

const judgeBalances = async ({ calls }: OrdersStage): Promise<string[]> => {
  const { balanced, total, differences } = done(await calls.staff('/api/admin/ledger/balances'))
  return balanced ? [] : [`the books do not balance: ${total}, ${JSON.stringify(differences)}`]
}

/** Waits until the orders are as they must be; answers what is still wrong at the end of the patience. */
const finished = async (stage: OrdersStage, expected: readonly Expected[]): Promise<string[]> => {
  for (const until = Date.now() + finishWithinMs; ; await sleep(lookEveryMs)) {
    const faults = await judge(stage, expected)
    if (faults.length === 0 || Date.now() > until) return faults
  }
}

/** Does an act without a death; answers how many steps it takes. */
const countSteps = async (stage: OrdersStage, portal: PortalProcess, act: OrderAct): Promise<number> => {
  const { expected, begin, repeat } = await act.prepare(stage)
  await portal.dieBefore(0)
  await begin()
  // An act that waits for its repeat, as a payer who has not paid yet, has taken its steps with the answer.
  if (act.name.startsWith('pay')) {
    const steps = await portal.dieBefore(0)
    await repeat()
    await finished(stage, expected)
    return steps
  }
  const faults = await finished(stage, expected)
  if (faults.length > 0) throw new Error(`${act.name} does not finish: ${faults.join('; ')}`)
  return portal.dieBefore(0)
}

/** Begins an act, and waits for the death of the portal; one that has finished its act dies after it. */
const dieAt = async (stage: OrdersStage, portal: PortalProcess, prepared: Prepared, step: number): Promise<void> => {
  await portal.dieBefore(step)
  await prepared.begin()
  const until = Date.now() + finishWithinMs
  const isOver = async (): Promise<boolean> => {
    if (portal.isDead() || Date.now() > until) return true
    try {
      return (await judge(stage, prepared.expected)).length === 0
    } catch {
      // It died while it was asked.
      return portal.isDead()
    }
  }
  while (!(await isOver())) await sleep(lookEveryMs)
  await portal.kill()
}

/** The moments of all acts; fewer than there are lie evenly among them. */
const momentsOf = (steps: ReadonlyMap<OrderAct, number>, rounds: number): { act: OrderAct; step: number }[] => {
  // The step after the last one is a death after everything.
  const all = [...steps].flatMap(([act, count]) =>
    Array.from({ length: count + 1 }, (_, at) => ({ act, step: at + 1 })),
  )
  if (rounds >= all.length) return all
  return all.filter((_, at) => Math.floor((at * rounds) / all.length) !== Math.floor(((at - 1) * rounds) / all.length))
}

/** Runs `npm run books` on the database of the portal; answers what it said, and whether it found the books right. */
const readBooks = (env: Record<string, string>): Promise<{ said: string; isRight: boolean }> =>
  new Promise((resolve) => {
    const root = join(import.meta.dirname, '../..')
    const all = { PATH: process.env.PATH, ...env }
    execFile(
      process.execPath,
      ['--import', '@portal/platform/server/quick-imports', 'apps/server/books.ts'],
      { cwd: root, env: all },
      (error, out, fault) => resolve({ said: `${out}${fault}`.trimEnd(), isRight: error === null }),
    )
  })

/**
 * `npm run crash-test -- orders [rounds] [act]`: kills the portal before and after every step of paying, notifying, expiring,
 * matching, refunding and importing, starts it again, and judges by the gateways' own list and the journal that each order's
 * money came and went once. `act` is the beginning of an act's name, and leaves the others out. The database and the gateways
 * live on, as they do in operation.
 */
export const crashOrders = async (say: Say, rounds: number, only: string): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-orders-crash-'))
  // If root runs the test, PostgreSQL runs as a user of its own, who must be able to enter the folder.
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const simulator = await startSimulator({ folder: join(folder, 'payments'), port: 0 })
  const db = new pg.Client({ connectionString: postgres.url })
  await db.connect()
  const paymentsFile = join(folder, 'payments', 'payments.json')
  await writeFile(paymentsFile, JSON.stringify(simulator.settings))
  const port = await freePort()
  const env = { DATABASE_URL: postgres.url, PAYMENTS_FILE: paymentsFile, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const start = () => startPortalOn(folder, { port, env, dies: true })
  let portal = await start()
  const close = async () => {
    await portal.stop()
    await db.end()
    await simulator.stop()
    await postgres.stop()
  }
  try {
    const stage: OrdersStage = { calls: await openOrderCalls(portal.url), simulator, db }
    const steps = new Map<OrderAct, number>()
    const acts = orderActs.filter(({ name }) => name.startsWith(only))
    for (const act of acts) steps.set(act, await countSteps(stage, portal, act))
    say([...steps].map(([{ name }, count]) => `${name}: ${count} steps`).join('\n'))
    const moments = momentsOf(steps, rounds)
    const everything: Expected[] = []
    let slowest = 0
    for (const [at, { act, step }] of moments.entries()) {
      const prepared = await act.prepare(stage)
      everything.push(...prepared.expected)
      await dieAt(stage, portal, prepared, step)
      const started = performance.now()
      portal = await start()
      await prepared.repeat()
      const faults = [...(await finished(stage, prepared.expected)), ...(await judgeBalances(stage))]
      const tookMs = performance.now() - started
      slowest = Math.max(slowest, tookMs)
      if (tookMs > finishWithinMs) faults.push('it was not finished in time')
      say(`round ${at + 1}: ${act.name}, step ${step}, finished ${(tookMs / 1000).toFixed(1)} s after the start`)
      if (faults.length === 0) continue
      say(`FAULT: ${faults.join('; ')}\nkept for inspection: ${folder}`)
      return false
    }
    await sleep(quietMs)
    const faults = await judge(stage, everything)
    const { said, isRight } = await readBooks({ ...env, DATA_DIR: join(folder, 'data') })
    say(said)
    if (faults.length > 0 || !isRight) {
      say(`FAULT: ${faults.join('; ')}\nkept for inspection: ${folder}`)
      return false
    }
    say(
      `${moments.length} rounds, ${everything.length} orders: 0 fen lost, 0 double acts at the gateways; finished at most ${(slowest / 1000).toFixed(1)} s after the start`,
    )
  } finally {
    await close()
  }
  await rm(folder, { recursive: true, force: true })
  return true
}
