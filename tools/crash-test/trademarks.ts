import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@portal/platform/server'
import pg from 'pg'
import { freePort } from '../bench/processes.ts'
import { done } from './order-calls.ts'
import { type PortalProcess, startPortalOn } from './portal-process.ts'
import { type TrademarkAct, type TrademarkStage, trademarkActs } from './trademark-acts.ts'
import { openTrademarkCalls } from './trademark-calls.ts'

type Say = (text: string) => void

/** Each finds what a half act would have left: the name says what is wrong with the application that is answered. */
const halves: Record<string, string> = {
  'has not one row of history for each version': `select a.business_number from trademark_application a
    left join trademark_step s on s.application_id = a.id group by a.id having count(s.id) <> a.version`,
  'is not in the state of its last step': `select a.business_number from trademark_application a
    join trademark_step s on s.application_id = a.id and s.version = a.version where s.state_after <> a.file_state`,
  'has no order, or an order that is not there': `select a.business_number from trademark_application a
    left join customer_order o on o.order_number = a.order_number where o.id is null`,
  'has no picture': `select a.business_number from trademark_application a where not exists
    (select from trademark_file f where f.application_id = a.id and f.slot = 'image')`,
  'names a file that is not attached to it': `select a.business_number from trademark_application a
    join (select application_id, id from trademark_file union select application_id, file_id from trademark_step
      where file_id is not null) f on f.application_id = a.id
    left join file u on u.id = f.id and u.attached_ref = a.id::text where u.id is null`,
  'was confirmed without a confirmation': `select a.business_number from trademark_application a
    join trademark_step s on s.application_id = a.id and s.act = 'confirm' where not exists
      (select from trademark_file f where f.application_id = a.id and f.slot = 'confirm')`,
  'has a certificate, and an order that is not completed': `select a.business_number from trademark_application a
    join customer_order o on o.order_number = a.order_number where a.file_state = 18 and o.state <> 2`,
  'was accepted without a provider': `select business_number from trademark_application
    where file_state between 2 and 18 and provider_id is null`,
}

const judge = async ({ db }: TrademarkStage): Promise<string[]> => {
  const faults: string[] = []
  for (const [what, query] of Object.entries(halves))
    for (const { business_number } of (await db.query(query)).rows) faults.push(`${business_number} ${what}`)
  return faults
}

const countOf = async ({ db }: TrademarkStage): Promise<number> =>
  (await db.query('select count(*)::int as found from trademark_application')).rows[0].found

/** Repeats a call that got no answer, and the same once more: both must name the same thing, which is there once. */
const repeat = async (
  stage: TrademarkStage,
  prepared: Awaited<ReturnType<TrademarkAct['prepare']>>,
  before: number,
) => {
  const [first, second] = [done(await prepared.call()), done(await prepared.call())]
  if (first.businessSn !== second.businessSn || first.fileState !== second.fileState)
    return ['the same key was answered twice otherwise']
  const added = (await countOf(stage)) - before
  const wanted = prepared.businessSn === null ? 1 : 0
  return added === wanted ? [] : [`${added} applications were added, not ${wanted}`]
}

/** How many steps an act takes that nobody kills. */
const countSteps = async (stage: TrademarkStage, portal: PortalProcess, act: TrademarkAct): Promise<number> => {
  const { call } = await act.prepare(stage)
  await portal.dieBefore(0)
  done(await call())
  return portal.dieBefore(0)
}

/**
 * `npm run crash-test -- trademarks [rounds]`: kills the portal before and after every step of submitting an application and of
 * acts on it, starts it again, repeats the call, and looks for what a half act would have left.
 */
export const crashTrademarks = async (say: Say, rounds: number): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-trademarks-crash-'))
  await chmod(folder, 0o711)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const db = new pg.Client({ connectionString: postgres.url })
  await db.connect()
  const port = await freePort()
  const env = { DATABASE_URL: postgres.url, PUBLIC_URL: `http://127.0.0.1:${port}` }
  const start = () => startPortalOn(folder, { port, env, dies: true })
  let portal = await start()
  try {
    const stage: TrademarkStage = { calls: await openTrademarkCalls(portal.url), db }
    const moments: { act: TrademarkAct; step: number }[] = []
    for (const act of trademarkActs) {
      const steps = await countSteps(stage, portal, act)
      say(`${act.name}: ${steps} steps`)
      for (let step = 1; step <= steps + 1; step += 1) moments.push({ act, step })
    }
    const chosen = moments.filter((_, at) => at % Math.max(1, Math.ceil(moments.length / rounds)) === 0)
    for (const [at, { act, step }] of chosen.entries()) {
      const prepared = await act.prepare(stage)
      const before = await countOf(stage)
      await portal.dieBefore(step)
      await prepared.call()
      await portal.kill()
      const halfDone = await judge(stage)
      portal = await start()
      const faults = [...halfDone, ...(await repeat(stage, prepared, before)), ...(await judge(stage))]
      say(`round ${at + 1} of ${chosen.length}: ${act.name}, step ${step}`)
      if (faults.length === 0) continue
      say(`FAULT: ${faults.join('; ')}\nkept for inspection: ${folder}`)
      return false
    }
    say(`${chosen.length} rounds, ${await countOf(stage)} applications: nothing half done, nothing twice`)
  } finally {
    await portal.stop()
    await db.end()
    await postgres.stop()
  }
  await rm(folder, { recursive: true, force: true })
  return true
}
