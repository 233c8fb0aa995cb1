import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { Order } from './dying-child.ts'
import type { EvidenceApp } from './evidence-app.ts'

const child = join(import.meta.dirname, 'dying-child.ts')

/** The moment for a work that is not killed, but comes to its end. */
export const neverDies = 0

/** Does a piece of work in a process of its own; answers how many steps it took, undefined if it was killed. */
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
    execFile(
      process.execPath,
      ['--import', '@portal/platform/server/quick-imports', child, JSON.stringify(order)],
      (error, out) => {
        if (!error) resolve(Number(out))
        else if (error.signal === 'SIGKILL') resolve(undefined)
        else reject(error)
      },
    )
  })
}
