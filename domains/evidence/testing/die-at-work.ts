import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Moment } from './die-at.ts'
import type { EvidenceApp } from './evidence-app.ts'

/** One piece of work for a process of its own, which kills itself (SIGKILL) right before `moment`. */
export type Order = {
  databaseUrl: string
  env: Record<string, string>
  userId: string
  moment: Moment
  work: Work
}

/** A file to receive, a record to seal, a package to hand out by a ticket, or to prove what is sealed and not yet proved. */
export type Work =
  | { receive: string }
  | { seal: string }
  | { pack: { id: string; authorization: string } }
  | { prove: true }

const child = join(import.meta.dirname, 'dying-child.ts')

/** Before no step: the work comes to its end. */
export const neverDies = 0

/** How many steps the work took; undefined when it was killed. */
export const workUntil = (
  portal: EvidenceApp,
  { work, moment, env = {} }: Pick<Order, 'work' | 'moment'> & { env?: Record<string, string> },
): Promise<number | undefined> => {
  const order: Order = {
    databaseUrl: portal.database.url,
    env: { ...env, DATA_DIR: portal.services.config.dataFolder },
    userId: portal.people.demo.id,
    moment,
    work,
  }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [child, JSON.stringify(order)], (error, out) => {
      if (!error) resolve(Number(out))
      else if (error.signal === 'SIGKILL') resolve(undefined)
      else reject(error)
    })
  })
}
